import { TextField } from '#ui/field/text-field.tsx'

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly most: number
  readonly onValue: (value: number) => void
}

/** A whole number from 0. Other input counts as 0. */
export function NumberField({ label, value, most, onValue }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      defaultValue={String(value)}
      onChange={({ target }) => onValue(Math.min(most, Math.max(0, Math.trunc(Number(target.value)) || 0)))}
    />
  )
}
