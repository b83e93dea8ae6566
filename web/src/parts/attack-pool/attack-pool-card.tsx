import type { Entity } from '@waybook/contract'
import { attackPool, emptyPool, formatPool, type Attack } from '@waybook/rules'
import type { ReactNode } from 'react'

import { openTray } from '#stores/tray.ts'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { DicePips } from '#ui/text/dice-pips.tsx'
import { Fact, FactList } from '#ui/text/fact-list.tsx'
import { camelCaseToWords } from '#ui/text/words.ts'

import { attackOf, characteristicsOf } from './attack-pool.ts'

type Wielder = Pick<Entity, 'name' | 'characteristics' | 'skills'>

interface AttackPoolCardProps {
  readonly item: Pick<Entity, 'properties'>
  /** The character whose skills and characteristics make up the pool. */
  readonly wielder: Wielder | null
  /** Buttons below the dice. */
  readonly children?: ReactNode
}

/** The dice pool of an attack with a weapon, and its difficulty. */
export function AttackPoolCard({ item, wielder, children }: AttackPoolCardProps) {
  const attack = attackOf(item)
  if (!attack) return null
  return (
    <Panel title="Attack Dice Pool">
      {wielder ? <WielderDice attack={attack} wielder={wielder} /> : null}
      <div className="mb-3 empty:hidden">{children}</div>
      <FactList>
        <Fact name="Skill">{withScore(attack.skill, wielder?.skills)}</Fact>
        <Fact name="Characteristic">{withScore(attack.characteristic, wielder?.characteristics)}</Fact>
        <Fact name="Range">{attack.range}</Fact>
        <Fact name="Difficulty">
          <DicePips pool={{ ...emptyPool, difficulty: attack.difficulty.dice }} /> {attack.difficulty.name}
          {attack.melee ? ', or an opposed check against the target’s Brawl or Melee' : null}
        </Fact>
      </FactList>
      <p className="mt-3 text-14 text-ink-2">
        Add boost dice for Aim, setback dice for cover or defence, and upgrades from an Adversary talent.
      </p>
    </Panel>
  )
}

function WielderDice({ attack, wielder }: { readonly attack: Attack; readonly wielder: Wielder }) {
  const pool = { ...attackPool(attack, characteristicsOf(wielder), wielder.skills ?? {}), difficulty: 0 }
  return (
    <p className="mb-3">
      <span className="block text-14 text-ink-2">{wielder.name} rolls</span>
      <span className="flex flex-wrap items-center gap-x-3">
        <DicePips pool={pool} />
        <span className="font-serif text-20 font-semibold lining-nums">{formatPool(pool)}</span>
      </span>
    </p>
  )
}

/** A name with its score, such as `Ranged Light 2`; the name alone if there are no scores. */
function withScore(name: string, scores: Readonly<Record<string, number>> | null | undefined): string {
  return scores ? `${camelCaseToWords(name)} ${scores[name] ?? 0}` : camelCaseToWords(name)
}

interface AttackButtonProps {
  readonly item: Pick<Entity, 'name' | 'properties'>
  readonly wielder: Pick<Entity, 'id' | 'characteristics' | 'skills'>
  /** Called before the tray opens. */
  readonly onPressed?: () => void
}

/** Opens the dice tray with the pool of an attack, including its difficulty. */
export function AttackButton({ item, wielder, onPressed }: AttackButtonProps) {
  const attack = attackOf(item)
  if (!attack) return null
  const { skill, characteristic } = attack
  const characteristics = characteristicsOf(wielder)
  const ranks = wielder.skills?.[skill] ?? 0
  const openAttack = () => {
    onPressed?.()
    openTray({
      pool: attackPool(attack, characteristics, wielder.skills ?? {}),
      reason: item.name,
      note: `${camelCaseToWords(characteristic)} ${characteristics[characteristic]}, ${camelCaseToWords(skill)} ${ranks}`,
      difficultyNote: attack.melee ? 'Engaged' : `${attack.range} range`,
      skill,
      characterId: wielder.id,
    })
  }
  return (
    <Button variant="primary" onClick={openAttack} className="w-full">
      Roll this attack
    </Button>
  )
}
