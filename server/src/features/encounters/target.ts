import { reaches, type CombatantKind, type PlayCondition, type VisibilityScope } from '@waybook/contract'
import { bandBetween as bandIn, findCombatant, type CombatantState, type Harm, type RangeBand } from '@waybook/rules'

import { settingsOf } from '../campaign/repository.ts'
import { figuresOf } from '../characters/figures-of.ts'
import type { RequestContext, WriteContext } from '../request-context.ts'
import { giveCondition, hurtCharacter, hurtCombatant, takeCondition } from './combatant-points.ts'
import { asPoints, knownToAny, knowsWith, loadEncounter, standingOf, type LoadedEncounter } from './loaded-encounter.ts'
import { nameFor, toPlayCondition } from './presenter.ts'

/** Somebody whom an attack, a healing or a condition can be for: a combatant of the encounter, or a character outside it. */
export interface Target {
  /** Of the combatant or of the character. */
  readonly id: string
  /** As the game master reads it. */
  readonly name: string
  /** `null` if there is no such page. */
  readonly characterId: string | null
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
  readonly conditions: readonly PlayCondition[]
}

type Reading = Pick<RequestContext, 'records'>

const everything: VisibilityScope = { everything: true }

/** Whoever may know of it: callers present it by `known`. `null` if there is no such combatant or character. */
export async function findTarget({ records }: Reading, id: string): Promise<Target | null> {
  const loaded = await loadEncounter(records)
  const combatant = loaded && findCombatant(loaded.record.state, meant(loaded, id))
  return loaded && combatant ? asTarget(loaded, combatant) : await characterAsTarget({ records }, id)
}

/** The same for who the viewer knows. One of the party who takes part unknown is to them somebody who does not. */
export async function findKnownTarget(context: RequestContext, id: string): Promise<Target | null> {
  const { records, scope } = context
  const loaded = await loadEncounter(records)
  const combatant = loaded && findCombatant(loaded.record.state, meant(loaded, id))
  if (loaded && combatant && isKnownTo(loaded, scope, combatant.id)) return asTarget(loaded, combatant)
  const [name] = await records.entities.names([id], scope)
  return name ? await characterAsTarget(context, id) : null
}

/** Everybody in the encounter whom the viewer knows. */
export async function targetsIn({ records, scope }: RequestContext): Promise<Target[]> {
  const loaded = await loadEncounter(records)
  if (!loaded) return []
  const known = loaded.record.state.combatants.filter(({ id }) => isKnownTo(loaded, scope, id))
  return known.flatMap((one) => asTarget(loaded, one) ?? [])
}

/** `null` if one of them is in no encounter that the viewer knows of. */
export async function bandBetween(
  { records, scope }: RequestContext,
  ...pair: readonly [string, string]
): Promise<RangeBand | null> {
  const loaded = await loadEncounter(records)
  if (!loaded) return null
  const [a, b] = [meant(loaded, pair[0]), meant(loaded, pair[1])]
  return isKnownTo(loaded, scope, a) && isKnownTo(loaded, scope, b) ? bandIn(loaded.record.state, a, b) : null
}

/** Wounds and strain, or with negative numbers relief. */
export async function hurtTarget(
  context: WriteContext,
  id: string,
  harm: Harm,
): Promise<{ readonly before: Target; readonly after: Target } | null> {
  const before = await findTarget(context, id)
  if (!before) return null
  const loaded = await loadEncounter(context.records)
  const combatant = loaded && findCombatant(loaded.record.state, before.id)
  if (combatant) await hurtCombatant(context, loaded, { id: before.id, ...harm })
  else {
    const past = settingsOf(await context.records.campaign.find()).pastThreshold
    await hurtCharacter(context, before.id, { harm, past })
  }
  return { before, after: (await findTarget(context, id)) ?? before }
}

/** `false` if there is no such target. */
export async function putCondition(context: WriteContext, id: string, condition: PlayCondition): Promise<boolean> {
  const loaded = await loadEncounter(context.records)
  const combatant = loaded && findCombatant(loaded.record.state, meant(loaded, id))
  if (!combatant) return await context.records.characters.putCondition(id, condition, context.firstName)
  await giveCondition(context, loaded, { id: combatant.id, condition })
  return true
}

export async function dropCondition(context: WriteContext, id: string, name: string): Promise<boolean> {
  const loaded = await loadEncounter(context.records)
  const combatant = loaded && findCombatant(loaded.record.state, meant(loaded, id))
  if (!combatant) return await context.records.characters.dropCondition(id, name, context.firstName)
  await takeCondition(context, loaded, { id: combatant.id, name })
  return true
}

/** Ends the conditions of somebody that last until their next check. */
export async function conditionsAfterCheck(context: WriteContext, id: string): Promise<void> {
  const target = await findTarget(context, id)
  const ended = target?.conditions.filter(({ until }) => until === 'check') ?? []
  for (const { name } of ended) await dropCondition(context, id, name)
}

/** A character whose points are its own is the same target as its combatant. Other characters' combatants are several. */
function meant({ record: { state } }: LoadedEncounter, id: string): string {
  return state.combatants.find((one) => one.own === null && one.characterId === id)?.id ?? id
}

function isKnownTo(loaded: LoadedEncounter, scope: VisibilityScope, id: string): boolean {
  return knowsWith(loaded, scope)?.(id) ?? true
}

/** `null` if its points are those of a character that no longer exists. */
function asTarget(loaded: LoadedEncounter, combatant: CombatantState): Target | null {
  const { figures, conditions } = standingOf(combatant, loaded)
  if (!figures) return null
  const { id, kind, characterId } = combatant
  const known = knownToAny(loaded.record.state, loaded.characters)(id)
  const name = nameFor(loaded, combatant, everything)
  return { id, name, characterId, known, kind, ...figures, conditions: conditions.map(toPlayCondition) }
}

async function characterAsTarget({ records }: Reading, id: string): Promise<Target | null> {
  const character = await figuresOf(records, id)
  if (!character) return null
  const [entity] = await records.entities.names([id], everything)
  const known = entity !== undefined && reaches(entity.reveal, 'name')
  const { name, kind, conditions } = character
  return { id, name, characterId: id, known, kind, ...asPoints(character), conditions }
}
