import type { Combatant } from '@waybook/contract'
import { tableEncounter } from '@waybook/messages/tableEncounter'
import { readTypedPoints } from '@waybook/rules'
import { useState, type KeyboardEvent } from 'react'

import { Stepper } from '#ui/field/stepper.tsx'

import type { Points, PointsOf } from './use-points-of.ts'

interface PointsStepperProps {
  readonly combatant: Combatant
  readonly points: Points
  readonly of: PointsOf
}

/**
 * A combatant's hit points or strain, changed by buttons, arrow keys or typing: `6` sets them, `+3` adds, `-2` subtracts. `null` for
 * combatants without such points.
 */
export function PointsStepper({ combatant, points, of: { value, most, change } }: PointsStepperProps) {
  const { name, vehicle } = combatant
  if (most === null) return null
  const label = tableEncounter.pointsLabel({ points, name })
  return (
    <Stepper
      name={label}
      less={{
        label: tableEncounter.removePoint({ points, name }),
        disabled: points === 'strain' && value === 0,
        onStep: () => change(-1),
      }}
      more={{
        label: tableEncounter.addPoint({ points, name }),
        disabled: points === 'hitPoints' && value >= most,
        onStep: () => change(1),
      }}
    >
      <span className="grid justify-items-center pb-1">
        <span className="flex items-center">
          <TypedPoints label={label} value={value} onChange={change} />
          <span className="font-normal whitespace-nowrap text-ink-2">{tableEncounter.ofMost({ most })}</span>
        </span>
        <span aria-hidden="true" className="text-12 leading-4 font-normal whitespace-nowrap">
          {vehicle ? tableEncounter.vehiclePoints({ points }) : tableEncounter.pointsName({ points })}
        </span>
      </span>
    </Stepper>
  )
}

interface TypedPointsProps {
  readonly label: string
  readonly value: number
  readonly onChange: (by: number) => void
}

function TypedPoints({ label, value, onChange }: TypedPointsProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    const read = typed === null ? null : readTypedPoints(typed)
    setTyped(null)
    if (read)
      onChange(read.sign === '' ? read.number - value : read.sign === '+' ? read.number : -Math.min(read.number, value))
  }
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (event.key === 'Enter') commit()
    if (event.key === 'Escape' && typed !== null) setTyped(null)
    else if (by === 0) return
    event.preventDefault()
    event.stopPropagation()
    if (by !== 0) onChange(by)
  }
  return (
    <input
      aria-label={label}
      inputMode="text"
      autoComplete="off"
      maxLength={4}
      value={typed ?? String(value)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={press}
      className="h-touch w-9 rounded-control border border-transparent text-center numeral text-18 font-semibold hover:border-control md:h-8"
    />
  )
}
