import type { Entity } from '@waybook/contract'
import { attackPool, emptyPool, formatPool, type Attack, type Characteristics } from '@waybook/rules'

import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { DicePips } from '#ui/text/dice-pips.tsx'
import { Fact, FactList } from '#ui/text/fact-list.tsx'
import { wordsOf } from '#ui/text/words-of.ts'

import { openTray } from '../../client/tray.ts'
import { attackOf } from './attack-of.ts'

type Wielder = Pick<Entity, 'name' | 'characteristics' | 'skills'>

interface AttackPoolCardProps {
  readonly item: Pick<Entity, 'properties'>
  /** Whose numbers the dice are taken from. */
  readonly wielder: Wielder | null
}

/** What a weapon is rolled with, and against what. */
export function AttackPoolCard({ item, wielder }: AttackPoolCardProps) {
  const attack = attackOf(item)
  if (!attack) return null
  return (
    <Panel title="Attack Dice Pool">
      {wielder ? <OwnDice attack={attack} wielder={wielder} /> : null}
      <FactList>
        <Fact name="Skill">{scored(attack.skill, wielder?.skills)}</Fact>
        <Fact name="Characteristic">{scored(attack.characteristic, wielder?.characteristics)}</Fact>
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

/** Where nobody has said anything yet. */
const unsaid: Characteristics = { brawn: 0, agility: 0, intellect: 0, cunning: 0, willpower: 0, presence: 0 }

function OwnDice({ attack, wielder }: { readonly attack: Attack; readonly wielder: Wielder }) {
  const characteristics = { ...unsaid, ...wielder.characteristics }
  const attacking = attackPool(attack, characteristics, wielder.skills ?? {})
  const pool = { ...attacking, difficulty: 0 }
  return (
    <div className="mb-3">
      <span className="block text-14 text-ink-2">{wielder.name} rolls</span>
      <span className="flex flex-wrap items-center gap-x-3">
        <DicePips pool={pool} />
        <span className="font-serif text-20 font-semibold lining-nums">{formatPool(pool)}</span>
        <Button size="small" className="ms-auto" onClick={() => openTray({ pool: attacking, skill: attack.skill })}>
          Put into the tray
        </Button>
      </span>
    </div>
  )
}

/** `Ranged Light 2` of somebody whose ranks are known, else the words alone. */
function scored(name: string, scores: Readonly<Record<string, number>> | null | undefined): string {
  return scores ? `${wordsOf(name)} ${scores[name] ?? 0}` : wordsOf(name)
}
