import type { PlannedSession } from '@waybook/contract'

import { linkIn, type DateWords } from '#ui/text/date-words.ts'

interface PlaceWordsProps {
  readonly session: Pick<PlannedSession, 'place' | 'startsAt' | 'minutes'>
  readonly words: DateWords
}

/** Where a session is, and until when. */
export function PlaceWords({ session: { place, startsAt, minutes }, words }: PlaceWordsProps) {
  const until = startsAt === null ? '' : `until ${words.time(startsAt + minutes * 60_000)}`
  const link = linkIn(place)
  if (link)
    return (
      <>
        <a href={link.href} target="_blank" rel="noreferrer" className="py-2 font-semibold text-link">
          {link.host}
        </a>
        {until === '' ? '' : `, ${until}`}
      </>
    )
  const text = [place, until].filter((part) => part !== '').join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
