interface ProgressBarProps {
  /** The accessible name. The text next to the bar may have more detail. */
  readonly label: string
  /** From 0 to 1; `null` while unknown. */
  readonly share: number | null
}

/** The progress of an action. Not announced by screen readers; the text next to it is. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      {...(share !== null && { value: share })}
      className="h-2 w-full progress rounded-round border border-control"
    />
  )
}
