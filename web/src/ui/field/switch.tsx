import { useId } from 'react'

import { classNames } from '#ui/text/class-names.ts'

interface SwitchProps {
  readonly label: string
  /** The subject, for screen readers, if the label alone doesn't say it. */
  readonly about?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** While true, the switch is disabled and its label is `busyLabel`. */
  readonly busy?: boolean
  readonly busyLabel?: string
  readonly disabledReason?: string | undefined
}

const readyTrack = 'peer-checked:border-primary peer-checked:bg-primary peer-checked:before:bg-on-primary'
const restingTrack = 'border-dashed'

export function Switch(props: SwitchProps) {
  const { label, about, checked, onChange, busy = false, busyLabel = label, disabledReason } = props
  const reasonId = useId()
  const isDisabled = busy || disabledReason !== undefined
  return (
    <div>
      <label
        className={classNames(
          'relative flex min-h-hit items-center gap-3',
          isDisabled ? 'cursor-not-allowed text-ink-2' : 'cursor-pointer',
        )}
      >
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-label={about === undefined ? undefined : `${label}: ${about}`}
          // A disabled switch keeps the focus, so keyboard and screen reader users don't lose their place.
          aria-disabled={isDisabled || undefined}
          aria-describedby={disabledReason === undefined ? undefined : reasonId}
          onChange={(event) => isDisabled || onChange(event.target.checked)}
          className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
        />
        <span aria-hidden="true" className={classNames('switch-track', isDisabled ? restingTrack : readyTrack)} />
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
