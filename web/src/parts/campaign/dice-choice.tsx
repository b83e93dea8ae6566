import { SelectField } from '#ui/field/select-field.tsx'
import { Switch } from '#ui/field/switch.tsx'

import type { SetField } from './campaign-edits.ts'

interface DiceChoiceProps {
  /** As written in the file. */
  readonly dice: unknown
  readonly points: unknown
  readonly onSet: SetField
}

/** The dice beyond those of the rules, and the name of the points of both sides. */
export function DiceChoice({ dice, points, onSet }: DiceChoiceProps) {
  return (
    <>
      <Switch
        label="Play with the Force die"
        checked={Array.isArray(dice) && dice.includes('force')}
        onChange={(isOn) => onSet(['dice'], isOn ? ['force'] : undefined)}
      />
      <SelectField
        label="Points of both sides"
        value={points === 'destiny' ? 'destiny' : 'story'}
        onChange={({ target }) => onSet(['points'], target.value === 'destiny' ? 'destiny' : undefined)}
      >
        <option value="story">Story points</option>
        <option value="destiny">Destiny points, light and dark</option>
      </SelectField>
      <p className="text-14 text-ink-2">Destiny points are rolled with Force dice at the start of a session.</p>
    </>
  )
}
