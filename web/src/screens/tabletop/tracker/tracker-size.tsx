import { CLOCK_SEGMENTS_MAX, CLOCK_SEGMENTS_MIN } from '@waybook/contract'
import { tableTrackers } from '@waybook/messages/tableTrackers'

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
          label={isNew ? tableTrackers.startsAt() : tableTrackers.now()}
          inputMode="numeric"
          maxLength={4}
          value={value}
          onChange={({ target }) => onChange({ value: target.value })}
        />
        <TextField
          label={tableTrackers.maximum()}
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
          name={tableTrackers.segmentsName({ count: segments })}
          less={{
            label: tableTrackers.fewerSegments(),
            disabled: segments <= CLOCK_SEGMENTS_MIN,
            onStep: () => step(-1),
          }}
          more={{
            label: tableTrackers.moreSegments(),
            disabled: segments >= CLOCK_SEGMENTS_MAX,
            onStep: () => step(1),
          }}
        >
          <span>{tableTrackers.segments({ count: segments })}</span>
        </Stepper>
      </div>
    </div>
  )
}
