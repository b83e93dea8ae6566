import { maySee, Problem, reaches, type VisibilityScope } from '@waybook/contract'
import type { CombatantState, EncounterState } from '@waybook/rules'

import { playProblems } from '#sentences/problems.ts'

import type { NameRecord } from '../entities/entity-record.ts'
import type { RequestContext } from '../request-context.ts'
import type { FigureRecord } from '../table/token-record.ts'
import { combatantOf, type LoadedEncounter } from './loaded-encounter.ts'

/** Whether a viewer may know of an encounter, because they know a combatant. */
export function seesEncounter(loaded: Pick<LoadedEncounter, 'record' | 'characters'>, scope: VisibilityScope): boolean {
  const knows = knowsWith(loaded, scope)
  return knows === null || loaded.record.state.combatants.some(({ id }) => knows(id))
}

export function knowsCombatant(loaded: LoadedEncounter, scope: VisibilityScope, id: string): boolean {
  return knowsWith(loaded, scope)?.(id) ?? true
}

/** Throws unless the viewer may act for the combatant: players for their own character only. Unknown combatants are `not-found`. */
export function expectOwn({ viewer, scope }: RequestContext, loaded: LoadedEncounter, combatantId: string): void {
  const { characterId } = combatantOf(loaded, combatantId)
  if (scope.everything || (characterId !== null && characterId === viewer.characterId)) return
  throw knowsCombatant(loaded, scope, combatantId)
    ? new Problem('not-allowed', playProblems.playersActForTheirOwnCharacter())
    : new Problem('not-found')
}

/**
 * Returns whether a viewer may know of a combatant: it is known, and has a name in the encounter or a character that the viewer may know.
 * `null` if the viewer knows all.
 */
export function knowsWith(
  { record: { state }, characters }: Pick<LoadedEncounter, 'record' | 'characters'>,
  scope: VisibilityScope,
): ((id: string) => boolean) | null {
  return scope.everything ? null : knowing(state.combatants, (id) => isNamed(characters.get(id), scope))
}

/** Returns whether any player knows a combatant. `characters`: the ones that take part. */
export function knownToAny(
  { combatants }: EncounterState,
  characters: ReadonlyMap<string, Pick<NameRecord, 'reveal' | 'readers'>>,
): (id: string) => boolean {
  return knowing(combatants, (id) => {
    const character = characters.get(id)
    return character !== undefined && (reaches(character.reveal, 'name') || character.readers.length > 0)
  })
}

/** Returns whether every player knows a combatant. */
export function knownToAll(
  { combatants }: EncounterState,
  characters: ReadonlyMap<string, Pick<NameRecord, 'reveal'>>,
): (id: string) => boolean {
  return knowing(combatants, (id) => reaches(characters.get(id)?.reveal ?? 'hidden', 'name'))
}

function isNamed(character: FigureRecord | undefined, scope: VisibilityScope): boolean {
  return character !== undefined && maySee(scope, character, 'name')
}

/** A combatant whose character has no name for the viewer is known only by a name that it has in the encounter. */
function knowing(combatants: readonly CombatantState[], hasName: (characterId: string) => boolean) {
  const known = new Set(
    combatants
      .filter((one) => one.known && (one.characterId === null || one.name !== null || hasName(one.characterId)))
      .map(({ id }) => id),
  )
  return (id: string) => known.has(id)
}
