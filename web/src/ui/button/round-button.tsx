import { classNames } from '#ui/text/class-names.ts'

interface RoundButtonProps {
  readonly sign: keyof typeof drawings
  /** The accessible name, because the button only shows a sign. */
  readonly label: string
  /** Disables the button without losing the focus. */
  readonly disabled?: boolean
  readonly size?: 'normal' | 'small'
  /** Has no border, for a button next to each of many fields. */
  readonly quiet?: boolean
  readonly onPress: () => void
}

const drawings = {
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  cross: 'M6.500 6.500l11 11M17.500 6.500l-11 11',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
}
/** Small buttons are for desktops; on phones they are 44 px wide. */
const sizes = { normal: 'size-hit', small: 'size-touch md:size-9' }
const ready = 'bg-raised hover:bg-sunk pressed:brightness-98'
const rests = 'cursor-not-allowed border-dashed text-ink-2'

export function RoundButton(props: RoundButtonProps) {
  const { sign, label, disabled = false, size = 'normal', quiet = false, onPress } = props

  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onPress()}
      className={classNames(
        'rounded-round grid shrink-0 touch-manipulation place-items-center border-[1.5px] transition-colors',
        quiet ? 'border-transparent' : 'border-control',
        sizes[size],
        disabled ? rests : quiet ? 'hover:bg-raised pressed:bg-sunk' : ready,
      )}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-5 fill-none stroke-current stroke-[2.4] [stroke-linecap:round]"
      >
        <path d={drawings[sign]} />
      </svg>
    </button>
  )
}
