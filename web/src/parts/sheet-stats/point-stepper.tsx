import type { CharacterDynamic } from '@waybook/contract'

import { RoundButton } from '#ui/button/round-button.tsx'
import { QuietLine } from '#ui/state/quiet-line.tsx'

import type { PointsField } from '../../client/live/waiting-writes.ts'
import { PointMeter } from './point-meter.tsx'
import { usePoints } from './use-points.ts'

interface PointStepperProps {
  readonly label: string
  readonly characterId: string
  readonly field: PointsField
  readonly dynamic: CharacterDynamic
  readonly most: number
}

const tones = { hitpoints: 'vital', strain: 'strain' } as const

/** A number between two buttons, one point at a time. */
export function PointStepper({ label, characterId, field, dynamic, most }: PointStepperProps) {
  const { value, saving, waiting, refused, step } = usePoints(characterId, field, dynamic, most)
  return (
    <fieldset
      aria-label={`${label}: ${value} of ${most}`}
      aria-busy={saving}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3"
    >
      <RoundButton sign="minus" label={`Less ${label}`} resting={saving || value <= 0} onPress={() => step(-1)} />
      <div className="text-center">
        <p className="text-14 text-ink-2">{label}</p>
        <output aria-label={label} className="block font-serif text-30 font-semibold lining-nums">
          {value} <small className="font-sans text-16 font-medium text-ink-2">/ {most}</small>
        </output>
      </div>
      <RoundButton sign="plus" label={`More ${label}`} resting={saving || value >= most} onPress={() => step(1)} />
      <PointMeter value={value} most={most} tone={tones[field]} />
      <div className="col-span-3">
        <QuietLine>{refused ? 'Not saved, restored' : null}</QuietLine>
        {waiting === 0 ? null : (
          <p className="mt-1 text-14 text-ink-2">
            {`${waiting > 0 ? '+' : '−'}${Math.abs(waiting)} is saved when the connection is back.`}
          </p>
        )}
      </div>
    </fieldset>
  )
}
