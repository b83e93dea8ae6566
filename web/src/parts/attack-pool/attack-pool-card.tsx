import type { Entity } from '@waybook/contract'
import { attackCard } from '@waybook/messages/attackCard'
import { attackPool, emptyPool, formatPool, skillName, type Attack } from '@waybook/rules'
import type { ReactNode } from 'react'

import { missingText, scoreOf, type Roller } from '#parts/entity/scores.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { askForAim } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { DicePips } from '#ui/text/dice-pips.tsx'
import { Fact, FactList } from '#ui/text/fact-list.tsx'
import { camelCaseToWords } from '#ui/text/words.ts'

import { attackOf, weaponOf } from './attack-pool.ts'

type Wielder = Omit<Roller, 'id'>

interface AttackPoolCardProps {
  readonly item: Pick<Entity, 'properties'>
  /** The character whose skills and characteristics make up the pool. */
  readonly wielder: Wielder | null
  /** Buttons below the dice. */
  readonly children?: ReactNode
}

/** The dice pool of an attack with a weapon, and its difficulty. A weapon type that the rules don't know shows only range and difficulty. */
export function AttackPoolCard({ item, wielder, children }: AttackPoolCardProps) {
  const skills = useSkills()
  const weapon = weaponOf(item, skills)
  if (!weapon) return null
  const { attack, reach, type } = weapon
  return (
    <Panel title={attackCard.title()}>
      {attack && wielder ? <WielderDice attack={attack} wielder={wielder} /> : null}
      <div className="mb-3 empty:hidden">{children}</div>
      <FactList>
        {attack ? <AttackScores attack={attack} wielder={wielder} /> : <Fact name={attackCard.type()}>{type}</Fact>}
        <Fact name={attackCard.range()}>{reach.range}</Fact>
        <Fact name={attackCard.difficulty()}>
          <DicePips pool={{ ...emptyPool, difficulty: reach.difficulty.dice }} />{' '}
          {attack?.melee ? attackCard.orOpposed({ difficulty: reach.difficulty.name }) : reach.difficulty.name}
        </Fact>
      </FactList>
      {attack ? null : <p className="mt-3">{attackCard.namesSkill()}</p>}
      <p className="mt-3 text-14 text-ink-2">{attackCard.note()}</p>
    </Panel>
  )
}

function AttackScores({ attack, wielder }: { readonly attack: Attack; readonly wielder: Wielder | null }) {
  const { skill, characteristic } = attack
  const skills = useSkills()
  return (
    <>
      <Fact name={attackCard.skill()}>
        {withScore(skillName(skills, skill), wielder ? (wielder.skills?.[skill] ?? 0) : undefined)}
      </Fact>
      <Fact name={attackCard.characteristic()}>
        {withScore(camelCaseToWords(characteristic), wielder?.characteristics?.[characteristic])}
      </Fact>
    </>
  )
}

function WielderDice({ attack, wielder }: { readonly attack: Attack; readonly wielder: Wielder }) {
  const { name } = wielder
  const score = scoreOf(wielder, attack.skill, attack.characteristic)
  if (!score) return <p className="mb-3">{missingText(name, [attack.characteristic])}</p>
  const pool = { ...attackPool(attack, score), difficulty: 0 }
  return (
    <p className="mb-3">
      <span className="block text-14 text-ink-2">{attackCard.rolls({ name })}</span>
      <span className="flex flex-wrap items-center gap-x-3">
        <DicePips pool={pool} />
        <span className="numeral">{formatPool(pool)}</span>
      </span>
    </p>
  )
}

/** A name with its score, such as `Ranged Light 2`; the name alone if there is none. */
function withScore(name: string, score: number | undefined): string {
  return score === undefined ? name : attackCard.scored({ name, score })
}

interface AttackButtonProps {
  readonly item: Pick<Entity, 'id' | 'name' | 'properties'>
  /** The attacker; `null` if a game master chooses. */
  readonly wielder: Roller | null
  /** Called before the user is asked for the target. */
  readonly onPressed?: () => void
}

/** Begins an attack; the user chooses the target next. Hidden if the wielder lacks the characteristic. The card says so. */
export function AttackButton({ item, wielder, onPressed }: AttackButtonProps) {
  const attack = attackOf(item, useSkills())
  if (!attack || (wielder && !scoreOf(wielder, attack.skill, attack.characteristic))) return null
  const press = () => {
    onPressed?.()
    askForAim({ kind: 'attack', characterId: wielder?.id ?? null, weaponId: item.id, name: item.name })
  }
  return (
    <Button variant="primary" aria-haspopup="dialog" onClick={press} className="w-full">
      {attackCard.roll()}
    </Button>
  )
}
