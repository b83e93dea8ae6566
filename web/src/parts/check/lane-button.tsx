import type { ReactNode } from 'react'

interface LaneButtonProps {
  /** For screen readers, if the words do not say it alone. */
  readonly label?: string
  readonly opensDialog?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A button beside the steppers of a lane, as high as they are. */
export function LaneButton({ label, opensDialog = false, onPress, children }: LaneButtonProps) {
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
