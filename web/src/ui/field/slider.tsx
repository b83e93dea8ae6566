import { useId } from 'react'

interface SliderProps {
  readonly label: string
  /** The value in words, next to the label and for screen readers. */
  readonly text: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
}

/** A number on a scale, for values that users find by watching the effect. On phones it is one line. */
export function Slider({ label, text, onChange, ...scale }: SliderProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)_4.5rem] items-center text-14 md:grid-cols-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <span aria-hidden="true" className="text-end text-ink-2 max-md:order-1">
        {text}
      </span>
      <input
        {...scale}
        id={id}
        type="range"
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-touch w-full min-w-0 cursor-pointer accent-primary md:col-span-2"
      />
    </div>
  )
}
