import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type DragEvent } from 'react'

import { handToImport } from '#stores/import-file.ts'
import { PageLink } from '#ui/button/page-link.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { Icon, type IconName } from '#ui/text/icon.tsx'

const sources: readonly { readonly icon: IconName; readonly name: string; readonly about: string }[] = [
  { icon: 'rules', name: 'Waybook', about: 'a campaign folder from another server, as a zip' },
  { icon: 'folder', name: 'Obsidian', about: 'a vault of notes, as a zip' },
]

/** Opens the import page. A file that is dropped anywhere on the card, or chosen here, begins the import. */
export function BringCard() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const begin = (file: File | undefined) => {
    if (!file) return
    handToImport(file)
    void navigate({ to: '/admin/$', params: { _splat: 'import' } })
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
          You see everything before anything is written. It takes the demo’s place. To keep both, start an empty
          campaign and bring it there.
        </p>
      </div>
      <ul>
        {sources.map(({ icon, name, about }) => (
          <li key={name} className="border-line not-last:border-b">
            <PageLink
              href="/admin/import"
              className="group grid min-h-13 grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-2 py-1.5 text-ink no-underline"
            >
              <Icon name={icon} className="text-link" />
              <span>
                <b className="leading-snug block font-semibold group-hover:underline">{name}</b>
                <span className="block text-14 text-ink-2">{about}</span>
              </span>
              <Icon name="chevron-left" className="size-4 rotate-180 text-ink-2" />
            </PageLink>
          </li>
        ))}
      </ul>
      <div
        className={classNames(
          'mt-auto grid justify-items-center gap-0.5 rounded-control border-[1.5px] border-dashed p-3 text-center text-14 text-ink-2',
          isOver ? 'border-mark bg-mark-tint' : 'border-control',
        )}
      >
        <button
          type="button"
          onClick={() => input.current?.click()}
          className="line-link gap-2 text-16 hover:underline"
        >
          <Icon name="folder" />
          Choose a file
        </button>
        <span className="max-md:hidden">or drop a zip file anywhere on this card</span>
      </div>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label="Zip file"
        hidden
        onChange={({ target }) => begin(target.files?.[0])}
      />
    </section>
  )
}
