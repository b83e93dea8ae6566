import type { Entity } from '@waybook/contract'
import { paper } from '@waybook/messages/paper'
import {
  attackPool,
  attackWith,
  qualityText,
  skillName,
  weaponDamage,
  weaponFigures,
  type Attack,
  type DerivedFigures,
  type WeaponFigures,
} from '@waybook/rules'

import { attackOf } from '#parts/attack-pool/attack-pool.ts'
import { scoreOf } from '#parts/entity/scores.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import type { CarriedItem } from '#parts/sheet-inventory/use-inventory.ts'
import { useTalents } from '#parts/sheet-talents/use-talents.ts'

import { PaperPool } from './paper-dice.tsx'

const weaponColumns = () => [
  paper.weapon(),
  paper.skill(),
  paper.dice(),
  paper.damage(),
  paper.critical(),
  paper.range(),
  paper.qualities(),
]

const BARE_HANDS: WeaponFigures = weaponFigures({ damage: 'brawn', critical: 5 })

interface WeaponsProps {
  readonly wielder: Entity
  readonly weapons: readonly CarriedItem[]
}

export function Weapons({ wielder, weapons }: WeaponsProps) {
  const skills = useSkills()
  return (
    <section>
      <h3>{paper.weapons()}</h3>
      <table>
        <thead>
          <tr>
            {weaponColumns().map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weapons.map(({ itemId, name, item }) => {
            const properties = item?.properties ?? {}
            const attack = attackOf({ properties }, skills)
            return <WeaponLine key={itemId} figures={weaponFigures(properties)} {...{ name, attack, wielder }} />
          })}
          <WeaponLine
            name={paper.bareHands()}
            attack={attackWith('natural weapon', undefined)}
            figures={BARE_HANDS}
            wielder={wielder}
          />
        </tbody>
      </table>
    </section>
  )
}

interface WeaponLineProps {
  readonly name: string
  readonly attack: Attack | null
  readonly figures: WeaponFigures
  readonly wielder: Entity
}

function WeaponLine({ name, attack, figures: { damage, critical, qualities }, wielder }: WeaponLineProps) {
  const skills = useSkills()
  const score = attack && scoreOf(wielder, attack.skill, attack.characteristic)
  const brawn = wielder.characteristics?.['brawn'] ?? null
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{attack ? skillName(skills, attack.skill) : ''}</td>
      <td>{attack && score ? <PaperPool pool={{ ...attackPool(attack, score), difficulty: 0 }} /> : null}</td>
      <td>{damage === null ? '' : weaponDamage(damage, brawn)}</td>
      <td>{critical ?? ''}</td>
      <td>{attack?.range}</td>
      <td>{qualities.map(qualityText).join(', ')}</td>
    </tr>
  )
}

/** Beyond this many characters, talents show only their names, because the sheet has one side. */
const TALENT_WORDS_MAX = 700

export function Talents({ character }: { readonly character: Entity }) {
  const talents = useTalents(character).map(({ id, name, rank, page }) => ({
    id,
    name: rank > 1 ? `${name} ${rank}` : name,
    words: String(page?.properties?.['dice'] ?? page?.description ?? ''),
  }))
  const isLong = talents.reduce((sum, { words }) => sum + words.length, 0) > TALENT_WORDS_MAX
  return (
    <section>
      <h3>{paper.talents()}</h3>
      {isLong ? (
        <p className="paper-names">{talents.map(({ name }) => name).join(', ')}</p>
      ) : (
        <ul className="paper-list">
          {talents.map(({ id, name, words }) => (
            <li key={id}>
              <b>{name}.</b> {words}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface GearProps {
  readonly gear: readonly CarriedItem[]
  readonly derived: DerivedFigures
}

export function Gear({ gear, derived: { encumbrance, encumbranceThreshold } }: GearProps) {
  const carried = gear.filter(({ amount }) => amount > 0)
  return (
    <section>
      <h3>
        {paper.gear()}
        {encumbranceThreshold ? (
          <small>{paper.carries({ load: encumbrance.total, threshold: encumbranceThreshold.total })}</small>
        ) : null}
      </h3>
      <ul className="paper-list paper-gear">
        {carried.map(({ itemId, name, amount }) => (
          <li key={itemId}>
            <b>{name}</b>
            <span>{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
