import { SESSION_MINUTES_DEFAULT, SESSION_OPTIONS_MAX, type PlannedSession, type SessionPlan } from '@waybook/contract'
import { schedule } from '@waybook/messages/schedule'
import { useState } from 'react'

import { useSchedule, useScheduleChange } from '#parts/schedule/use-schedule.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import type { DateWords } from '#ui/text/date-words.ts'
import { Icon } from '#ui/text/icon.tsx'

import { PlanFields, planOf } from './plan-fields.tsx'

export interface PlanFormProps {
  /** `null` for a new one. */
  readonly session: PlannedSession | null
  readonly onClose: () => void
}

const DAY_MS = 86_400_000
const NEW_PLAN: SessionPlan = { title: '', place: '', note: '', minutes: SESSION_MINUTES_DEFAULT, minimum: null }

/** Plans a session on one date, or on several that players choose from. */
export function PlanForm({ session, onClose }: PlanFormProps) {
  const { data, words } = useSchedule()
  // Most groups meet at the place where they met the last time.
  const [plan, setPlan] = useState(() => planOf(session ?? { ...NEW_PLAN, place: data?.sessions[0]?.place ?? '' }))
  const [fields, setFields] = useState(() => fieldsOf(session, words))
  const { submit, isPending, error } = useSubmit(session, onClose)
  // A field has no seconds, and a date that nobody touched must not move by some.
  const before = new Map(startsOf(session).map((at) => [words.toField(at), at]))
  const dates = fields.flatMap((field) => before.get(field) ?? words.fromField(field) ?? [])
  const isPoll = session ? session.state === 'poll' : dates.length > 1
  return (
    <Dialog open onClose={onClose} title={session ? schedule.changeSession() : schedule.proposeDates()} shape="sheet">
      <form action={() => void submit({ plan, dates, isPoll })} className="grid gap-4">
        <DateFields fields={fields} onChange={setFields} hasSeveral={session === null || isPoll} />
        {session?.state === 'planned' ? <p className="text-14 text-ink-2">{schedule.answersRemoved()}</p> : null}
        <PlanFields plan={plan} onChange={setPlan} />
        <StatusLine>{error?.message ?? null}</StatusLine>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{schedule.cancel()}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={isPending}
            busyLabel={schedule.saving()}
            disabled={dates.length === 0}
          >
            {session ? schedule.save() : isPoll ? schedule.askAbout({ count: dates.length }) : schedule.setDate()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The dates of a session as fields. A new one begins in a week, at seven in the evening. */
function fieldsOf(session: PlannedSession | null, words: DateWords): readonly string[] {
  if (!session) return [`${words.toField(Date.now() + 7 * DAY_MS).slice(0, 'yyyy-mm-dd'.length)}T19:00`]
  return startsOf(session).map(words.toField)
}

function startsOf(session: PlannedSession | null): readonly number[] {
  if (!session) return []
  return session.startsAt === null ? session.options.map(({ startsAt }) => startsAt) : [session.startsAt]
}

interface Submitted {
  readonly plan: SessionPlan
  readonly dates: readonly number[]
  readonly isPoll: boolean
}

function useSubmit(session: PlannedSession | null, onClose: () => void) {
  const planned = useScheduleChange('planSession')
  const changed = useScheduleChange('changePlannedSession')
  const submit = async ({ plan, dates, isPoll }: Submitted) => {
    const [date] = dates
    const when = isPoll ? { options: [...dates] } : { date }
    try {
      await (session
        ? changed.mutateAsync({ ...plan, ...when, sessionId: session.id })
        : planned.mutateAsync({ ...plan, ...when }))
      onClose()
    } catch {
      // The error is shown above the buttons.
    }
  }
  return { submit, isPending: planned.isPending || changed.isPending, error: planned.error ?? changed.error }
}

interface DateFieldsProps {
  readonly fields: readonly string[]
  readonly onChange: (fields: readonly string[]) => void
  readonly hasSeveral: boolean
}

function DateFields({ fields, onChange, hasSeveral }: DateFieldsProps) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">{schedule.dates()}</legend>
      {fields.map((value, index) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key -- dates have no identity before they are saved
          key={index}
          type="datetime-local"
          label={fields.length === 1 ? schedule.dateAndTime() : schedule.dateNumber({ number: index + 1 })}
          value={value}
          onChange={({ target }) => onChange(fields.with(index, target.value))}
          action={
            fields.length > 1 ? (
              <IconButton
                label={schedule.removeDate({ number: index + 1 })}
                className="size-hit"
                onClick={() => onChange(fields.toSpliced(index, 1))}
              >
                <Icon name="close" />
              </IconButton>
            ) : undefined
          }
        />
      ))}
      {hasSeveral && fields.length < SESSION_OPTIONS_MAX ? (
        <Button
          variant="ghost"
          className="justify-self-start"
          onClick={() => onChange([...fields, dayAfter(fields.at(-1) ?? '')])}
        >
          <Icon name="plus" />
          {schedule.anotherDate()}
        </Button>
      ) : null}
    </fieldset>
  )
}

/** The same time on the next day. */
function dayAfter(field: string): string {
  const at = Date.parse(`${field}Z`)
  return Number.isNaN(at) ? '' : new Date(at + DAY_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}
