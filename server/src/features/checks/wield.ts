import { everything, Problem, type ParamsOf } from '@waybook/contract'
import {
  dieQualities,
  qualityFigures,
  qualityKey,
  weaponDamage,
  weaponFigures,
  type RangeBand,
  type WeaponQuality,
} from '@waybook/rules'

import { playProblems } from '#sentences/problems.ts'

import { readCards } from '../entities/cards.ts'
import { readQualityPages } from '../entities/quality-pages.ts'
import type { WriteContext } from '../request-context.ts'
import type { Modifier, Weapon } from './document.ts'
import { weaponEffects, type WeaponEffect } from './effects/weapon-effects.ts'
import { ownModifier } from './new-modifier.ts'
import { skillOf } from './participant.ts'

/** A weapon in use. */
export interface Wielded {
  readonly weapon: Weapon
  readonly skill: string
  readonly range: RangeBand
  readonly modifiers: readonly Modifier[]
  /** What has to be done or counted before an attack. */
  readonly effects: readonly WeaponEffect[]
}

/** Fists, whose damage is the attacker's brawn. */
const FISTS = {
  id: null,
  pierce: 0,
  melee: true,
  critical: 5,
  qualities: [
    { name: 'Disorient', rating: 1 },
    { name: 'Knockdown', rating: 1 },
  ],
} as const

/** `brawn`: the attacker's; `null` if unknown. */
export async function wield(
  context: WriteContext,
  { weaponId, weapon: described }: Pick<ParamsOf<'startAttack'>, 'weaponId' | 'weapon'>,
  brawn: number | null,
): Promise<Wielded> {
  if (described) return await wieldDescribed(context, described)
  if (weaponId === null)
    return { weapon: { ...FISTS, damage: brawn ?? 0 }, skill: 'brawl', range: 'Engaged', modifiers: [], effects: [] }
  const [item] = await readCards(context.records, [weaponId], context.scope)
  if (item?.type !== 'item') throw new Problem('not-found', playProblems.noSuchWeapon())
  const { damage, critical, qualities: written, skill, range } = weaponFigures(item.properties)
  const qualities = await withPages(context, written)
  const number = Number(weaponDamage(damage ?? '', brawn) || Number.NaN)
  const weapon = {
    id: weaponId,
    damage: Number.isFinite(number) ? number : null,
    pierce: qualityFigures(qualities).pierce,
    critical,
    melee: range === 'Engaged',
    qualities,
    ...(item.properties['scale'] === 'vehicle' && { scale: 'vehicle' as const }),
  }
  // Unknown brawn is enough for every weapon.
  const dice = dieQualities(qualities, { brawn: brawn ?? Infinity }).map(({ name, die, count }) =>
    ownModifier({ op: 'add', die, count, reason: { kind: 'weapon', text: name } }),
  )
  const modifiers = dice.map((one) => ({ ...one, owner: 'player' as const }))
  return { weapon, skill: skill ?? 'brawl', range, modifiers, effects: weaponEffects(weaponId, qualities) }
}

/** Qualities with the effects of their own pages. Everybody may use a weapon as it is, so hidden pages count. */
async function withPages({ records }: WriteContext, qualities: readonly WeaponQuality[]): Promise<WeaponQuality[]> {
  const pages = await readQualityPages(records, qualities, everything)
  return qualities.map((quality) => {
    const { lines = [] } = pages.get(qualityKey(quality.name)) ?? {}
    return lines.length === 0 ? quality : { ...quality, lines }
  })
}

/** Only the game master may describe a weapon without a page. */
async function wieldDescribed(
  { viewer, records }: WriteContext,
  { name, skill, damage, critical, range }: NonNullable<ParamsOf<'startAttack'>['weapon']>,
): Promise<Wielded> {
  if (viewer.role !== 'gameMaster') throw new Problem('not-allowed', playProblems.onlyGameMasterDescribesWeapon())
  const { id } = await skillOf(records, skill, 'params.weapon.skill')
  const weapon = { id: null, name, damage, pierce: 0, critical, melee: range === 'Engaged', qualities: [] }
  return { weapon, skill: id, range, modifiers: [], effects: [] }
}
