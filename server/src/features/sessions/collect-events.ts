import { reaches } from '@waybook/contract'

import type { Change, LoggedChange } from '#database/change.ts'

import type { ExperienceChange } from '../characters/experience-queries.ts'
import type { DynamicChange } from '../characters/set-dynamic.ts'
import type { InventoryChange } from '../characters/set-inventory.ts'
import type { RollChange, RollRecord } from '../dice/queries.ts'
import type { EncounterChange } from '../encounters/queries.ts'
import type { VisibilityChange } from '../entities/visibility.ts'
import type { NoteChange } from '../notes/queries.ts'
import type { ActiveSceneChange } from '../table/queries.ts'
import type { WrittenChange } from '../writing/log-written.ts'

/** An event in a session. Names and texts that not everybody may read are looked up for each viewer. */
export type EventRecord =
  | { readonly kind: 'roll'; readonly at: number; readonly roll: RollRecord }
  | { readonly kind: 'scene' | 'revealed'; readonly at: number; readonly entity: string }
  /** `digest`: a hash of the secret's words. */
  | { readonly kind: 'secret'; readonly at: number; readonly entity: string; readonly digest: string }
  | { readonly kind: 'note'; readonly at: number; readonly note: string }
  | {
      readonly kind: 'inventory'
      readonly at: number
      readonly character: string
      readonly item: string
      readonly amount: number
    }
  | { readonly kind: 'fell'; readonly at: number; readonly character: string }
  /** `open`: whether players saw the encounter. `rounds`: `null` until it ends. */
  | {
      readonly kind: 'encounter'
      readonly at: number
      readonly id: string
      readonly title: string
      readonly rounds: number | null
      readonly open: boolean
    }
  | {
      readonly kind: 'experience'
      readonly at: number
      readonly id: string
      readonly character: string
      readonly amount: number
      readonly reason: string
    }
  | ({ readonly kind: 'line'; readonly at: number } & LineRecord)

/** A line that a game master wrote into a session. `by`: a first name. */
export interface LineRecord {
  readonly id: string
  readonly by: string
  readonly text: string
}

/** A session started or ended, or got another date or line. */
export type SessionChange = Change<
  'session',
  {
    readonly sessionId: string
    /** Its number, if play began it. */
    readonly began?: number
    /** A new line, or the id of a removed one. */
    readonly line?: LineRecord | { readonly id: string }
  }
>

/** The operations in the change log from which a session is collected. */
export const COLLECTED = [
  'roll',
  'activeScene',
  'setVisibility',
  'write',
  'note',
  'inventory',
  'dynamic',
  'encounter',
  'experience',
  'session',
] as const

type Logged<Each> = Each extends CollectedChange ? LoggedChange<Each> : never
type CollectedChange =
  | RollChange
  | ActiveSceneChange
  | VisibilityChange
  | WrittenChange
  | NoteChange
  | InventoryChange
  | DynamicChange
  | EncounterChange
  | ExperienceChange
  | SessionChange
/** A change through one of these operations. */
export type CollectedRecord = Logged<CollectedChange>

/** Collects events from changes, both in chronological order. If something changed repeatedly, only its last state counts. */
export function collectEvents(sessionId: string, changes: readonly CollectedRecord[]): EventRecord[] {
  const events = new Map<string, EventRecord>()
  for (const change of changes) {
    const [key, event] = (change.operation === 'session' ? lineOf(change, sessionId) : eventOf(change)) ?? []
    if (key === undefined) continue
    events.delete(key)
    if (event) events.set(key, event)
  }
  return [...events.values()]
}

/** The event of a change, with a key under which it replaces an earlier event. Without an event, the earlier one is removed. */
function eventOf(change: Exclude<CollectedRecord, { operation: 'session' }>): readonly [string, EventRecord?] | null {
  const { at, subject, seq } = change
  switch (change.operation) {
    case 'roll':
      return [`roll ${seq}`, { kind: 'roll', at, roll: change.payload }]
    case 'activeScene': {
      const { after } = change.payload
      return after === null ? null : [`scene ${after}`, { kind: 'scene', at, entity: after }]
    }
    case 'setVisibility':
      return revealOf(change)
    case 'write': {
      const { secret } = change.payload
      if (!secret || secret.what === 'narrowed') return null
      const { digest, what } = secret
      const key = `secret ${subject} ${digest}`
      return what === 'hidden' ? [key] : [key, { kind: 'secret', at, entity: subject, digest }]
    }
    case 'note': {
      const { noteId } = change.payload
      return [`note ${noteId}`, { kind: 'note', at, note: noteId }]
    }
    case 'inventory': {
      const { itemId: item, amount, sameAmount } = change.payload
      if (sameAmount) return null
      return [`inventory ${subject} ${item}`, { kind: 'inventory', at, character: subject, item, amount }]
    }
    case 'dynamic':
      return change.payload.hitpoints === 0 ? [`fell ${seq}`, { kind: 'fell', at, character: subject }] : null
    case 'encounter': {
      const { encounterId: id, fight } = change.payload
      return fight
        ? [`encounter ${id}`, { kind: 'encounter', at, id, ...fight, open: change.audience === 'everyone' }]
        : null
    }
    case 'experience': {
      const { entryId: id, gift } = change.payload
      if (id === undefined) return null
      const key = `experience ${id}`
      return gift ? [key, { kind: 'experience', at, id, character: subject, ...gift }] : [key]
    }
  }
}

/** A line that a game master wrote into this session, or removed from it. */
function lineOf(
  { at, payload }: LoggedChange<SessionChange>,
  sessionId: string,
): readonly [string, EventRecord?] | null {
  const { line } = payload
  if (!line || payload.sessionId !== sessionId) return null
  const key = `line ${line.id}`
  return 'text' in line ? [key, { kind: 'line', at, ...line }] : [key]
}

/** Revealing an entity is an event, and hiding it removes the event. Revealing less (figures -> page) is no event. */
function revealOf({ at, subject, payload }: LoggedChange<VisibilityChange>): readonly [string, EventRecord?] | null {
  const { visible, reveal = visible ? 'page' : 'hidden', before = 'hidden' } = payload
  const key = `revealed ${subject}`
  if (reveal === 'hidden') return [key]
  return reaches(before, reveal) ? null : [key, { kind: 'revealed', at, entity: subject }]
}
