import { maySee, type Reveal } from '@waybook/contract'
import { readThrow } from '@waybook/rules'

import { mayRead } from '#rich-text/audience.ts'

import { isReader, kindOf, type ChangeRecord } from '../changes.ts'
import { withChanges } from '../dice/chain-queries.ts'
import { toRoll } from '../dice/presenter.ts'
import { readCards } from '../entities/cards.ts'
import type { CardRecord } from '../entities/entity-record.ts'
import { readSecretReaders } from '../entities/shown-texts.ts'
import { openingOf, type NewsEvent, type OwnCharacter } from '../news-event.ts'
import { type NoteRecord, readNamedNotes } from '../notes/queries.ts'
import type { RequestContext } from '../request-context.ts'
import { type SessionRecord, listSessions } from '../sessions/queries.ts'
import { readRenamed } from '../writing/source.ts'
import { readNews, readOpenings } from './queries.ts'

/** An event that the player may know of, with its subject as they may see it. */
export interface News {
  readonly event: NewsEvent
  readonly entity: CardRecord | null
  readonly note?: NoteRecord
  readonly session?: SessionRecord
  readonly symbol?: 'triumph' | 'despair'
}

const NEWS_MAX = 5
/** How many changes are read at once. */
const CHUNK = 100

/**
 * News for the player since a change, newest first. Reads back until there is enough, so changes that the player may not know of never
 * crowd out news.
 */
export async function findNews(context: RequestContext, since: number): Promise<News[]> {
  const { records, viewer, scope } = context
  if (scope.everything) return []
  const found = new Map<string, News>()
  const settled = new Set<string>()
  const opened = new Set<string>()
  let before: number | null = null
  for (;;) {
    const changes = await readNews(records, { since, before, limit: CHUNK, but: viewer.userId })
    const events = changes.flatMap((change) => newsIn(change, scope.ownCharacter) ?? [])
    const known = await knownOf(events, context)
    for (const event of await withChangedRolls(events, context)) {
      const news = newsOf(event, known)
      if (!news) continue
      const [key, page] = [keyOf(event, known), news.entity?.id ?? '']
      // The player could not know what happened to a page before it was shown.
      const isPast = settled.has(key) || opened.has(page)
      if (event.kind === 'opened') opened.add(page)
      if (isPast) continue
      settled.add(key)
      if (event.kind !== 'item' || event.isGiven) found.set(key, news)
      if (found.size === NEWS_MAX) return await withOpenings(context, [...found.values()], since)
    }
    before = changes.at(-1)?.seq ?? null
    if (changes.length < CHUNK) return await withOpenings(context, [...found.values()], since)
  }
}

/** `null`: the change is no news to the player of this character. */
function newsIn(change: ChangeRecord, ownCharacter: OwnCharacter): NewsEvent | null {
  const isForOthers = change.audience === 'readers' && !isReader(change, ownCharacter)
  return isForOthers ? null : kindOf(change).news(change, ownCharacter)
}

/** Reports a rewritten page as revealed if it was revealed to the player in the same period. */
async function withOpenings({ records, scope }: RequestContext, news: readonly News[], since: number) {
  if (scope.everything) return []
  const rewritten = news.filter(({ event }) => event.kind === 'rewritten')
  const pages = rewritten.flatMap(({ event }) => ('entity' in event ? [event.entity] : []))
  const openings = new Map<string, 'opened' | 'more'>()
  for (const change of await readOpenings(records, pages, since)) {
    const how = openingOf(change, scope.ownCharacter)
    if (how && openings.get(change.subject) !== 'opened') openings.set(change.subject, how)
  }
  return news.map((one) => {
    const { event } = one
    const kind = event.kind === 'rewritten' ? openings.get(event.entity) : undefined
    return kind && event.kind === 'rewritten' ? { ...one, event: { ...event, kind } } : one
  })
}

/** The subjects of events, as far as the player may see them now. */
interface Known {
  readonly context: RequestContext
  /** By the id in the event, which may be a former one. */
  readonly entities: ReadonlyMap<string, CardRecord>
  readonly notes: ReadonlyMap<string, NoteRecord>
  readonly sessions: ReadonlyMap<string, SessionRecord>
  readonly readsSecret: (entity: string, digest: string) => boolean
}

async function knownOf(events: readonly NewsEvent[], context: RequestContext): Promise<Known> {
  const { records, scope, viewer } = context
  const notes = await readNamedNotes(
    records,
    events.flatMap((event) => (event.kind === 'note' ? event.note : [])),
    viewer,
  )
  const ids = [...new Set([...events.flatMap(entityOf), ...notes.flatMap(({ entity }) => entity ?? [])])]
  const renamed = await readRenamed(records, ids)
  const cards = await readCards(records, [...new Set([...ids, ...renamed.values()])], scope)
  const byId = new Map(cards.map((card) => [card.id, card]))
  const found = ids.flatMap((id) => {
    const card = byId.get(renamed.get(id) ?? id)
    return card ? [[id, card] as const] : []
  })
  const hasSession = events.some(({ kind }) => kind === 'session')
  const sessions = hasSession ? await listSessions(records) : []
  return {
    context,
    entities: new Map(found),
    notes: new Map(notes.map((note) => [note.id, note])),
    sessions: new Map(sessions.map((session) => [session.id, session])),
    readsSecret: await secretsOf(events, new Map(found), context),
  }
}

/** A triumph or despair is news only if the roll still has it. */
async function withChangedRolls(
  events: readonly NewsEvent[],
  { records }: RequestContext,
): Promise<readonly NewsEvent[]> {
  const rolls = await withChanges(
    records,
    events.flatMap((event) => (event.kind === 'roll' ? [event.roll] : [])),
  )
  const byId = new Map(rolls.map((roll) => [roll.id, roll]))
  return events.map((event) =>
    event.kind === 'roll' ? { ...event, roll: byId.get(event.roll.id) ?? event.roll } : event,
  )
}

function entityOf(event: NewsEvent): string[] {
  if (event.kind === 'roll') return event.roll.characterId === null ? [] : [event.roll.characterId]
  return 'entity' in event ? [event.entity] : []
}

async function secretsOf(
  events: readonly NewsEvent[],
  entities: Known['entities'],
  { records, scope }: RequestContext,
): Promise<Known['readsSecret']> {
  const ids = events.flatMap((event) => (event.kind === 'secret' ? (entities.get(event.entity)?.id ?? []) : []))
  const readers = new Map<string, Awaited<ReturnType<typeof readSecretReaders>>>()
  for (const id of new Set(ids)) readers.set(id, await readSecretReaders(records, id))
  const character = scope.everything ? null : scope.ownCharacter
  return (entity, digest) => mayRead(readers.get(entity)?.get(digest) ?? [], character)
}

/** If several events have the same key, the newest counts. */
function keyOf(event: NewsEvent, { entities }: Known): string {
  switch (event.kind) {
    case 'note':
      return `note ${event.note}`
    case 'roll':
      return `roll ${event.seq}`
    case 'session':
      return `session ${event.session}`
    case 'injury':
      return `injury ${event.seq}`
    default:
      return `page ${entities.get(event.entity)?.id ?? event.entity}`
  }
}

/** `null` if the player may not know of the event, or it is no news. */
function newsOf(event: NewsEvent, known: Known): News | null {
  const { entities, notes, sessions, context } = known
  const seen = (id: string, wanted: Reveal) => {
    const entity = entities.get(id)
    return entity && maySee(context.scope, entity, wanted) ? entity : null
  }
  switch (event.kind) {
    case 'opened':
    case 'more':
    case 'injury':
      return about(event, seen(event.entity, 'name'))
    case 'rewritten':
    case 'item':
      return about(event, seen(event.entity, 'page'))
    case 'secret': {
      const entity = seen(event.entity, 'page')
      return entity && known.readsSecret(entity.id, event.digest) ? { event, entity } : null
    }
    case 'note': {
      const note = notes.get(event.note)
      if (note?.audience !== 'party') return null
      const entity = note.entity === null ? null : seen(note.entity, 'page')
      return note.entity !== null && !entity ? null : { event, entity, note }
    }
    case 'roll': {
      const entity = entities.get(event.roll.characterId ?? '') ?? null
      const { dice, net } = toRoll(event.roll, entity ?? undefined, context.scope)
      const counted = net ?? readThrow(dice).net
      const symbol = counted?.triumph ? 'triumph' : counted?.despair ? 'despair' : null
      return symbol && { event, entity, symbol }
    }
    case 'session': {
      const session = sessions.get(event.session)
      return session && session.endedAt !== null ? { event, entity: null, session } : null
    }
  }
}

function about(event: NewsEvent, entity: CardRecord | null): News | null {
  return entity && { event, entity }
}
