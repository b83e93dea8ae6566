import type { PlannedSession } from '@waybook/contract'
import { scheduleAnswers } from '@waybook/messages/scheduleAnswers'

import { linkIn, type DateWords } from '#ui/text/date-words.ts'
import { RichMessage } from '#ui/text/rich-message.tsx'

interface PlaceWordsProps {
  readonly session: Pick<PlannedSession, 'place' | 'startsAt' | 'minutes'>
  readonly words: DateWords
}

/** Where a session is, and until when. */
export function PlaceWords({ session: { place, startsAt, minutes }, words }: PlaceWordsProps) {
  const time = startsAt === null ? null : words.time(startsAt + minutes * 60_000)
  const link = linkIn(place)
  if (link) {
    const element = (host: string) => (
      <a href={link.href} target="_blank" rel="noreferrer" className="py-2 font-semibold text-link">
        {host}
      </a>
    )
    return time === null ? (
      element(link.host)
    ) : (
      <RichMessage parts={scheduleAnswers.linkUntil({ host: link.host, time }, { link: element })} />
    )
  }
  const named = place.charAt(0).toUpperCase() + place.slice(1)
  if (time === null) return named
  return place === '' ? scheduleAnswers.untilTime({ time }) : scheduleAnswers.placeUntil({ place: named, time })
}
