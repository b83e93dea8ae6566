interface ProgressBarProps {
  /** What is going on, for a screen reader: the words beside the bar may say more. */
  readonly label: string
  /** From 0 to 1; `null` while it is not known. */
  readonly share: number | null
}

/** How far something is. It does not announce itself: the words beside it do. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      {...(share !== null && { value: share })}
      className="h-2 w-full appearance-none overflow-hidden rounded-round border border-control bg-sunk [&::-moz-progress-bar]:bg-primary indeterminate:[&::-moz-progress-bar]:bg-transparent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-primary"
    />
  )
}
