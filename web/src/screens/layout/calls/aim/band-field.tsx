import { rangeBands, type RangeBand } from '@waybook/rules'

import { SelectField } from '#ui/field/select-field.tsx'

interface BandFieldProps {
  /** `null` for that of the encounter, or else of the weapon. */
  readonly band: RangeBand | null
  readonly onChange: (band: RangeBand | null) => void
}

/** How far away the target of an attack is. */
export function BandField({ band, onChange }: BandFieldProps) {
  return (
    <SelectField
      label="Range"
      value={band ?? ''}
      onChange={({ target }) => onChange(rangeBands.find((one) => one === target.value) ?? null)}
    >
      <option value="">That of the encounter or weapon</option>
      <BandOptions />
    </SelectField>
  )
}

/** The range bands, for a select box. */
export function BandOptions() {
  return rangeBands.map((one) => (
    <option key={one} value={one}>
      {one}
    </option>
  ))
}
