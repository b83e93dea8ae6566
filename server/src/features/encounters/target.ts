import { everything, Problem, reaches, type CombatantKind, type PlayCondition } from '@waybook/contract'
import { bandBetween as bandIn, type CombatantState, type Harm, type MinionGroup, type RangeBand } from '@waybook/rules'

import { readSettings } from '../campaign/queries.ts'
import { figuresOf } from '../characters/figures-of.ts'
import { dropCondition, putCondition } from '../characters/put-condition.ts'
import { readNames } from '../entities/names.ts'
import type { RequestContext, WriteContext } from '../request-context.ts'
import { giveCondition, hurtCharacter, hurtCombatant, takeCondition } from './combatant-points.ts'
import { asPoints, loadEncounter, standingOf, type LoadedEncounter } from './loaded-encounter.ts'
import { knownToAny, knowsCombatant } from './policy.ts'
import { nameFor, toPlayCondition } from './presenter.ts'

/** Somebody whom an attack, a healing or a condition can be for: a combatant of the encounter, or a character outside it. */
export interface Target {
  /** Of the combatant or of the character. */
  readonly id: string
  /** As the game master reads it. */
  readonly name: string
  /** `null` if there is no such page. */
  readonly characterId: string | null
  /** The id under which it takes part in checks: that of the character if its points are the character's. */
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
  /** Of minions: how many there were, and the wounds that fell one. */
  readonly group: MinionGroup | null
  readonly conditions: readonly PlayCondition[]
}

type Reading = Pick<RequestContext, 'records'>

/** Whoever may know of it: callers present it by `known`. `null` if there is no such combatant or character. */
export async function findTarget({ records }: Reading, id: string): Promise<Target | null> {
  return await targetAmong(await loadEncounter(records), { records }, id)
}

/** The same where the encounter, if one is under way, is loaded already. */
export async function targetAmong(
  loaded: LoadedEncounter | null,
  context: Reading,
  id: string,
): Promise<Target | null> {
  const combatant = combatantFor(loaded, id)
  return loaded && combatant ? asTarget(loaded, combatant) : await characterAsTarget(context, id)
}

/** The same for who the viewer knows. One of the party who takes part unknown is to them somebody who does not. */
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
  if (!found) throw new Problem('not-found', 'There is no such target')
  return found
}

/** `null` if one of them is in no encounter that the viewer knows of. */
export function bandBetween(
  loaded: LoadedEncounter | null,
  { scope }: RequestContext,
  { a, b }: { readonly a: string; readonly b: string },
): RangeBand | null {
  const [one, other] = [combatantFor(loaded, a), combatantFor(loaded, b)]
  const areKnown = loaded && one && other && [one, other].every(({ id }) => knowsCombatant(loaded, scope, id))
  return areKnown ? bandIn(loaded.record.state, one.id, other.id) : null
}

/** Wounds and strain, or with negative numbers relief. Returns the target as it is then. */
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

/** Ends the conditions of somebody that last until their next check. */
export async function conditionsAfterCheck(context: WriteContext, { id, conditions }: Target): Promise<void> {
  const ended = conditions.filter(({ until }) => until === 'check')
  for (const { name } of ended) await dropTargetCondition(context, id, name)
}

/**
 * A combatant by its id, or by that of its character. Where several stand for a character, its id means the page itself; so it does if players know
 * the page and not the combatant, who would otherwise be told of it.
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

/** `null` if its points are those of a character that no longer exists. */
function asTarget(loaded: LoadedEncounter, combatant: CombatantState): Target | null {
  const { figures, conditions } = standingOf(combatant, loaded)
  if (!figures) return null
  const { id, kind, characterId, group } = combatant
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
    conditions: conditions.map(toPlayCondition),
  }
}

async function characterAsTarget({ records }: Reading, id: string): Promise<Target | null> {
  const character = await figuresOf(records, id)
  if (!character) return null
  const [entity] = await readNames(records, [id], everything)
  const known = entity !== undefined && reaches(entity.reveal, 'name')
  const { name, kind, conditions } = character
  const who = { id, name, characterId: id, participant: id, known, kind }
  return { ...who, ...asPoints(character), group: null, conditions }
}
