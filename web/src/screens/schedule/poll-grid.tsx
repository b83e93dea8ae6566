import type { PlannedSession } from '@waybook/contract'
import { schedule } from '@waybook/messages/schedule'
import type { AnswerCounts, Attendance } from '@waybook/rules'

import { answerOf, countsInWords, wordsFor } from '#parts/schedule/answers.ts'
import { AttendeeFace } from '#parts/schedule/attendee-face.tsx'
import { useSchedule } from '#parts/schedule/use-schedule.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { Icon } from '#ui/text/icon.tsx'
import { scrollByKeyboard } from '#ui/text/scroll-by-keyboard.ts'

export interface PollDate {
  readonly id: string
  readonly startsAt: number
  readonly counts: AnswerCounts
}

interface PollGridProps {
  readonly session: PlannedSession
  readonly dates: readonly PollDate[]
  /** The date that suits most; its column is tinted. */
  readonly best: string | null
  readonly onTake: ((date: PollDate) => void) | undefined
}

/** Everyone's answers to every date. */
export function PollGrid({ session, dates, best, onTake }: PollGridProps) {
  const { data, words } = useSchedule()
  const tint = (id: string) => classNames('px-2 py-2 text-center', id === best && 'bg-mark-tint')
  return (
    // Eight dates are wider than a tablet.
    <div ref={scrolls} className="overflow-x-auto">
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className="text-left">
              <span className="sr-only">{schedule.player()}</span>
            </th>
            {dates.map(({ id, startsAt }) => (
              <th key={id} scope="col" className={tint(id)}>
                <b className="block font-serif text-18 whitespace-nowrap">{words.day(startsAt)}</b>
                <span className="text-14 font-normal text-ink-2">{words.time(startsAt)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data?.attendees.map((attendee) => (
            <tr key={attendee.id} className="border-t border-line">
              <th scope="row" className="py-2 pe-3 text-left font-medium">
                <span className="flex items-center gap-3">
                  <AttendeeFace attendee={attendee} answer={undefined} isPlain />
                  {attendee.firstName}
                </span>
              </th>
              {dates.map(({ id }) => (
                <td key={id} className={tint(id)}>
                  <Said answer={answerOf(session, attendee.id, id)?.answer} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line">
            <th scope="row" className="text-left">
              <span className="sr-only">{schedule.all()}</span>
            </th>
            {dates.map((date) => (
              <td key={date.id} className={tint(date.id)}>
                {onTake ? (
                  <Button
                    variant={date.id === best ? 'primary' : 'secondary'}
                    size="small"
                    aria-label={schedule.chooseDay({ day: words.day(date.startsAt), count: date.counts.come })}
                    onClick={() => onTake(date)}
                  >
                    {date.id === best
                      ? schedule.chooseThis({ count: date.counts.come })
                      : schedule.choose({ count: date.counts.come })}
                  </Button>
                ) : (
                  <span className="text-14 text-ink-2">{countsInWords(date.counts)}</span>
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const scrolls = (box: HTMLDivElement | null) => (box ? scrollByKeyboard(box, schedule.everyonesAnswers()) : undefined)

function Said({ answer }: { readonly answer: Attendance | undefined }) {
  const words = wordsFor(answer)
  if (!words) return <span className="text-14 text-ink-2">{schedule.noAnswer()}</span>
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold ${words.tone}`}>
      <Icon name={words.icon} className="size-4.5" />
      {words.label}
    </span>
  )
}
