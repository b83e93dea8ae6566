import type { PlannedSession } from '@waybook/contract'
import { schedule } from '@waybook/messages/schedule'

import { AnswerButtons } from '#parts/schedule/answer-buttons.tsx'
import { useSchedule } from '#parts/schedule/use-schedule.ts'
import { Disclosure } from '#ui/page/panel.tsx'

/** The answers of a game master, folded: without them there is no session, so few give any. */
export function OwnAnswers({ session }: { readonly session: PlannedSession }) {
  const { words } = useSchedule()
  const { startsAt, options } = session
  const dates = startsAt === null ? options : [{ id: null, startsAt }]
  return (
    <Disclosure title={schedule.myAnswers({ count: dates.length })} className="mt-4 print:hidden">
      <ul className="grid grid-cols-1 gap-3 pb-3 md:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))]">
        {dates.map(({ id, startsAt: at }) => (
          <li key={id} className="grid content-start gap-1">
            {id === null ? null : <span className="text-14">{words.full(at)}</span>}
            <AnswerButtons session={session} optionId={id} date={words.full(at)} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
