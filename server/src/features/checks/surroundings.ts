import {
  maySee,
  maySeePoints,
  scopeOf,
  type Grant,
  type Settings,
  type Viewer,
  type VisibilityScope,
} from '@waybook/contract'

import { grantsOf, settingsOf } from '../campaign/repository.ts'
import { knowsWith, loadEncounter, type LoadedEncounter } from '../encounters/loaded-encounter.ts'
import { nameFor } from '../encounters/presenter.ts'
import { findTarget, type Target } from '../encounters/target.ts'
import type { NameRecord } from '../entities/entity-record.ts'
import type { Repositories } from '../repositories.ts'
import type { CheckDocument, Part } from './document.ts'

/** What is needed to present checks to any viewer. */
export interface Surroundings {
  /** The characters and items that checks name, and the party, by id, hidden or not. */
  readonly names: ReadonlyMap<string, NameRecord>
  /** The ids of the party. */
  readonly party: readonly string[]
  readonly granted: readonly Grant[]
  readonly settings: Settings
  /** The encounter in which the targets are, if one is under way. */
  readonly encounter: LoadedEncounter | null
  /** Those that attacks which were rolled are aimed at, by the id in the check. */
  readonly targets: ReadonlyMap<string, Target>
}

const nothing: Surroundings = {
  names: new Map(),
  party: [],
  granted: [],
  settings: settingsOf(null),
  encounter: null,
  targets: new Map(),
}

const PARTY_MAX = 30
const everything: VisibilityScope = { everything: true }

export async function surroundingsOf(
  documents: readonly CheckDocument[],
  records: Repositories,
): Promise<Surroundings> {
  if (documents.length === 0) return nothing
  const parts = documents.flatMap((document) => document.parts)
  const isRolled = parts.some(({ rolled }) => rolled !== null)
  const party = isRolled ? await partyOf(records) : []
  const names = await records.entities.names([...new Set([...parts.flatMap(idsIn), ...party])], everything)
  const campaign = await records.campaign.find()
  return {
    names: new Map(names.map((one) => [one.id, one])),
    party,
    granted: grantsOf(campaign),
    settings: settingsOf(campaign),
    encounter: await loadEncounter(records),
    targets: await targetsOf(parts, records),
  }
}

async function partyOf({ entities }: Repositories): Promise<string[]> {
  const query = { type: 'character', party: true, sort: 'name', limit: PARTY_MAX } as const
  return (await entities.list(query, everything)).entities.map(({ id }) => id)
}

async function targetsOf(parts: readonly Part[], records: Repositories): Promise<Map<string, Target>> {
  const aims = new Set(parts.flatMap(({ rolled, target }) => (rolled && target?.id) || []))
  const found = new Map<string, Target>()
  for (const id of aims) {
    const target = await findTarget({ records }, id)
    if (target) found.set(id, target)
  }
  return found
}

/** Every id in a part that may be that of an entity. */
export function idsIn({ character, target, modifiers, effects }: Part): string[] {
  const aims = [character, target?.id, target?.weapon?.id]
  const about = modifiers.map(({ reason }) => reason.about)
  const done = effects.map(({ did }) =>
    did.kind === 'queued' ? did.queued.owner : did.kind === 'text' ? did.whose : did.target,
  )
  return [...aims, ...about, ...done].flatMap((id) => id ?? [])
}

/** The name of a combatant or a character; `null` if the viewer does not know them. */
export function knownName(id: string, viewer: Viewer, { names, encounter }: Surroundings): string | null {
  const scope = scopeOf(viewer)
  const combatant = encounter?.record.state.combatants.find(
    (one) => one.id === id || (one.own === null && one.characterId === id),
  )
  const isKnown = encounter && combatant && (knowsWith(encounter, scope)?.(combatant.id) ?? true)
  if (isKnown) return nameFor(encounter, combatant, scope)
  const named = names.get(id)
  return named && maySee(scope, named, 'name') ? named.name : null
}

/** Somebody whom the viewer does not know is "Someone". */
export function nameOf(id: string, viewer: Viewer, around: Surroundings): string {
  return knownName(id, viewer, around) ?? 'Someone'
}

/** Whether a viewer may see the points of a combatant or a character. */
export function seesPoints(id: string, viewer: Viewer, { names, encounter, granted }: Surroundings): boolean {
  const scope = scopeOf(viewer)
  if (scope.everything) return true
  const combatant = encounter?.record.state.combatants.find((one) => one.id === id)
  if (combatant?.own) return false
  const characterId = combatant?.characterId ?? id
  const character = names.get(characterId) ?? encounter?.characters.get(characterId)
  return character !== undefined && maySeePoints(scope, character, granted)
}
