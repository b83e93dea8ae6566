import { classNames } from '#ui/text/class-names.ts'

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
type ButtonSize = 'normal' | 'small'

export interface ButtonLook {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
}

const rest =
  'inline-flex items-center justify-center gap-2 rounded-control border-[1.5px] text-center leading-tight font-semibold no-underline transition-colors'

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-hit px-[1.15rem] py-2',
  small: 'min-h-10 px-3 py-1 text-14',
}

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-primary bg-primary text-on-primary hover:border-primary-hover hover:bg-primary-hover pressed:brightness-98',
  secondary: 'border-control text-ink hover:bg-raised pressed:bg-sunk',
  ghost: 'border-transparent text-ink hover:bg-raised pressed:bg-sunk',
  danger: 'border-current text-bad hover:bg-raised pressed:bg-sunk',
}

/** Not by opacity: the words keep their full contrast, the edge is broken. */
const disabled = 'cursor-not-allowed border-dashed border-control text-ink-2'

export function buttonLook(
  { variant = 'secondary', size = 'normal' }: ButtonLook,
  state: { readonly disabled: boolean } = { disabled: false },
): string {
  return classNames(rest, sizes[size], state.disabled ? disabled : variants[variant])
}
