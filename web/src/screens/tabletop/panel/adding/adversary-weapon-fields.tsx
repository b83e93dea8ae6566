import { gameWords } from '@waybook/messages/gameWords'
import { tableAdding } from '@waybook/messages/tableAdding'
import { readRangeBand, rangeBands, skillPool, weaponDamage, type AdversaryWeapon } from '@waybook/rules'
import { useState } from 'react'

import { useSkills } from '#parts/entity/use-skills.ts'
import { useCampaignWeapons } from '#parts/new-page/use-create-adversary.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { DicePips } from '#ui/text/dice-pips.tsx'
import { skillName } from '#ui/text/skill-names.ts'

import type { AdversaryFieldsProps } from './adversary-figures.tsx'

const MADE = 'made'

/** The weapon of a new adversary: one that is made with it, one of the campaign, or none. */
export function AdversaryWeaponFields({ draft, onChange }: AdversaryFieldsProps) {
  const { weapon } = draft
  const weapons = useCampaignWeapons()
  const made = useLastMade(weapon)
  const chosen = weapon === null ? '' : typeof weapon === 'string' ? weapon : MADE
  const setWeapon = (changed: AdversaryWeapon | string | null) => onChange({ ...draft, weapon: changed })
  return (
    <RailSection title={tableAdding.weapon()}>
      <div className="grid gap-3">
        <SelectField
          label={tableAdding.weapon()}
          terse
          value={chosen}
          onChange={({ target }) => setWeapon(target.value === MADE ? made : target.value || null)}
        >
          {made ? <option value={MADE}>{tableAdding.newWeapon({ name: made.name })}</option> : null}
          <option value="">{tableAdding.bareHands()}</option>
          {weapons.length === 0 ? null : (
            <optgroup label={tableAdding.inCampaign()}>
              {weapons.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </SelectField>
        {weapon === null || typeof weapon === 'string' ? null : (
          <NewWeapon weapon={weapon} adversary={draft.adversary} onChange={setWeapon} />
        )}
      </div>
    </RailSection>
  )
}

/** Keeps the made weapon while another one is chosen. */
function useLastMade(weapon: AdversaryFieldsProps['draft']['weapon']): AdversaryWeapon | null {
  const [last, setLast] = useState<AdversaryWeapon | null>(null)
  if (weapon === null || typeof weapon === 'string') return last
  if (weapon !== last) setLast(weapon)
  return weapon
}

interface NewWeaponProps extends Pick<AdversaryFieldsProps['draft'], 'adversary'> {
  readonly weapon: AdversaryWeapon
  readonly onChange: (weapon: AdversaryWeapon) => void
}

function NewWeapon({ weapon, adversary, onChange }: NewWeaponProps) {
  const skills = useSkills()
  const { name, skill, range, damage, type } = weapon
  const characteristic = skills.find(({ id }) => id === skill)?.characteristic ?? 'brawn'
  const ranks = adversary.skills[skill] ?? 0
  return (
    <>
      <TextField
        label={tableAdding.calledWhat()}
        autoComplete="off"
        maxLength={200}
        value={name}
        onChange={({ target }) => onChange({ ...weapon, name: target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={tableAdding.damage()}
          autoComplete="off"
          maxLength={40}
          value={damage}
          onChange={({ target }) => onChange({ ...weapon, damage: target.value })}
        />
        {type === 'melee weapon' ? null : (
          <SelectField
            label={tableAdding.range()}
            value={range}
            onChange={({ target }) => onChange({ ...weapon, range: readRangeBand(target.value) ?? range })}
          >
            {rangeBands.map((band) => (
              <option key={band} value={band}>
                {gameWords.band({ band })}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-2 text-14 text-ink-2">
        {[
          gameWords.band({ band: range }),
          tableAdding.damageOf({ damage: weaponDamage(damage, adversary.characteristics.brawn) }),
          `${skillName(skills, skill)}${adversary.kind === 'minion' ? '' : ` ${ranks}`}`,
        ].join(', ')}
        <DicePips
          pool={skillPool(adversary.characteristics[characteristic], adversary.kind === 'minion' ? 0 : ranks)}
        />
        {adversary.kind === 'minion' ? tableAdding.alone() : null}
      </p>
    </>
  )
}
