import {
  everything,
  DEFAULT_SETTINGS,
  isEntityId,
  maySee,
  maySeePoints,
  reaches,
  scopeOf,
  type Grant,
  type Settings,
  type Viewer,
} from '@waybook/contract'
import { findCombatant, placeInOrder, rollerIn, type OrderPlace } from '@waybook/rules'

import type { CampaignTables } from '#database/database.ts'

import { readGrants, readSettings } from '../campaign/queries.ts'
import { loadEncounter, loadLastEncounter, type LoadedEncounter } from '../encounters/loaded-encounter.ts'
import { knownToAny, knowsWith } from '../encounters/policy.ts'
import { nameFor } from '../encounters/presenter.ts'
import { targetAmong, type Target } from '../encounters/target.ts'
import type { NameRecord } from '../entities/entity-record.ts'
import { listEntities } from '../entities/list.ts'
import type { CheckDocument, Part } from './document.ts'
import { nameIn, readSources } from './effects/effect-sources.ts'
import { noUses, usesIn, type EffectUses } from './effects/uses-in-checks.ts'

/** The data for presenting checks to any viewer. */
export interface Surroundings {
  /** The characters and items that checks name, and the party, by id, hidden or not. */
  readonly names: ReadonlyMap<string, NameRecord>
  /** The ids of the party. */
  readonly party: readonly string[]
  readonly granted: readonly Grant[]
  readonly settings: Settings
  /** The current encounter. */
  readonly encounter: LoadedEncounter | null
  /** The last encounter that ended, if the checks name a combatant of it: effects on them still show their names. */
  readonly last: LoadedEncounter | null
  /** Targets of rolled attacks, keyed by their id in the check. */
  readonly targets: ReadonlyMap<string, Target>
  /** What the effects of pages cost now. */
  readonly effectUses: EffectUses
}

const nothing: Surroundings = {
  names: new Map(),
  party: [],
  granted: [],
  settings: DEFAULT_SETTINGS,
  encounter: null,
  last: null,
  targets: new Map(),
  effectUses: noUses,
}

const PARTY_MAX = 30
export async function surroundingsOf(
  documents: readonly CheckDocument[],
  records: CampaignTables,
): Promise<Surroundings> {
  if (documents.length === 0) return nothing
  const parts = documents.flatMap((document) => document.parts)
  const isRolled = parts.some(({ rolled }) => rolled !== null)
  const party = isRolled ? await partyOf(records) : []
  const ids = [...new Set([...parts.flatMap(idsIn), ...party])]
  const names = await readSources(records, ids, everything)
  const encounter = await loadEncounter(records)
  const isOver = ids.some(
    (id) => !isEntityId(id) && nameIn(id) === null && !(encounter && findCombatant(encounter.record.state, id)),
  )
  return {
    names: new Map(names.map((one) => [one.id, one])),
    party,
    granted: await readGrants(records),
    settings: await readSettings(records),
    encounter,
    last: isOver ? await loadLastEncounter(records) : null,
    targets: await targetsOf(parts, records, encounter),
    effectUses: await usesIn(parts, records, encounter),
  }
}

async function partyOf(tables: CampaignTables): Promise<string[]> {
  const query = { type: 'character', party: true, sort: 'name', limit: PARTY_MAX } as const
  return (await listEntities(tables, query, everything)).entities.map(({ id }) => id)
}

async function targetsOf(
  parts: readonly Part[],
  records: CampaignTables,
  encounter: LoadedEncounter | null,
): Promise<Map<string, Target>> {
  const aims = new Set(parts.flatMap(({ rolled, target }) => (rolled && target?.id) || []))
  const found = new Map<string, Target>()
  for (const id of aims) {
    const target = await targetAmong(encounter, { records }, id)
    if (target) found.set(id, target)
  }
  return found
}

/** Every id in a part that may be an entity's. */
export function idsIn({ character, target, modifiers, pageEffects = [], effects }: Part): string[] {
  const aims = [character, target?.id, target?.weapon?.id]
  const about = modifiers.flatMap(({ reason }) => [reason.about, reason.holder])
  const done = effects.flatMap(({ did }) => {
    if (did.kind === 'used') return [did.target, did.source]
    return did.kind === 'queued' ? did.queued.owner : did.kind === 'text' ? null : did.target
  })
  return [...aims, ...about, ...pageEffects.flatMap(({ source, holder }) => [source, holder]), ...done].flatMap(
    (id) => id ?? [],
  )
}

/** A check with its viewer. */
export interface SeenCheck {
  readonly document: CheckDocument
  readonly viewer: Viewer
  readonly around: Surroundings
}

/** The name of a combatant or a character; `null` if the viewer does not know them. */
export function knownName(id: string, viewer: Viewer, around: Surroundings): string | null {
  const scope = scopeOf(viewer)
  const fighting = fightingOf(id, around)
  if (fighting) {
    const isKnown = knowsWith(fighting.encounter, scope)?.(id) ?? true
    return isKnown ? nameFor(fighting.encounter, fighting.combatant, scope) : null
  }
  const named = around.names.get(id)
  return named && maySee(scope, named, 'name') ? named.name : null
}

/** Whether players know a combatant or a character, at least by name. */
export function isKnownToPlayers(id: string, around: Surroundings): boolean {
  const fighting = fightingOf(id, around)
  if (fighting) return knownToAny(fighting.encounter.record.state, fighting.encounter.characters)(id)
  return reaches(around.names.get(id)?.reveal ?? 'hidden', 'name')
}

/** The place of a participant's slot in the order of initiative, among the slots that the viewer knows. */
export function placeOf(id: string, { viewer, around: { encounter } }: SeenCheck): OrderPlace | null {
  if (!encounter) return null
  const { state } = encounter.record
  const combatant = findCombatant(state, id) ?? rollerIn(state, id)
  return combatant ? placeInOrder(state, combatant.id, knowsWith(encounter, scopeOf(viewer))) : null
}

/** The page of a combatant or a character, hidden or not. */
export function pageOf(id: string, around: Surroundings): NameRecord | null {
  const fighting = fightingOf(id, around)
  if (!fighting) return around.names.get(id) ?? null
  return fighting.encounter.characters.get(fighting.combatant.characterId ?? '') ?? null
}

/** A combatant with its encounter. */
function fightingOf(id: string, { encounter: current, last }: Surroundings) {
  for (const encounter of [current, last]) {
    const combatant = encounter && findCombatant(encounter.record.state, id)
    if (combatant) return { encounter, combatant }
  }
  return null
}

/** The name of a combatant or a character; "Someone" if the viewer does not know them. */
export function nameOf(id: string, viewer: Viewer, around: Surroundings): string {
  return knownName(id, viewer, around) ?? 'Someone'
}

/** Whether a viewer may see the points of a combatant or a character. */
export function seesPoints(id: string, viewer: Viewer, around: Surroundings): boolean {
  const scope = scopeOf(viewer)
  if (scope.everything) return true
  if (fightingOf(id, around)?.combatant.own) return false
  const character = pageOf(id, around)
  return character !== null && maySeePoints(scope, character, around.granted)
}
