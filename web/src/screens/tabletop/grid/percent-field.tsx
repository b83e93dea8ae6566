import { useState } from 'react'

import { TextField } from '#ui/field/text-field.tsx'

interface PercentFieldProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** A percentage with two decimals. Keeps the typed text, and reports only numbers in range. */
export function PercentField({ label, value, min, max, onChange }: PercentFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={`${label} (%)`}
      type="number"
      inputMode="decimal"
      step={0.05}
      min={min}
      max={max}
      value={typed ?? String(Math.round(value * 100) / 100)}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = target.valueAsNumber
        if (number >= min && number <= max) onChange(number)
      }}
    />
  )
}
