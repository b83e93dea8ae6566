import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'

import { classNames } from '#ui/text/class-names.ts'

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
/** `small` is tall enough for a finger, `compact` is lower in wide windows, and `dense` is lower unless a finger points. */
type ButtonSize = 'normal' | 'small' | 'compact' | 'dense'

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
}

const shape =
  'inline-flex items-center justify-center gap-2 rounded-control border-[1.5px] text-center font-semibold no-underline transition-colors'

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-hit px-[1.15rem] py-2',
  small: 'min-h-touch px-3 py-1 text-14',
  compact: 'min-h-touch px-3 py-1 text-14 md:min-h-10',
  dense: 'min-h-10 px-3 py-1 text-14 pointer-coarse:min-h-touch',
}

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-primary bg-primary text-on-primary hover:border-primary-hover hover:bg-primary-hover pressed:brightness-98',
  secondary: 'border-control text-ink hover:bg-raised pressed:bg-sunk',
  ghost: 'border-transparent text-ink hover:bg-raised pressed:bg-sunk',
  danger: 'border-current text-bad hover:bg-raised pressed:bg-sunk',
}

/** A dashed border instead of reduced opacity, so the text keeps its contrast. */
const disabledLook = 'cursor-not-allowed border-dashed border-control text-ink-2'

export function buttonLook(
  { variant = 'secondary', size = 'normal' }: ButtonLook,
  state: { readonly disabled: boolean } = { disabled: false },
): string {
  return classNames(shape, sizes[size], state.disabled ? disabledLook : variants[variant])
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  readonly children: ReactNode
  /** While true, the button is disabled and reads `busyLabel`. Its width fits the longer of the two labels. */
  readonly busy?: boolean
  readonly busyLabel?: ReactNode
  /** Why the button is disabled; shown below it. */
  readonly disabledReason?: string | undefined
  readonly disabled?: boolean
}

export function Button(props: ButtonProps) {
  const { variant, size, busy = false, busyLabel, disabledReason, disabled = false, children, ...rest } = props
  const reasonId = useId()
  const isDisabled = busy || disabled || disabledReason !== undefined
  // A disabled button keeps the focus, so keyboard and screen reader users don't lose their place.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled) event.preventDefault()
    else rest.onClick?.(event)
  }
  const button = (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={isDisabled || undefined}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
      className={classNames(
        buttonLook({ variant, size }, { disabled: disabled || disabledReason !== undefined }),
        rest.className,
      )}
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

/** Stacks both labels, so the button is always as wide as the wider one. */
function Label({ busy, busyLabel, children }: LabelProps) {
  if (busyLabel === undefined) return children
  return (
    <span className="grid place-items-center *:[grid-area:1/1]">
      <span className={classNames('inline-flex items-center gap-2', busy && 'invisible')}>{children}</span>
      <span className={classNames('inline-flex items-center gap-2', !busy && 'invisible')}>{busyLabel}</span>
    </span>
  )
}
