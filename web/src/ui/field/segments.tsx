import { useId } from 'react'

import { classNames } from '#ui/text/class-names.ts'

interface SegmentsProps<Value extends string> {
  readonly label: string
  /** Hides the label, except from screen readers, if a heading says the same. */
  readonly terse?: boolean
  /** For a choice of views next to a more important button. */
  readonly quiet?: boolean
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few choices, side by side. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, terse = false, quiet = false, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={classNames('mb-1 text-14 font-semibold', terse && 'sr-only')}>{label}</legend>
      <div className="flex overflow-hidden rounded-control border border-control bg-raised">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'radio-label flex-1 border-control text-center wrap-normal not-last:border-e has-focus-visible:-outline-offset-3',
              // Four words fit beside the map.
              options.length > 3 ? 'px-1' : 'px-2',
              quiet ? 'has-checked:bg-tint' : 'min-h-hit has-checked:bg-primary has-checked:text-on-primary',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-[inherit] opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
