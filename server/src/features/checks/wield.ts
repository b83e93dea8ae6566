import { Problem, type ParamsOf } from '@waybook/contract'
import { dieQualities, qualityText, weaponDamage, weaponFigures, type RangeBand } from '@waybook/rules'

import { figuresOf } from '../characters/figures-of.ts'
import type { WriteContext } from '../request-context.ts'
import type { Modifier, Weapon } from './document.ts'
import { ownModifier } from './new-modifier.ts'

/** A weapon in somebody's hand. */
export interface Wielded {
  readonly weapon: Weapon
  readonly skill: string
  readonly range: RangeBand
  readonly modifiers: readonly Modifier[]
}

/** Fists: they hurt as much as one is strong. */
const FISTS = { id: null, pierce: 0, melee: true, critical: 5, qualities: ['Disorient', 'Knockdown'] } as const

export async function wield(
  context: WriteContext,
  { characterId, weaponId }: Pick<ParamsOf<'startAttack'>, 'characterId' | 'weaponId'>,
): Promise<Wielded> {
  const brawn = (await figuresOf(context.records, characterId))?.characteristics.brawn ?? null
  if (weaponId === null)
    return { weapon: { ...FISTS, damage: brawn ?? 0 }, skill: 'brawl', range: 'Engaged', modifiers: [] }
  const [item] = await context.records.entities.cards([weaponId], context.scope)
  if (item?.type !== 'item') throw new Problem('not-found', 'There is no such weapon')
  const { damage, pierce, critical, qualities, skill, range } = weaponFigures(item.properties)
  const number = Number(weaponDamage(damage ?? '', brawn) || Number.NaN)
  const weapon = {
    id: weaponId,
    damage: Number.isFinite(number) ? number : null,
    pierce,
    critical,
    melee: range === 'Engaged',
    qualities: qualities.map(qualityText),
  }
  const dice = dieQualities(qualities).map(({ name, die, count }) =>
    ownModifier({ op: 'add', die, count, reason: { kind: 'weapon', text: name } }),
  )
  const modifiers = dice.map((one) => ({ ...one, lane: 'player' as const }))
  return { weapon, skill: skill ?? 'brawl', range, modifiers }
}
