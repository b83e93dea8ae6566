import type { CodedSentence } from '@waybook/contract'
import {
  coverOf,
  rangedDifficulty,
  silhouetteDifficulty,
  type RangeBand,
  type ScaleChange,
  type VehicleSide,
} from '@waybook/rules'

import { checkReasons } from '#sentences/sentences.ts'

import { readSettings } from '../campaign/queries.ts'
import type { LoadedEncounter } from '../encounters/loaded-encounter.ts'
import type { Target } from '../encounters/target.ts'
import type { WriteContext } from '../request-context.ts'
import type { LineOfAttack } from '../sight/line-of-attack.ts'
import type { Aim, Modifier, Weapon } from './document.ts'
import { readSceneOnTable } from './effects/page-effects.ts'
import { ownModifier } from './new-modifier.ts'
import type { Participant } from './participant.ts'

/** `null` if weapon and target have the same scale. The weapons of a ship have its scale. */
export async function scaleBetween(
  { records }: WriteContext,
  { figures }: Participant,
  { scale }: Weapon,
  target: Target | null,
): Promise<ScaleChange | null> {
  const of = { weapon: scale ?? figures?.vehicle?.scale ?? 'person', target: target?.vehicle?.scale ?? 'person' }
  return of.weapon === of.target ? null : { ...of, by: (await readSettings(records)).vehicleScale }
}

interface Attack {
  readonly attacker: Participant
  readonly weapon: Weapon
  readonly target: Target | null
  readonly encounter: LoadedEncounter | null
}

/** The silhouettes of a ship and its target; `null` if one of them is none, or the range decides the difficulty. */
export async function sizesOf({ records }: WriteContext, { attacker, weapon, target, encounter }: Attack) {
  const combatants = encounter?.record.state.combatants ?? []
  const aboard = combatants.find(({ id }) => id === attacker.id)?.aboard
  const ship = attacker.figures?.vehicle ?? combatants.find(({ id }) => id === aboard?.vehicle)?.vehicle
  const isOfShip = (weapon.scale ?? ship?.scale) === 'vehicle' && target?.vehicle?.scale === 'vehicle'
  if (!ship || !isOfShip || (await readSettings(records)).shipDifficulty === 'range') return null
  return { attacker: ship.silhouette, target: target.vehicle.silhouette }
}

interface Aimed {
  readonly band: RangeBand
  readonly target: Target | null
  readonly weapon: Pick<Weapon, 'melee'>
  /** The side of a vehicle. */
  readonly side: VehicleSide | undefined
  /** The silhouettes of two ships, if they decide the difficulty. */
  readonly sizes?: Aim['sizes'] | null
  /** What stands between attacker and target; `null` if that is not known. */
  readonly line?: LineOfAttack | null
}

/** The modifiers of an attack that depend on the range and the target. */
export async function modifiersAt(
  context: WriteContext,
  { band, target, weapon, side, sizes, line = null }: Aimed,
): Promise<Modifier[]> {
  return [
    ...(sizes ? sizeModifiers(sizes) : rangeModifiers(weapon, band)),
    ...(await coverModifiers(context, { band, weapon, line })),
    // An offer: groups differ in what they make of it.
    ...(line?.isUnseen ? [{ ...setback(1, checkReasons.outOfSight()), on: false }] : []),
    ...targetModifiers(target, { band, weapon, side }),
  ]
}

/** A close-combat weapon is equally hard to use at any range, because the attacker has to get there first. */
function rangeModifiers(weapon: Aimed['weapon'], band: RangeBand): Modifier[] {
  const { dice } = rangedDifficulty(weapon.melee ? 'Engaged' : band)
  const why = weapon.melee ? checkReasons.closeCombat({ dice }) : checkReasons.range({ band, dice })
  return [ownModifier({ op: 'add', die: 'difficulty', count: dice, reason: { kind: 'range', ...why } })]
}

/** Names no numbers, because players do not know a ship's silhouette. */
function sizeModifiers({ attacker, target }: NonNullable<Aim['sizes']>): Modifier[] {
  const count = silhouetteDifficulty(attacker, target)
  const reason = { kind: 'range', ...checkReasons.silhouettes({ dice: count }) } as const
  return [ownModifier({ op: 'add', die: 'difficulty', count, reason })]
}

/**
 * The cover of the scene on the table, or of a low wall between attacker and target. If players do not know that scene, they learn nothing else
 * about it.
 */
async function coverModifiers(
  { records }: WriteContext,
  { band, weapon, line }: Pick<Aimed, 'band' | 'weapon' | 'line'>,
): Promise<Modifier[]> {
  if (weapon.melee || band === 'Engaged') return []
  const scene = await readSceneOnTable(records)
  const count = scene ? coverOf(scene.properties) : 0
  if (count > 0) return [setback(count, checkReasons.cover())]
  return line?.hasCover ? [setback(1, checkReasons.lowWall())] : []
}

function setback(count: number, why: CodedSentence): Modifier {
  return ownModifier({ op: 'add', die: 'setback', count, reason: { kind: 'cover', ...why } })
}

/** The target's defense against the attack. Each modifier is separate, so the game master can switch it off. */
export function targetModifiers(
  target: Target | null,
  { band, weapon, side = 'fore' }: Pick<Aimed, 'band' | 'weapon' | 'side'>,
): Modifier[] {
  if (!target) return []
  const isMelee = weapon.melee || band === 'Engaged'
  const ofPerson = isMelee ? target.meleeDefence : target.rangedDefence
  const defence = target.vehicle?.defense[side] ?? ofPerson
  const about = target.id
  const why = target.vehicle ? checkReasons.defenseOfSide({ side }) : defenceOf(isMelee)
  const dice = [
    ownModifier({ op: 'add', die: 'setback', count: defence, reason: { kind: 'defence', ...why, about } }),
    ownModifier({
      op: 'upgrade',
      die: 'difficulty',
      count: target.adversary,
      reason: { kind: 'adversary', ...checkReasons.adversary(), about },
    }),
  ]
  return dice.filter(({ count }) => count > 0)
}

const defenceOf = (isMelee: boolean) => (isMelee ? checkReasons.meleeDefence() : checkReasons.rangedDefence())
