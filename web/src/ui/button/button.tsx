import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react'

import { classNames } from '#ui/text/class-names.ts'

import { buttonLook, type ButtonLook } from './button-look.ts'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  readonly children: ReactNode
  /** While true the button rests and says `busyLabel`; its width stays that of the longer of the two. */
  readonly busy?: boolean
  readonly busyLabel?: ReactNode
  /** Why it cannot be pressed, in words a person reads beneath it. */
  readonly disabledReason?: string | undefined
  readonly disabled?: boolean
}

export function Button(props: ButtonProps) {
  const { variant, size, busy = false, busyLabel, disabledReason, disabled = false, children, ...rest } = props
  const reasonId = useId()
  const resting = busy || disabled || disabledReason !== undefined
  const look = { ...(variant && { variant }), ...(size && { size }) }
  // It keeps the focus while it rests, so that a keyboard or a screen reader does not lose its place.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (resting) event.preventDefault()
    else rest.onClick?.(event)
  }
  const button = (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={resting || undefined}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
      className={classNames(buttonLook(look, { disabled: disabled || disabledReason !== undefined }), rest.className)}
    >
      <Label busy={busy} busyLabel={busyLabel}>
        {children}
      </Label>
    </button>
  )
  if (disabledReason === undefined) return button
  return (
    <span className="inline-grid justify-items-start gap-1">
      {button}
      <span id={reasonId} className="text-14 text-ink-2">
        {disabledReason}
      </span>
    </span>
  )
}

interface LabelProps extends Pick<ButtonProps, 'busy' | 'children'> {
  readonly busyLabel: ReactNode
}

/** Both words lie on top of each other, so that the wider one keeps the width. */
function Label({ busy, busyLabel, children }: LabelProps) {
  if (busyLabel === undefined) return children
  return (
    <span className="grid place-items-center *:[grid-area:1/1]">
      <span className={classNames('inline-flex items-center gap-2', busy && 'invisible')}>{children}</span>
      <span className={classNames('inline-flex items-center gap-2', !busy && 'invisible')}>{busyLabel}</span>
    </span>
  )
}
