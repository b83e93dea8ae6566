import { IMPORT_ENDINGS } from '@waybook/contract'
import { imports } from '@waybook/messages/imports'
import { type DragEvent, useRef, useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/text/class-names.ts'

const sources = (): readonly (readonly [name: string, about: string])[] => [
  ['Waybook, Obsidian, Hugo', imports.notes()],
  ['Kanka', imports.kanka()],
  ['Foundry VTT', imports.foundry()],
  [imports.azgaarName(), imports.azgaar()],
  ['Universal VTT', imports.uvtt()],
  ['OggDude, SW Adversaries, OnlyWorlds', imports.others()],
]

interface ChooseFileProps {
  readonly onFile: (file: File) => void
  readonly disabled: boolean
}

/** Takes a file that is chosen here or dropped on it. */
export function ChooseFile({ onFile, disabled }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const begin = (file: File | undefined) => {
    if (file && !disabled) onFile(file)
  }
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      begin(event.dataTransfer.files[0])
    },
  }
  return (
    <div className="grid gap-4">
      <p>{imports.chooseAbout()}</p>
      <dl className="grid gap-x-4 gap-y-1.5 text-14 md:grid-cols-[auto_minmax(0,1fr)]">
        {sources().map(([name, about]) => (
          <div key={name} className="md:contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-2">{about}</dd>
          </div>
        ))}
      </dl>
      {disabled ? null : (
        <div
          {...drop}
          className={classNames(
            'grid justify-items-center gap-1 rounded-control border-[1.5px] border-dashed p-4 text-center text-14 text-ink-2',
            isOver ? 'border-mark bg-mark-tint' : 'border-control',
          )}
        >
          <Button variant="primary" onClick={() => input.current?.click()}>
            {imports.chooseFile()}
          </Button>
          <span className="max-md:hidden">{imports.orDrop()}</span>
          <input
            ref={input}
            type="file"
            accept={IMPORT_ENDINGS}
            aria-label={imports.fileToImport()}
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // Otherwise choosing the same file again would not fire a change event.
              target.value = ''
              begin(file)
            }}
          />
        </div>
      )}
    </div>
  )
}
