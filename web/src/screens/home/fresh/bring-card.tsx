import { IMPORT_ENDINGS } from '@waybook/contract'
import { freshHome } from '@waybook/messages/freshHome'
import { useRef, useState, type DragEvent } from 'react'

import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { ProgressBar } from '#ui/state/progress-bar.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { Icon, type IconName } from '#ui/text/icon.tsx'

import { useBringFile } from './use-bring-file.ts'

const sources: readonly { readonly icon: IconName; readonly name: string; readonly about: () => string }[] = [
  { icon: 'rules', name: 'Waybook', about: () => freshHome.fromWaybook() },
  { icon: 'folder', name: 'Obsidian', about: () => freshHome.fromObsidian() },
  { icon: 'world', name: 'Kanka, Foundry VTT, OnlyWorlds', about: () => freshHome.fromKanka() },
  { icon: 'map', name: 'Azgaar, Universal VTT', about: () => freshHome.fromAzgaar() },
]

/** Begins a campaign with a file that is dropped anywhere on the card, or chosen here. */
export function BringCard() {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { bring, sending, error } = useBringFile()
  const begin = (file: File | undefined) => {
    if (file && !sending) bring(file)
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
    <section aria-labelledby="bring" {...drop} className="flex flex-col gap-3 card p-4 md:p-6">
      <div>
        <h2 id="bring" className="text-20 md:text-22">
          {freshHome.bring()}
        </h2>
        <p className="mt-1 text-ink-2">{freshHome.bringLede()}</p>
      </div>
      <ul>
        {sources.map(({ icon, name, about }) => (
          <li key={name} className="border-line not-last:border-b">
            <div className="grid min-h-13 grid-cols-[2rem_minmax(0,1fr)] items-center gap-2 py-1.5">
              <Icon name={icon} className="text-ink-2" />
              <span>
                <b className="leading-snug block font-semibold">{name}</b>
                <span className="block text-14 text-ink-2">{about()}</span>
              </span>
            </div>
          </li>
        ))}
      </ul>
      <div
        className={classNames(
          'mt-auto grid justify-items-center gap-0.5 rounded-control border-[1.5px] border-dashed p-3 text-center text-14 text-ink-2',
          isOver ? 'border-mark bg-mark-tint' : 'border-control',
        )}
      >
        {sending ? (
          <div className="grid w-full gap-2">
            <output className="wrap-anywhere">
              {sending.share === 1
                ? freshHome.reading({ name: sending.name })
                : freshHome.uploading({ name: sending.name })}
            </output>
            <ProgressBar
              label={freshHome.progress({ name: sending.name })}
              share={sending.share === 1 ? null : sending.share}
            />
          </div>
        ) : (
          <>
            <button
              type="button"
              onClick={() => input.current?.click()}
              className="line-link gap-2 text-16 hover:underline"
            >
              <Icon name="folder" />
              {freshHome.chooseFile()}
            </button>
            <span className="max-md:hidden">{freshHome.orDrop()}</span>
          </>
        )}
      </div>
      {error ? <ErrorAlert message={error.message} /> : null}
      <input
        ref={input}
        type="file"
        accept={IMPORT_ENDINGS}
        aria-label={freshHome.fileToImport()}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Otherwise choosing the same file again would not fire a change event.
          target.value = ''
          begin(file)
        }}
      />
    </section>
  )
}
