import {
  maySee,
  maySeePoints,
  maySeeRoll,
  scopeOf,
  type Grant,
  type Roll,
  type SessionEvent,
  type Viewer,
  type Session,
} from '@waybook/contract'

import { mayRead } from '#rich-text/audience.ts'

import { readGrants } from '../campaign/queries.ts'
import { withChanges } from '../dice/chain-queries.ts'
import { toRolls } from '../dice/presenter.ts'
import { readCards } from '../entities/cards.ts'
import type { CardRecord } from '../entities/entity-record.ts'
import { readSecretReaders } from '../entities/shown-texts.ts'
import { toNotes } from '../notes/presenter.ts'
import { readNamedNotes } from '../notes/queries.ts'
import type { RequestContext } from '../request-context.ts'
import type { EventRecord } from './collect-events.ts'
import type { SessionRecord } from './queries.ts'

type Mention = Extract<SessionEvent, { kind: 'scene' }>['entity']
type Note = Extract<SessionEvent, { kind: 'note' }>['note']

interface Seen {
  readonly viewer: Viewer
  readonly granted: readonly Grant[]
  /** The entities that the viewer may see, by id. */
  readonly entities: ReadonlyMap<string, CardRecord>
  /** Whether the viewer reads a secret of an entity now; for game masters, whether a player does. */
  readonly isRevealed: (entity: string, digest: string) => boolean
  /** The notes for everyone that the viewer may read, by id. */
  readonly notes: ReadonlyMap<string, Note>
  /** The rolls that the viewer may see, by id. */
  readonly rolls: ReadonlyMap<string, Roll>
}

/** The events that the viewer may see now. */
export async function toEvents(records: readonly EventRecord[], context: RequestContext): Promise<SessionEvent[]> {
  const events = await withChangedRolls(records, context)
  const seen = await seenBy(events, context)
  return events.flatMap((event) => toEvent(event, seen) ?? [])
}

/** The events with their rolls as they are now, also if their dice changed after the session. */
async function withChangedRolls(
  events: readonly EventRecord[],
  { records }: RequestContext,
): Promise<readonly EventRecord[]> {
  const rolls = await withChanges(
    records,
    events.flatMap((event) => (event.kind === 'roll' ? [event.roll] : [])),
  )
  const byId = new Map(rolls.map((roll) => [roll.id, roll]))
  return events.map((event) =>
    event.kind === 'roll' ? { ...event, roll: byId.get(event.roll.id) ?? event.roll } : event,
  )
}

async function seenBy(events: readonly EventRecord[], context: RequestContext): Promise<Seen> {
  const { records, viewer, scope } = context
  const cards = await readCards(records, [...new Set(events.flatMap(entitiesIn))], scope)
  const stored = await readNamedNotes(
    records,
    events.flatMap((event) => (event.kind === 'note' ? [event.note] : [])),
    viewer,
  )
  const notes = await toNotes(
    stored.filter(({ audience }) => audience === 'party'),
    context,
  )
  const rolled = events.flatMap((event) =>
    event.kind === 'roll' && maySeeRoll(viewer, event.roll) ? [event.roll] : [],
  )
  return {
    viewer,
    granted: await readGrants(records),
    entities: new Map(cards.map((card) => [card.id, card])),
    isRevealed: await revealedTo(events, context),
    notes: new Map(notes.map((note) => [note.id, note])),
    rolls: new Map((await toRolls(rolled, context)).map((roll) => [roll.id, roll])),
  }
}

async function revealedTo(
  events: readonly EventRecord[],
  { records, scope }: RequestContext,
): Promise<Seen['isRevealed']> {
  const ids = new Set(events.flatMap((event) => (event.kind === 'secret' ? [event.entity] : [])))
  const readers = new Map<string, Awaited<ReturnType<typeof readSecretReaders>>>()
  for (const id of ids) readers.set(id, await readSecretReaders(records, id))
  return (entity, digest) => {
    const audience = readers.get(entity)?.get(digest) ?? []
    return scope.everything ? audience.length > 0 : mayRead(audience, scope.ownCharacter)
  }
}

function entitiesIn(event: EventRecord): string[] {
  switch (event.kind) {
    case 'scene':
    case 'revealed':
    case 'secret':
      return [event.entity]
    case 'inventory':
      return [event.character, event.item]
    case 'fell':
    case 'experience':
      return [event.character]
    case 'roll':
    case 'note':
    case 'encounter':
    case 'line':
      return []
  }
}

function toEvent(
  event: EventRecord,
  { viewer, granted, entities, isRevealed, notes, rolls }: Seen,
): SessionEvent | null {
  const { at } = event
  switch (event.kind) {
    case 'roll': {
      const roll = rolls.get(event.roll.id)
      return roll ? { kind: 'roll', at, roll } : null
    }
    case 'scene':
    case 'revealed': {
      const entity = entities.get(event.entity)
      return entity ? { kind: event.kind, at, entity: toMention(entity) } : null
    }
    case 'secret': {
      const entity = entities.get(event.entity)
      const isRead = entity && maySee(scopeOf(viewer), entity) && isRevealed(entity.id, event.digest)
      return isRead ? { kind: 'secret', at, entity: toMention(entity) } : null
    }
    case 'note': {
      const note = notes.get(event.note)
      return note ? { kind: 'note', at, note } : null
    }
    case 'inventory': {
      const [character, item] = [entities.get(event.character), entities.get(event.item)]
      return character && item && maySee(scopeOf(viewer), character, 'figures')
        ? { kind: 'inventory', at, character: toMention(character), item: toMention(item), amount: event.amount }
        : null
    }
    case 'fell': {
      const character = entities.get(event.character)
      return character && maySeePoints(scopeOf(viewer), character, granted)
        ? { kind: 'fell', at, character: toMention(character) }
        : null
    }
    case 'encounter': {
      const { id, title, rounds, open } = event
      return open || viewer.role === 'gameMaster' ? { kind: 'encounter', at, id, title, rounds } : null
    }
    case 'experience': {
      const { id, amount, reason } = event
      const character = entities.get(event.character)
      return character && maySee(scopeOf(viewer), character, 'figures')
        ? { kind: 'experience', at, id, character: toMention(character), amount, reason }
        : null
    }
    case 'line':
      return event
  }
}

function toMention({ id, name, type }: CardRecord): Mention {
  return { id, name, type }
}

/** A session as everyone sees it. */
export function toSession({ id, number, startedAt, endedAt, date }: SessionRecord): Session {
  return { id, number, startedAt, endedAt, date }
}
