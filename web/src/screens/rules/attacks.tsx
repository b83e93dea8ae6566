import {
  attackWith,
  damageOf,
  MINIMUM_DAMAGE,
  rangeBands,
  rangedDifficulty,
  rangeMeaning,
  weaponTypes,
  type WeaponType,
} from '@waybook/rules'

import { camelCaseToWords } from '#ui/text/words.ts'

import { DifficultyDice, Prose, RulesTable } from './rules-text.tsx'

const example = { weapon: 6, netSuccesses: 2, soak: 3 }

export function Attacks() {
  return (
    <>
      <Prose>
        Roll the weapon’s skill. Add boost dice for Aim, setback dice for cover or defence, and upgrades from an
        Adversary talent.
      </Prose>
      <RulesTable
        caption="Skill and difficulty for each type of weapon"
        columns={['Weapon', 'Skill', 'Against']}
        rows={weaponTypes.map((weapon) => ({ name: camelCaseToWords(weapon), cells: cellsOf(weapon) }))}
      />
      <p className="mt-5 max-w-measure text-pretty">
        A hit deals the weapon’s damage plus one for each net success, minus the target’s soak, but at least{' '}
        {MINIMUM_DAMAGE}. A weapon of {example.weapon} with {example.netSuccesses} net successes against soak{' '}
        {example.soak} deals <strong className="font-serif">{damageOf(example)}</strong>.
      </p>
    </>
  )
}

function cellsOf(weapon: WeaponType) {
  const { skill, characteristic, melee, difficulty } = attackWith(weapon, undefined)
  return [
    <span key="skill">
      {camelCaseToWords(skill)} <span className="text-ink-2">({camelCaseToWords(characteristic)})</span>
    </span>,
    melee ? (
      <span key="against">
        <DifficultyDice difficulty={difficulty} />
        <span className="block text-14 text-ink-2">or opposed by the target’s Brawl or Melee</span>
      </span>
    ) : (
      'The range band'
    ),
  ]
}

export function Ranges() {
  return (
    <>
      <Prose>Distance is measured in bands. The farther the target, the harder the attack.</Prose>
      <RulesTable
        caption="Range bands"
        columns={['Band', 'What it means', 'To hit']}
        rows={rangeBands.map((band) => ({
          name: band,
          cells: [
            <span key="meaning" className="text-ink-2">
              {rangeMeaning[band]}
            </span>,
            <DifficultyDice key="difficulty" difficulty={rangedDifficulty(band)} />,
          ],
        }))}
      />
    </>
  )
}
