import type { DateWords } from '#ui/text/date-words.ts'

/** A leaf of a calendar. Screen readers read the date beside it. */
export function DateLeaf({ at, words }: { readonly at: number; readonly words: DateWords }) {
  return (
    <span
      aria-hidden="true"
      className="grid w-16 shrink-0 self-start overflow-hidden rounded-control border border-control text-center"
    >
      <span className="bg-ink text-12 leading-6 font-bold text-page">{words.month(at)}</span>
      <b className="font-serif text-26 font-semibold">{words.dayOfMonth(at)}</b>
    </span>
  )
}
