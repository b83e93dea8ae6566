import {
  SESSION_NOTE_MAX,
  SESSION_PLACE_MAX,
  SESSION_TITLE_MAX,
  type PlannedSession,
  type SessionPlan,
} from '@waybook/contract'
import { schedule } from '@waybook/messages/schedule'

import { SelectField } from '#ui/field/select-field.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'

const HOURS = [1, 2, 3, 4, 5, 6, 8, 10, 12]
const MINIMUM_MAX = 8

interface PlanFieldsProps {
  readonly plan: SessionPlan
  readonly onChange: (plan: SessionPlan) => void
}

/** What a game master says about a session, except when it is. */
export function PlanFields({ plan, onChange }: PlanFieldsProps) {
  const change = (changes: Partial<SessionPlan>) => onChange({ ...plan, ...changes })
  const lengths = [...new Set([...HOURS.map((hours) => hours * 60), plan.minutes])].toSorted(
    (one, other) => one - other,
  )
  const minimums = Array.from({ length: Math.max(MINIMUM_MAX, plan.minimum ?? 0) }, (_, index) => index + 1)
  return (
    <>
      <TextField
        label={schedule.place()}
        hint={schedule.placeHint()}
        value={plan.place}
        maxLength={SESSION_PLACE_MAX}
        autoComplete="off"
        onChange={({ target }) => change({ place: target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={schedule.length()}
          value={plan.minutes}
          onChange={({ target }) => change({ minutes: Number(target.value) })}
        >
          {lengths.map((minutes) => (
            <option key={minutes} value={minutes}>
              {lengthInWords(minutes)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={schedule.playersNeeded()}
          value={plan.minimum ?? ''}
          onChange={({ target }) => change({ minimum: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{schedule.anyNumber()}</option>
          {minimums.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label={schedule.title()}
        value={plan.title}
        maxLength={SESSION_TITLE_MAX}
        autoComplete="off"
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label={schedule.note()}
        value={plan.note}
        maxLength={SESSION_NOTE_MAX}
        onChange={({ target }) => change({ note: target.value })}
      />
    </>
  )
}

/**
 * @example lengthInWords(90) // '1 h 30 min'
 */
function lengthInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (rest === 0) return schedule.hours({ hours })
  return hours === 0 ? schedule.minutes({ minutes: rest }) : schedule.hoursMinutes({ hours, minutes: rest })
}

export function planOf({ title, place, note, minutes, minimum }: PlannedSession | SessionPlan): SessionPlan {
  return { title, place, note, minutes, minimum }
}
