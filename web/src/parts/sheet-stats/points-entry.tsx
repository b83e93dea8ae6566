import { sheetPoints } from '@waybook/messages/sheetPoints'
import { readTypedPoints, typedPointsAfter, type TypedPoints } from '@waybook/rules'
import { useId, useState, type KeyboardEvent, type SubmitEvent } from 'react'

import { Button } from '#ui/button/button.tsx'

import { PointsSteps } from './points-steps.tsx'
import type { Points, PointsProps } from './use-points.ts'

interface PointsEntryProps {
  readonly label: PointsProps['label']
  readonly most: number
  readonly points: Points
  /** The damage that soak absorbs; `null` for strain. */
  readonly soak: number | null
  /** Whether to show buttons for single points. */
  readonly stepper: boolean
  readonly onClose: () => void
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

const focusFirstStep = (form: HTMLFormElement | null) => takeFocus(form?.querySelector('button') ?? null)

/**
 * The row for changing hit points or strain. It stays open, so each further change needs one tap. With steps, it begins at the first step, so
 * that no keyboard opens on a phone; without, the user types at once.
 */
export function PointsEntry({ label, most, points, soak, stepper, onClose }: PointsEntryProps) {
  const { value, saving, change } = points
  const [text, setText] = useState('')
  const captionId = useId()
  const typed = readTypedPoints(text)
  const to = typed && typedPointsAfter(typed, { now: value, most, soak })
  const isWrong = text !== '' && typed === null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (to === null || saving) return
    if (to !== value) change(to - value)
    setText('')
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  const field = (
    <input
      aria-label={label}
      aria-describedby={captionId}
      aria-invalid={isWrong || undefined}
      ref={stepper ? undefined : takeFocus}
      autoComplete="off"
      enterKeyHint="done"
      maxLength={5}
      value={text}
      onChange={(event) => setText(event.target.value)}
      className="min-h-hit w-full min-w-0 flex-1 rounded-control border border-control bg-raised px-2 text-center font-serif text-22 lining-nums"
    />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, for the elements in it
    <form
      ref={stepper ? focusFirstStep : undefined}
      aria-label={sheetPoints.change({ label })}
      onSubmit={submit}
      onKeyDown={closeOnEscape}
      className="flex flex-wrap items-center gap-2 bg-mark-tint px-3 py-2.5"
    >
      {stepper ? (
        <div className="min-w-0 flex-1">
          <PointsSteps label={label} most={most} points={points}>
            {field}
          </PointsSteps>
        </div>
      ) : (
        field
      )}
      <Button type="submit" variant="primary" disabled={to === null || saving}>
        {to === null ? sheetPoints.set() : sheetPoints.setTo({ to })}
      </Button>
      <p id={captionId} className="basis-full text-12">
        {isWrong ? sheetPoints.notANumber() : captionOf({ typed, to, value, soak })}
      </p>
    </form>
  )
}

interface CaptionOf {
  readonly typed: TypedPoints | null
  readonly to: number | null
  readonly value: number
  readonly soak: number | null
}

function captionOf({ typed, to, value, soak }: CaptionOf): string {
  if (soak === null) return sheetPoints.strainHint()
  if (typed?.sign !== '-' || to === null)
    return soak === 0 ? sheetPoints.hitPointsHint() : sheetPoints.hitPointsSoakHint({ soak })
  const damage = { number: typed.number, value, to }
  return soak === 0 ? sheetPoints.damage(damage) : sheetPoints.damageSoaked({ ...damage, soak })
}
