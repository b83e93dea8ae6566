import { SESSION_MINUTES_DEFAULT, type SessionRhythm } from '@waybook/contract'
import { schedule } from '@waybook/messages/schedule'
import { useState } from 'react'

import { useSchedule, useScheduleChange } from '#parts/schedule/use-schedule.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { cityOf } from '#ui/text/date-words.ts'

import { PlanFields, planOf } from './plan-fields.tsx'
import { weekdays } from './rhythm-words.ts'

export interface RhythmFormProps {
  readonly rhythm: SessionRhythm | null
  readonly onClose: () => void
}

const WEEKS = [1, 2, 3, 4, 5, 6, 8]
const FRIDAY = 5

/** Sets the rhythm, or ends it. */
export function RhythmForm({ rhythm: before, onClose }: RhythmFormProps) {
  const { zone, words } = useSchedule()
  const [rhythm, setRhythm] = useState(
    (): SessionRhythm =>
      before ?? {
        title: '',
        place: '',
        note: '',
        minutes: SESSION_MINUTES_DEFAULT,
        minimum: null,
        weeks: 2,
        weekday: FRIDAY,
        time: '19:00',
        zone,
        from: words.toField(Date.now()).slice(0, 10),
        until: null,
      },
  )
  const { mutateAsync, isPending, error } = useScheduleChange('setRhythm')
  const change = (changes: Partial<SessionRhythm>) => setRhythm({ ...rhythm, ...changes })
  const save = async (next: SessionRhythm | null) => {
    try {
      await mutateAsync({ rhythm: next })
      onClose()
    } catch {
      // The error is shown above the buttons.
    }
  }
  return (
    <Dialog open onClose={onClose} title={schedule.rhythm()} shape="sheet">
      <form action={() => void save(rhythm)} className="grid gap-4">
        <WhenFields rhythm={rhythm} onChange={change} />
        <p className="text-14 text-ink-2">{schedule.byClock({ city: cityOf(rhythm.zone) })}</p>
        <PlanFields plan={planOf(rhythm)} onChange={change} />
        <StatusLine>{error?.message ?? null}</StatusLine>
        <div className="flex flex-wrap justify-end gap-3">
          {before ? (
            <Button variant="danger" className="me-auto" busy={isPending} onClick={() => void save(null)}>
              {schedule.endRhythm()}
            </Button>
          ) : null}
          <Button onClick={onClose}>{schedule.cancel()}</Button>
          <Button type="submit" variant="primary" busy={isPending} busyLabel={schedule.saving()}>
            {schedule.save()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface WhenFieldsProps {
  readonly rhythm: SessionRhythm
  readonly onChange: (changes: Partial<SessionRhythm>) => void
}

function WhenFields({ rhythm, onChange }: WhenFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label={schedule.howOften()}
        value={rhythm.weeks}
        onChange={({ target }) => onChange({ weeks: Number(target.value) })}
      >
        {[...new Set([...WEEKS, rhythm.weeks])].map((weeks) => (
          <option key={weeks} value={weeks}>
            {schedule.everyWeeks({ weeks })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={schedule.day()}
        value={rhythm.weekday}
        onChange={({ target }) => onChange({ weekday: Number(target.value) })}
      >
        {weekdays().map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={schedule.time()}
        type="time"
        required
        value={rhythm.time}
        onChange={({ target }) => onChange({ time: target.value.slice(0, 'hh:mm'.length) })}
      />
      <TextField
        label={schedule.from()}
        type="date"
        required
        value={rhythm.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label={schedule.until()}
        type="date"
        value={rhythm.until ?? ''}
        onChange={({ target }) => onChange({ until: target.value === '' ? null : target.value })}
      />
    </div>
  )
}
