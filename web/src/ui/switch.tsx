import { useId } from 'react'

interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** While true the switch rests and the label reads `busyLabel`. */
  readonly busy?: boolean
  readonly busyLabel?: string
  readonly disabledReason?: string | undefined
}

export function Switch({ label, checked, onChange, busy = false, busyLabel = label, disabledReason }: SwitchProps) {
  const reasonId = useId()
  const resting = busy || disabledReason !== undefined
  return (
    <div>
      <label className="relative flex min-h-hit cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-2">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          disabled={resting}
          aria-describedby={disabledReason === undefined ? undefined : reasonId}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
        />
        <span
          aria-hidden="true"
          className="relative h-7 w-12 shrink-0 rounded-round border-[1.5px] border-control bg-sunk transition-colors duration-(--duration-press) peer-checked:border-primary peer-checked:bg-primary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-mark peer-disabled:border-dashed before:absolute before:top-1 before:left-1 before:size-4.5 before:rounded-round before:bg-control before:transition-transform peer-checked:before:translate-x-5 peer-checked:before:bg-on-primary"
        />
        <span>{busy ? busyLabel : label}</span>
      </label>
      {disabledReason === undefined ? null : (
        <p id={reasonId} className="text-14 text-ink-2">
          {disabledReason}
        </p>
      )}
    </div>
  )
}
