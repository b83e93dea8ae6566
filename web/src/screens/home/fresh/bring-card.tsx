import { IMPORT_ENDINGS } from '@waybook/contract'
import { useRef, useState, type DragEvent } from 'react'

import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { ProgressBar } from '#ui/state/progress-bar.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { Icon, type IconName } from '#ui/text/icon.tsx'

import { useBringFile } from './use-bring-file.ts'

const sources: readonly { readonly icon: IconName; readonly name: string; readonly about: string }[] = [
  { icon: 'rules', name: 'Waybook', about: 'a campaign folder from another server, as a zip' },
  { icon: 'folder', name: 'Obsidian', about: 'a vault of notes, as a zip' },
  { icon: 'world', name: 'Kanka, Foundry VTT, OnlyWorlds', about: 'their exports' },
  { icon: 'map', name: 'Azgaar, Universal VTT', about: 'maps, with what is on them' },
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
          Bring what you have
        </h2>
        <p className="mt-1 text-ink-2">
          It becomes a campaign of its own, beside the demo. You see everything before any page is written.
        </p>
      </div>
      <ul>
        {sources.map(({ icon, name, about }) => (
          <li key={name} className="border-line not-last:border-b">
            <div className="grid min-h-13 grid-cols-[2rem_minmax(0,1fr)] items-center gap-2 py-1.5">
              <Icon name={icon} className="text-ink-2" />
              <span>
                <b className="leading-snug block font-semibold">{name}</b>
                <span className="block text-14 text-ink-2">{about}</span>
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
              {sending.share === 1 ? `Reading ${sending.name}...` : `Uploading ${sending.name}...`}
            </output>
            <ProgressBar label={`Progress of ${sending.name}`} share={sending.share === 1 ? null : sending.share} />
          </div>
        ) : (
          <>
            <button
              type="button"
              onClick={() => input.current?.click()}
              className="line-link gap-2 text-16 hover:underline"
            >
              <Icon name="folder" />
              Choose a file
            </button>
            <span className="max-md:hidden">or drop it anywhere on this card</span>
          </>
        )}
      </div>
      {error ? <ErrorAlert message={error.message} /> : null}
      <input
        ref={input}
        type="file"
        accept={IMPORT_ENDINGS}
        aria-label="File to import"
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
