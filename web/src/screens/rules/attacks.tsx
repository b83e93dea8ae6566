import { gameWords } from '@waybook/messages/gameWords'
import { rulesPage } from '@waybook/messages/rulesPage'
import {
  attackWith,
  damageOf,
  MINIMUM_DAMAGE,
  rangeBands,
  rangedDifficulty,
  rangeMeaning,
  weaponTypes,
  type WeaponType,
  standardSkills,
} from '@waybook/rules'

import { RichMessage } from '#ui/text/rich-message.tsx'
import { skillName } from '#ui/text/skill-names.ts'

import { DifficultyDice, Prose, RulesTable } from './rules-text.tsx'

const example = { weapon: 6, netSuccesses: 2, soak: 3 }
const damageExample = {
  least: MINIMUM_DAMAGE,
  weapon: example.weapon,
  successes: example.netSuccesses,
  soak: example.soak,
  damage: String(damageOf(example)),
}
const damageElements = {
  damage: (words: string) => (
    <strong key="damage" className="font-serif">
      {words}
    </strong>
  ),
}

export function Attacks() {
  return (
    <>
      <Prose>{rulesPage.attacks()}</Prose>
      <RulesTable
        caption={rulesPage.weaponTable()}
        columns={[rulesPage.weapon(), rulesPage.skill(), rulesPage.against()]}
        rows={weaponTypes.map((weapon) => ({ name: weaponNames[weapon](), cells: cellsOf(weapon) }))}
      />
      <p className="mt-5 max-w-measure text-pretty">
        <RichMessage parts={rulesPage.damage(damageExample, damageElements)} />
      </p>
    </>
  )
}

const weaponNames: Readonly<Record<WeaponType, () => string>> = {
  'melee weapon': () => rulesPage.weaponType({ type: 'melee' }),
  'natural weapon': () => rulesPage.weaponType({ type: 'natural' }),
  'magical weapon': () => rulesPage.weaponType({ type: 'magical' }),
  'ranged weapon': () => rulesPage.weaponType({ type: 'ranged' }),
  'alchemical weapon': () => rulesPage.weaponType({ type: 'alchemical' }),
  'explosive weapon': () => rulesPage.weaponType({ type: 'explosive' }),
}

function cellsOf(weapon: WeaponType) {
  const { skill, characteristic, melee, difficulty } = attackWith(weapon, undefined)
  return [
    <span key="skill">
      {skillName(standardSkills, skill)}{' '}
      <span className="text-ink-2">({gameWords.characteristic({ characteristic })})</span>
    </span>,
    melee ? (
      <span key="against">
        <DifficultyDice difficulty={difficulty} />
        <span className="block text-14 text-ink-2">{rulesPage.orOpposed()}</span>
      </span>
    ) : (
      rulesPage.theRangeBand()
    ),
  ]
}

export function Ranges() {
  return (
    <>
      <Prose>{rulesPage.ranges()}</Prose>
      <RulesTable
        caption={rulesPage.rangeTable()}
        columns={[rulesPage.band(), rulesPage.meaning(), rulesPage.toHit()]}
        rows={rangeBands.map((band) => ({
          name: gameWords.band({ band }),
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
