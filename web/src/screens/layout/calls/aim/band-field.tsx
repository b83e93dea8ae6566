import { aim } from '@waybook/messages/aim'
import { rangeBands, type RangeBand } from '@waybook/rules'

import { SelectField } from '#ui/field/select-field.tsx'

interface BandFieldProps {
  /** `null` for the encounter's band, or else the weapon's. */
  readonly band: RangeBand | null
  readonly onChange: (band: RangeBand | null) => void
}

/** The range band between an attacker and the target. */
export function BandField({ band, onChange }: BandFieldProps) {
  return (
    <SelectField
      label={aim.range()}
      value={band ?? ''}
      onChange={({ target }) => onChange(rangeBands.find((one) => one === target.value) ?? null)}
    >
      <option value="">{aim.usualRange()}</option>
      <BandOptions />
    </SelectField>
  )
}

/** The range bands, as options of a select. */
export function BandOptions() {
  return rangeBands.map((one) => (
    <option key={one} value={one}>
      {one}
    </option>
  ))
}
