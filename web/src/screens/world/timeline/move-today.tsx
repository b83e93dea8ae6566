import { useQueryClient } from '@tanstack/react-query'
import type { Today } from '@waybook/contract'
import { worldTimeline } from '@waybook/messages/worldTimeline'
import { type Calendar, dateAfter, lastingMonth, printDate, readDate } from '@waybook/rules'
import { useState, type SubmitEvent } from 'react'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { capitalised } from '#ui/text/words.ts'

/** Sets the campaign's date, and refetches the calendar and the timeline. */
export function useSetToday() {
  const queries = useQueryClient()
  const refetch = async (name: string) => await queries.invalidateQueries({ queryKey: [name] })
  return useWrite('setToday', {
    params: (date: string | null) => ({ date }),
    onSettled: async () => await Promise.all(['getCalendar', 'getTimeline'].map(refetch)),
  })
}

interface MoveTodayProps {
  readonly calendar: Calendar
  readonly today: Today | null
}

const steps = [
  { label: () => worldTimeline.backWeek(), step: 'week', by: -1 },
  { label: () => worldTimeline.backDay(), step: 'day', by: -1 },
  { label: () => worldTimeline.forwardDay(), step: 'day', by: 1 },
  { label: () => worldTimeline.forwardWeek(), step: 'week', by: 1 },
] as const

/** Buttons with which the game master moves today. */
export function MoveToday({ calendar, today }: MoveTodayProps) {
  const { mutate, data, error, isPending } = useSetToday()
  const read = today && readDate(calendar, today.text)
  const date = read?.ok === true ? read.date : null
  const offered = steps.filter(({ step }) => step === 'day' || calendar.week > 0)
  return (
    <section aria-label={worldTimeline.moveToday()} className="grid max-md:w-full print:hidden">
      {date ? (
        <div className="flex flex-wrap gap-1.5 md:gap-2">
          {offered.map(({ label, step, by }) => (
            <Button
              key={`${step} ${by}`}
              size="dense"
              // On phones, one row of two-line buttons.
              className="min-h-hit max-md:flex-1 max-md:basis-0 max-md:px-1 max-md:whitespace-normal"
              onClick={() => mutate(printDate(calendar, dateAfter(calendar, date, step, by)))}
            >
              {label()}
            </Button>
          ))}
          {data ? (
            <Button
              size="dense"
              variant="ghost"
              className="min-h-hit"
              onClick={() => mutate(data.before)}
              busy={isPending}
              busyLabel={worldTimeline.undoing()}
            >
              {worldTimeline.undo()}
            </Button>
          ) : null}
        </div>
      ) : null}
      <StatusLine>{error?.message ?? null}</StatusLine>
    </section>
  )
}

/** A field in which the game master types today's date. */
export function TodayField({ calendar, today }: { readonly calendar: Calendar; readonly today: string }) {
  const { mutate, error } = useSetToday()
  const [text, setText] = useState(today)
  const [problem, setProblem] = useState<string>()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = readDate(calendar, text)
    if (read.ok) mutate(text)
    setProblem(read.ok ? undefined : `${capitalised(read.problem)}. ${capitalised(read.fix)}.`)
  }
  return (
    <form onSubmit={submit} noValidate className="max-w-[26rem]">
      <TextField
        label={worldTimeline.todayIs()}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={problem ?? error?.message}
        hint={worldTimeline.todayHint({ example: exampleOf(calendar) })}
        action={
          <Button type="submit" className="shrink-0">
            {worldTimeline.set()}
          </Button>
        }
      />
    </form>
  )
}

function exampleOf(calendar: Calendar): string {
  const name = lastingMonth(calendar)
  return calendar.week > 0 ? `${name} 241, second week` : `12 ${name} 241`
}
