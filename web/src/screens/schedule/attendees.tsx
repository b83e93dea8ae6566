import type { Attendee, PlannedSession } from '@waybook/contract'
import { schedule } from '@waybook/messages/schedule'

import { answerOf, wordsFor } from '#parts/schedule/answers.ts'
import { AttendeeFace } from '#parts/schedule/attendee-face.tsx'
import { useSchedule } from '#parts/schedule/use-schedule.ts'
import { cityOf, dateWordsIn } from '#ui/text/date-words.ts'

/** The people and their answers to a date, with the local time of those in another zone. */
export function Attendees({ session }: { readonly session: PlannedSession }) {
  const { data, zone } = useSchedule()
  const attendees = data?.attendees ?? []
  if (attendees.length === 0) return <p className="text-14 text-ink-2">{schedule.noPlayers()}</p>
  return (
    <ul
      aria-label={schedule.whoIsComing()}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-4 gap-y-3"
    >
      {attendees.map((attendee) => {
        const own = answerOf(session, attendee.id)
        const said = [wordsFor(own?.answer)?.said ?? schedule.noAnswer(), own?.note ?? '']
        return (
          <li key={attendee.id} className="flex min-w-0 items-center gap-3">
            <AttendeeFace attendee={attendee} answer={own?.answer} />
            <span className="leading-tight grid min-w-0 wrap-anywhere">
              <b>{attendee.isYou ? schedule.nameYou({ name: attendee.firstName }) : attendee.firstName}</b>
              <span className="text-14 text-ink-2">{said.filter((part) => part !== '').join(', ')}</span>
              <LocalTime attendee={attendee} startsAt={session.startsAt} zone={zone} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface LocalTimeProps {
  readonly attendee: Attendee
  readonly startsAt: number | null
  /** The viewer's zone. */
  readonly zone: string
}

/** The local time of an attendee, if it differs from the viewer's. */
function LocalTime({ attendee, startsAt, zone }: LocalTimeProps) {
  if (startsAt === null || attendee.zone === null) return null
  const [here, there] = [dateWordsIn(zone), dateWordsIn(attendee.zone)]
  if (here.toField(startsAt) === there.toField(startsAt)) return null
  return (
    <span className="text-14 text-ink-2">
      {schedule.timeInCity({ time: there.weekdayTime(startsAt), city: cityOf(attendee.zone) })}
    </span>
  )
}
