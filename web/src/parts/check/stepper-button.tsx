import type { ReactNode } from 'react'

interface StepperButtonProps {
  /** For screen readers, if the text alone is ambiguous. */
  readonly label?: string
  readonly opensDialog?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A button next to steppers, with the same height. */
export function StepperButton({ label, opensDialog = false, onPress, children }: StepperButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onPress}
      className="min-h-touch rounded-control border border-control text-14 leading-none font-semibold hover:bg-raised"
    >
      {children}
    </button>
  )
}
