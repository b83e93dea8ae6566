import { useId, type ReactNode } from 'react'

interface SelectFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** `option`s, in `optgroup`s where that helps. */
  readonly children: ReactNode
}

export function SelectField({ label, value, onChange, children }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-14 font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-hit w-full rounded-control border border-control bg-raised px-3 py-1.5"
      >
        {children}
      </select>
    </div>
  )
}
