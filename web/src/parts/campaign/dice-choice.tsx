import { campaignForm } from '@waybook/messages/campaignForm'

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
        label={campaignForm.forceDie()}
        checked={Array.isArray(dice) && dice.includes('force')}
        onChange={(isOn) => onSet(['dice'], isOn ? ['force'] : undefined)}
      />
      <SelectField
        label={campaignForm.points()}
        value={points === 'destiny' ? 'destiny' : 'story'}
        onChange={({ target }) => onSet(['points'], target.value === 'destiny' ? 'destiny' : undefined)}
      >
        <option value="story">{campaignForm.storyPoints()}</option>
        <option value="destiny">{campaignForm.destinyPoints()}</option>
      </SelectField>
      <p className="text-14 text-ink-2">{campaignForm.pointsHint()}</p>
    </>
  )
}
