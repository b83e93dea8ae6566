import { everything, Problem, reaches, type CombatantKind, type PlayCondition } from '@waybook/contract'
import {
  bandBetween as bandIn,
  type CombatantState,
  type Harm,
  type MinionGroup,
  type RangeBand,
  type Vehicle,
} from '@waybook/rules'

import { playProblems } from '#sentences/problems.ts'

import { readSettings } from '../campaign/queries.ts'
import { figuresOf } from '../characters/figures-of.ts'
import { dropCondition, putCondition } from '../characters/put-condition.ts'
import { readNames } from '../entities/names.ts'
import type { RequestContext, WriteContext } from '../request-context.ts'
import { giveCondition, hurtCharacter, hurtCombatant, takeCondition } from './combatant-points.ts'
import { asPoints, loadEncounter, statusOf, type LoadedEncounter } from './loaded-encounter.ts'
import { knownToAny, knowsCombatant } from './policy.ts'
import { nameFor, toPlayCondition } from './presenter.ts'

/** The target of an attack, a treatment or a condition: a combatant of the encounter, or a character outside it. */
export interface Target {
  /** The id of the combatant or of the character. */
  readonly id: string
  /** The name as the game master sees it. */
  readonly name: string
  /** `null` if there is no such page. */
  readonly characterId: string | null
  /** The target's id in checks: the character's id if it shares the character's points. */
  readonly participant: string
  /** Whether players know of it. */
  readonly known: boolean
  readonly kind: CombatantKind
  readonly wounds: number
  readonly woundThreshold: number
  readonly strain: number
  /** `null` if it suffers wounds instead of strain. */
  readonly strainThreshold: number | null
  readonly soak: number
  readonly meleeDefence: number
  readonly rangedDefence: number
  readonly adversary: number
  /** For minions: how many there were, and the wounds that fell one. */
  readonly group: MinionGroup | null
  /** `null` for people. */
  readonly vehicle: Vehicle | null
  readonly conditions: readonly PlayCondition[]
}

type Reading = Pick<RequestContext, 'records'>

/** Does not check who may know of the target: callers use `known`. `null` if there is no such combatant or character. */
export async function findTarget({ records }: Reading, id: string): Promise<Target | null> {
  return await targetAmong(await loadEncounter(records), { records }, id)
}

/** `findTarget` with the current encounter, if there is one, already loaded. */
export async function targetAmong(
  loaded: LoadedEncounter | null,
  context: Reading,
  id: string,
): Promise<Target | null> {
  const combatant = combatantFor(loaded, id)
  return loaded && combatant ? asTarget(loaded, combatant) : await characterAsTarget(context, id)
}

/** `targetAmong` for targets that the viewer knows. For them, an unknown combatant of a known character is only that character. */
export async function knownTargetAmong(
  loaded: LoadedEncounter | null,
  context: RequestContext,
  id: string,
): Promise<Target | null> {
  const { records, scope } = context
  const combatant = combatantFor(loaded, id)
  if (loaded && combatant && knowsCombatant(loaded, scope, combatant.id)) return asTarget(loaded, combatant)
  const [name] = await readNames(records, [id], scope)
  return name ? await characterAsTarget(context, id) : null
}

/** Throws the Problem `not-found` if nobody was found. */
export function expectTarget(found: Target | null): Target {
  if (!found) throw new Problem('not-found', playProblems.noSuchTarget())
  return found
}

/** The range between two combatants; `null` if the viewer does not know both of them. */
export function bandBetween(
  loaded: LoadedEncounter | null,
  { scope }: RequestContext,
  { a, b }: { readonly a: string; readonly b: string },
): RangeBand | null {
  const [one, other] = [combatantFor(loaded, a), combatantFor(loaded, b)]
  const areKnown = loaded && one && other && [one, other].every(({ id }) => knowsCombatant(loaded, scope, id))
  return areKnown ? bandIn(loaded.record.state, one.id, other.id) : null
}

/** Adds wounds and strain, or removes them with negative numbers. Returns the changed target. */
export async function hurtTarget(context: WriteContext, target: Target, harm: Harm): Promise<Target> {
  const { id } = target
  const loaded = await loadEncounter(context.records)
  const combatant = combatantFor(loaded, id)
  if (loaded && combatant) await hurtCombatant(context, loaded, { id: combatant.id, ...harm })
  else {
    const past = (await readSettings(context.records)).pastThreshold
    await hurtCharacter(context, id, { harm, past })
  }
  return (await findTarget(context, id)) ?? target
}

/** `false` if there is no such target. */
export async function putTargetCondition(
  context: WriteContext,
  id: string,
  condition: PlayCondition,
): Promise<boolean> {
  const loaded = await loadEncounter(context.records)
  const combatant = combatantFor(loaded, id)
  if (!loaded || !combatant) return await putCondition(context.records, id, condition, context.firstName)
  await giveCondition(context, loaded, { id: combatant.id, condition })
  return true
}

export async function dropTargetCondition(context: WriteContext, id: string, name: string): Promise<boolean> {
  const loaded = await loadEncounter(context.records)
  const combatant = combatantFor(loaded, id)
  if (!loaded || !combatant) return await dropCondition(context.records, id, name, context.firstName)
  await takeCondition(context, loaded, { id: combatant.id, name })
  return true
}

/** Ends the target's conditions that last until their next check. */
export async function conditionsAfterCheck(context: WriteContext, { id, conditions }: Target): Promise<void> {
  const ended = conditions.filter(({ until }) => until === 'check')
  for (const { name } of ended) await dropTargetCondition(context, id, name)
}

/**
 * A combatant by its own id or its character's. If several combatants represent the character, its id means the page itself. So it does if
 * players know the page but not the combatant, which they would otherwise learn of.
 */
function combatantFor(loaded: LoadedEncounter | null, id: string): CombatantState | undefined {
  const combatants = loaded?.record.state.combatants ?? []
  const ofPage = combatants.filter(({ characterId }) => characterId === id)
  const isOnly = ofPage.length === 1
  const isHidden = !reaches(loaded?.characters.get(id)?.reveal ?? 'hidden', 'name')
  return (
    combatants.find((one) => one.id === id) ??
    ofPage.find(({ own, known }) => own === null || (isOnly && (known || isHidden)))
  )
}

/** `null` if it shares the points of a character that no longer exists. */
function asTarget(loaded: LoadedEncounter, combatant: CombatantState): Target | null {
  const { figures, conditions } = statusOf(combatant, loaded)
  if (!figures) return null
  const { id, kind, characterId, group, vehicle = null } = combatant
  const participant = combatant.own ? id : (characterId ?? id)
  const known = knownToAny(loaded.record.state, loaded.characters)(id)
  const name = nameFor(loaded, combatant, everything)
  return {
    id,
    name,
    characterId,
    participant,
    known,
    kind,
    ...figures,
    group,
    vehicle,
    conditions: conditions.map(toPlayCondition),
  }
}

async function characterAsTarget({ records }: Reading, id: string): Promise<Target | null> {
  const character = await figuresOf(records, id)
  if (!character) return null
  const [entity] = await readNames(records, [id], everything)
  const known = entity !== undefined && reaches(entity.reveal, 'name')
  const { name, kind, conditions, vehicle } = character
  const who = { id, name, characterId: id, participant: id, known, kind }
  return { ...who, ...asPoints(character), group: null, vehicle, conditions }
}
