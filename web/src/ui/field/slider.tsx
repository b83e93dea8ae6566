import { useId } from 'react'

interface SliderProps {
  readonly label: string
  /** The value in words, beside the label and for screen readers. */
  readonly text: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
}

/** A number on a scale, for values that are found by looking at what they do. */
export function Slider({ label, text, onChange, ...scale }: SliderProps) {
  const id = useId()
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-14">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span aria-hidden="true" className="text-ink-2">
          {text}
        </span>
      </div>
      <input
        {...scale}
        id={id}
        type="range"
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="block h-11 w-full cursor-pointer accent-primary"
      />
    </div>
  )
}
