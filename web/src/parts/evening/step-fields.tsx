import { eveningEnd } from '@waybook/messages/eveningEnd'

import { Stepper } from '#ui/field/stepper.tsx'
import { TextField } from '#ui/field/text-field.tsx'

import type { useEvening } from './use-evening.ts'

const EXPERIENCE_MOST = 100
const EXPERIENCE_STEP = 5

interface StepFieldProps {
  readonly evening: ReturnType<typeof useEvening>
}

/** The experience that each character gets. */
export function Amount({ evening: { experience, setExperience } }: StepFieldProps) {
  return (
    <div className="w-36">
      <Stepper
        name={eveningEnd.experienceEach({ amount: experience })}
        less={{
          label: eveningEnd.less(),
          disabled: experience <= EXPERIENCE_STEP,
          onStep: () => setExperience(experience - EXPERIENCE_STEP),
        }}
        more={{
          label: eveningEnd.moreExperience(),
          disabled: experience >= EXPERIENCE_MOST,
          onStep: () => setExperience(experience + EXPERIENCE_STEP),
        }}
      >
        <output className="leading-tight grid">
          <b className="numeral text-18">{experience}</b>
          <span className="text-12 font-normal">{eveningEnd.each()}</span>
        </output>
      </Stepper>
    </div>
  )
}

/** When the next session is. */
export function NextDate({ evening: { next } }: StepFieldProps) {
  return (
    <TextField
      terse
      label={eveningEnd.nextDate()}
      type="datetime-local"
      required
      value={next.field ?? ''}
      onChange={({ target }) => target.value !== '' && next.setField(target.value)}
    />
  )
}
