import type { LibraryEntry } from '@waybook/contract'

import { descriptionOf } from '#parts/entity/description.ts'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { classNames } from '#ui/text/class-names.ts'

import { figuresLine, kindWords } from './kind-words.ts'

interface LibraryRowProps {
  readonly entry: LibraryEntry
  readonly isChosen: boolean
  /** Whether the list has entries of several kinds. */
  readonly withKind: boolean
  readonly onChoose: () => void
}

/** An entry in the list. The whole row chooses it. */
export function LibraryRow({ entry, isChosen, withKind, onChoose }: LibraryRowProps) {
  const about = [withKind ? kindWords[entry.kind].singular() : '', figuresLine(entry)].filter((part) => part !== '')
  const words = about.length > 0 ? about.join(', ') : descriptionOf(entry)
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-current={isChosen || undefined}
        onClick={onChoose}
        className={classNames(
          'grid min-h-16 w-full grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 p-2 text-start',
          'hover:bg-raised focus-visible:-outline-offset-3',
          isChosen && 'md:rounded-control md:bg-mark-tint',
        )}
      >
        <EntityImage entity={entry} sizes="3rem" className="size-12 [--neatline-inset:3px]" />
        <span className="grid min-w-0">
          <span className="truncate font-serif text-18 leading-6 font-semibold">{entry.name}</span>
          <span className="truncate text-14 leading-5 text-ink-2">{words}</span>
        </span>
        <span className="text-13 max-w-48 truncate text-end text-ink-2 max-xl:hidden">{entry.set?.name}</span>
      </button>
    </li>
  )
}
