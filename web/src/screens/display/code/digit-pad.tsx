import { display } from '@waybook/messages/display'
import { useRef, type KeyboardEvent } from 'react'

const COLUMNS = 3
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'Backspace', '0'] as const
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
}

interface DigitPadProps {
  readonly disabled: boolean
  /** Called with a digit or `Backspace`. */
  readonly onType: (key: string) => void
}

/** Keys for a remote control: its arrows move the focus, its center button presses. */
export function DigitPad({ disabled, onType }: DigitPadProps) {
  const pad = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const buttons = [...(pad.current?.querySelectorAll('button') ?? [])]
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const from = buttons.findIndex((button) => button === document.activeElement)
    buttons[from === -1 ? 0 : from + step]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons in it handle the input
    <div ref={pad} onKeyDown={move} className="grid grid-cols-3 gap-2 text-[1.55rem] font-semibold">
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          // A television has no pointer, so the remote control starts here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- nothing else can be done on this page
          autoFocus={key === '5'}
          aria-disabled={disabled}
          aria-label={key === 'Backspace' ? display.deleteDigit() : undefined}
          onClick={() => onType(key)}
          className="h-16 w-[min(6rem,27vw)] rounded-control border border-control bg-raised hover:bg-night-tint focus-visible:bg-night-tint"
        >
          {key === 'Backspace' ? '⌫' : key}
        </button>
      ))}
    </div>
  )
}
