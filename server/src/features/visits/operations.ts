import type { RecentChange } from '@waybook/contract'

import { toCards } from '../entities/presenter.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { findNews, type News } from './find-news.ts'
import { readNewSince, noteVisit } from './queries.ts'

/** `now`: milliseconds since 1970. */
export const visitOperations = (now: () => number) =>
  ({
    getChangesSinceVisit: async (context) => {
      const since = await readNewSince(context.records, context.viewer.userId, now())
      const news = since === null ? [] : await findNews(context, since)
      const [newest] = news
      return { changes: await toRecentChanges(news, context), upTo: newest?.event.seq ?? null }
    },

    noteVisit: async ({ viewer, records }, { seen = null }) => {
      await records.unlogged(async (tables) => await noteVisit(tables, viewer.userId, { at: now(), seen }))
    },
  }) satisfies Partial<OperationHandlers>

async function toRecentChanges(news: readonly News[], context: RequestContext): Promise<RecentChange[]> {
  const cards = await toCards(
    news.flatMap(({ entity }) => entity ?? []),
    context,
  )
  const subjects = new Map(
    cards.map(({ id, name, type, description, image }) => [id, { id, name, type, description, image }]),
  )
  return news.flatMap((one) => toRecentChange(one, subjects.get(one.entity?.id ?? '') ?? null) ?? [])
}

type Subject = Extract<RecentChange, { why: 'injury' }>['entity']

function toRecentChange({ event, note, session, symbol }: News, entity: Subject | null): RecentChange | null {
  const { at } = event
  switch (event.kind) {
    case 'opened':
      return entity && { why: entity.type === 'newsletter' ? 'newsletter' : 'revealed', at, entity }
    case 'more':
    case 'rewritten':
    case 'secret':
      return entity && { why: event.kind, at, entity }
    case 'note':
      return note ? { why: 'note', at, entity, by: note.by } : null
    case 'roll':
      return symbol ? { why: 'roll', at, entity, by: event.roll.by, symbol } : null
    case 'injury':
      return entity && { why: 'injury', at, entity, injury: event.injury }
    case 'session':
      return session ? { why: 'session', at, sessionId: session.id, number: session.number } : null
    case 'item':
      return entity && { why: 'item', at, entity, amount: event.amount }
  }
}
