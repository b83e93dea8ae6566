import { CLOCK_SEGMENTS_MAX, CLOCK_SEGMENTS_MIN } from '@waybook/contract'

import { ClockFace } from '#parts/tracker/clock-face.tsx'
import { Stepper } from '#ui/field/stepper.tsx'
import { TextField } from '#ui/field/text-field.tsx'

import type { TrackerDraft } from './tracker-draft.ts'

interface TrackerSizeProps {
  readonly draft: TrackerDraft
  readonly isNew: boolean
  readonly onChange: (changed: Partial<TrackerDraft>) => void
}

/** The segments of a clock, or the maximum of a counter. */
export function TrackerSize({ draft, isNew, onChange }: TrackerSizeProps) {
  const { kind, segments, most, value } = draft
  if (kind === 'counter')
    return (
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={isNew ? 'Starts at' : 'Now'}
          inputMode="numeric"
          maxLength={4}
          value={value}
          onChange={({ target }) => onChange({ value: target.value })}
        />
        <TextField
          label="Maximum (optional)"
          inputMode="numeric"
          maxLength={4}
          value={most}
          onChange={({ target }) => onChange({ most: target.value })}
        />
      </div>
    )
  const step = (by: number) => onChange({ segments: segments + by })
  return (
    <div className="flex items-center gap-4">
      <ClockFace value={0} segments={segments} className="size-16" />
      <div className="grow">
        <Stepper
          name={`Segments: ${segments}`}
          less={{ label: 'One segment fewer', disabled: segments <= CLOCK_SEGMENTS_MIN, onStep: () => step(-1) }}
          more={{ label: 'One segment more', disabled: segments >= CLOCK_SEGMENTS_MAX, onStep: () => step(1) }}
        >
          <span>{segments} segments</span>
        </Stepper>
      </div>
    </div>
  )
}
