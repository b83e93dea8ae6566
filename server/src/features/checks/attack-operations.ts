import { everything, effectiveAudience, maySeePoints, Problem } from '@waybook/contract'
import {
  coverOf,
  difficultyName,
  healingDifficulty,
  rangedDifficulty,
  type RangeBand,
  type ScaleChange,
  type VehicleSide,
} from '@waybook/rules'

import { readGrants, readSettings } from '../campaign/queries.ts'
import { loadEncounter } from '../encounters/loaded-encounter.ts'
import { bandBetween, expectTarget, knownTargetAmong, targetAmong, type Target } from '../encounters/target.ts'
import { readNames } from '../entities/names.ts'
import type { OperationHandlers, WriteContext } from '../request-context.ts'
import { answerWith, changePart } from './change-check.ts'
import { endChecks } from './close-check.ts'
import type { Modifier, Weapon } from './document.ts'
import { readSceneOnTable } from './effects/page-effects.ts'
import { effectsOfTarget, withoutRank } from './effects/target-effects.ts'
import { withDifficulty, withRange, withSide } from './modify-part.ts'
import { difficultyModifier, ownModifier } from './new-modifier.ts'
import { opposingModifiers } from './opposing-modifiers.ts'
import { participantAmong, WITHOUT_PAGE, type Participant } from './participant.ts'
import { startCheck } from './start-check.ts'
import { wield } from './wield.ts'

export const attackOperations = {
  startAttack: async (context, params) => {
    const { characterId, title = '' } = params
    const encounter = await loadEncounter(context.records)
    const attacker = await participantAmong(encounter, context, characterId)
    const wielded = await wield(context, params, brawnOf(attacker))
    const target =
      params.target === null ? null : expectTarget(await knownTargetAmong(encounter, context, params.target))
    const between = target && bandBetween(encounter, context, { a: characterId, b: target.id })
    const band = params.band ?? between ?? wielded.range
    // A character can have only one attack in progress.
    await endChecks(context, 'attack', characterId)
    const { skill, weapon } = wielded
    const side = target?.vehicle ? (params.side ?? 'fore') : undefined
    const theirs = await effectsOfTarget(context.records, target, weapon)
    const aimed = { band, target: withoutRank(target, theirs.modifiers), weapon, side }
    const modifiers = [...(await modifiersAt(context, aimed)), ...theirs.modifiers, ...wielded.modifiers]
    const scale = await scaleBetween(context, attacker, weapon, target)
    const part = {
      character: characterId,
      skills: [skill],
      modifiers,
      weaponEffects: wielded.effects,
      targetEffects: theirs.pageEffects,
      target: { id: target?.id ?? null, band, weapon, ...(side && { side }), ...(scale && { scale }) },
    }
    const check = { kind: 'attack', title: title.trim(), audience: await audienceOf(context), parts: [part] } as const
    return await answerWith(context, await startCheck(context, check, encounter))
  },

  setAttackRange: async (context, { band, ...params }) => {
    const encounter = await loadEncounter(context.records)
    return await changePart(context, params, async (part) => {
      const { weapon, id, side } = part.target ?? { weapon: null, id: null }
      if (!weapon) throw new Problem('conflict', 'Only attacks have a range')
      const target = withoutRank(id === null ? null : await targetAmong(encounter, context, id), part.modifiers)
      return withRange(part, band, await modifiersAt(context, { band, target, weapon, side }))
    })
  },

  setAttackSide: async (context, { side, ...params }) => {
    const encounter = await loadEncounter(context.records)
    return await changePart(context, params, async (part) => {
      const { weapon = null, band = null, id = null, side: before } = part.target ?? {}
      const target = withoutRank(id === null ? null : await targetAmong(encounter, context, id), part.modifiers)
      if (!weapon || !band || !before || !target) throw new Problem('conflict', 'Only attacks on vehicles have a side')
      return withSide(part, side, targetModifiers(target, { band, weapon, side }))
    })
  },

  startHealing: async (context, { characterId, patient, injury: wanted }) => {
    const encounter = await loadEncounter(context.records)
    const target = expectTarget(await knownTargetAmong(encounter, context, patient))
    const { wounds, woundThreshold } = target
    const injury = injuryOf(target, wanted)
    const dice = injury ? injury.severity : healingDifficulty(wounds, woundThreshold)
    const part = {
      character: characterId,
      skills: [target.vehicle ? 'mechanics' : 'medicine'],
      modifiers: [difficultyModifier(dice)],
      difficultyHidden: wanted === undefined && !(await seesPoints(context, characterId, target)),
      target: { id: target.id, band: null, weapon: null, ...(injury && { injury: injury.name }) },
    }
    const check = { kind: 'healing', title: '', audience: await audienceOf(context), parts: [part] } as const
    return await answerWith(context, await startCheck(context, check, encounter))
  },

  /** Replaces the difficulty with the opponent's dice. */
  opposeCheck: async (context, { opponent, skill, ...params }) => {
    const dice = await opposingModifiers(context, { id: opponent, skill })
    return await changePart(context, params, (part) => withDifficulty(part, dice))
  },
} satisfies Partial<OperationHandlers>

/** Players without the grant roll for the game master only. */
async function audienceOf({ records, viewer }: WriteContext) {
  return effectiveAudience('table', viewer, await readGrants(records))
}

/** Whether the healer's player may see the patient's points, which determine the difficulty. */
async function seesPoints({ records }: WriteContext, healer: string, patient: Target): Promise<boolean> {
  if (patient.kind !== 'character' || patient.characterId === null) return false
  const [character] = await readNames(records, [patient.characterId], everything)
  const granted = await readGrants(records)
  return character !== undefined && maySeePoints({ everything: false, ownCharacter: healer }, character, granted)
}

/** The critical injury to treat: the named one or, for a patient without wounds, the worst. `null` means to treat the wounds. */
function injuryOf({ wounds, conditions }: Target, named: string | undefined) {
  const injuries = conditions.flatMap(({ name, severity }) => (severity === undefined ? [] : { name, severity }))
  if (named === undefined)
    return wounds > 0 ? null : (injuries.toSorted((one, other) => other.severity - one.severity)[0] ?? null)
  const injury = injuries.find(({ name }) => name === named)
  if (!injury) throw new Problem('not-found', 'There is no such injury')
  return injury
}

function brawnOf({ figures }: Participant): number | null {
  return figures ? (figures.characteristics.brawn ?? null) : WITHOUT_PAGE
}

/** `null` if weapon and target have the same scale. The weapons of a ship have its scale. */
async function scaleBetween(
  { records }: WriteContext,
  { figures }: Participant,
  { scale }: Weapon,
  target: Target | null,
): Promise<ScaleChange | null> {
  const of = { weapon: scale ?? figures?.vehicle?.scale ?? 'person', target: target?.vehicle?.scale ?? 'person' }
  return of.weapon === of.target ? null : { ...of, by: (await readSettings(records)).vehicleScale }
}

interface Aimed {
  readonly band: RangeBand
  readonly target: Target | null
  readonly weapon: Pick<Weapon, 'melee'>
  /** The side of a vehicle. */
  readonly side: VehicleSide | undefined
}

/** The modifiers of an attack that depend on the range and the target. */
async function modifiersAt(context: WriteContext, { band, target, weapon, side }: Aimed): Promise<Modifier[]> {
  return [
    ...rangeModifiers(weapon, band),
    ...(await coverModifiers(context, band, weapon)),
    ...targetModifiers(target, { band, weapon, side }),
  ]
}

/** A close-combat weapon is equally hard to use at any range, because the attacker has to get there first. */
function rangeModifiers(weapon: Aimed['weapon'], band: RangeBand): Modifier[] {
  const { dice } = rangedDifficulty(weapon.melee ? 'Engaged' : band)
  const text = weapon.melee ? `Close combat: ${difficultyName(dice)}` : `${band} range: ${difficultyName(dice)}`
  return [ownModifier({ op: 'add', die: 'difficulty', count: dice, reason: { kind: 'range', text } })]
}

/** The cover of the scene on the table. If players do not know that scene, they learn nothing else about it. */
async function coverModifiers(
  { records }: WriteContext,
  band: RangeBand,
  weapon: Aimed['weapon'],
): Promise<Modifier[]> {
  const scene = weapon.melee || band === 'Engaged' ? null : await readSceneOnTable(records)
  const count = scene ? coverOf(scene.properties) : 0
  if (count === 0) return []
  return [ownModifier({ op: 'add', die: 'setback', count, reason: { kind: 'cover', text: 'Cover' } })]
}

/** The target's defense against the attack. Each modifier is separate, so the game master can switch it off. */
function targetModifiers(target: Target | null, { band, weapon, side = 'fore' }: Omit<Aimed, 'target'>): Modifier[] {
  if (!target) return []
  const isMelee = weapon.melee || band === 'Engaged'
  const ofPerson = isMelee ? target.meleeDefence : target.rangedDefence
  const defence = target.vehicle?.defense[side] ?? ofPerson
  const about = target.id
  const text = target.vehicle ? `Defense ${side}` : isMelee ? 'Melee defence' : 'Ranged defence'
  const dice = [
    ownModifier({ op: 'add', die: 'setback', count: defence, reason: { kind: 'defence', text, about } }),
    ownModifier({
      op: 'upgrade',
      die: 'difficulty',
      count: target.adversary,
      reason: { kind: 'adversary', text: 'Adversary', about },
    }),
  ]
  return dice.filter(({ count }) => count > 0)
}
