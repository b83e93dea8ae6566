import type { ReactNode } from 'react'

import { classNames } from '#ui/text/class-names.ts'

interface Step {
  readonly label: string
  readonly disabled: boolean
  readonly onStep: () => void
}

interface StepperProps {
  /** The accessible name: what the two buttons change, with its value. */
  readonly name: string
  readonly less: Step
  readonly more: Step
  /** Shown between the buttons. */
  readonly children: ReactNode
}

/** Two buttons that change a number by one. */
export function Stepper({ name, less, more, children }: StepperProps) {
  return (
    <fieldset
      aria-label={name}
      className="grid min-w-0 grid-cols-between items-center rounded-control border border-control text-center text-14 leading-none font-semibold"
    >
      <StepButton sign="minus" {...less} />
      {children}
      <StepButton sign="plus" {...more} />
    </fieldset>
  )
}

/** Uses `aria-disabled`, so it keeps the focus at the end of its range. */
function StepButton({ sign, label, disabled, onStep }: Step & { readonly sign: 'minus' | 'plus' }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onStep()}
      className={classNames(
        'grid min-h-touch w-touch place-items-center rounded-control',
        disabled ? 'cursor-not-allowed text-control' : 'hover:bg-raised',
      )}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-5 fill-none stroke-current stroke-2 [stroke-linecap:round]"
      >
        <path d={sign === 'plus' ? 'M12 6v12M6 12h12' : 'M6 12h12'} />
      </svg>
    </button>
  )
}
