import { useId, type ComponentProps } from 'react'

import { Icon } from '#ui/text/icon.tsx'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  readonly label: string
  /** Hides the label, except from screen readers, if the options speak for themselves. */
  readonly terse?: boolean
}

/** A native select box. */
export function SelectField({ label, terse = false, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className={`text-14 font-semibold ${terse ? 'sr-only' : ''}`}>
        {label}
      </label>
      <div className="relative">
        <select
          {...select}
          id={id}
          className="min-h-hit w-full appearance-none truncate rounded-control border border-control bg-raised py-1.5 pr-10 pl-3.5"
        />
        <Icon name="chevron-down" className="pointer-events-none absolute inset-y-0 right-3 my-auto" />
      </div>
    </div>
  )
}
