import { Problem, type VisibilityScope, type Viewer } from '@waybook/contract'
import pLimit from 'p-limit'

import { newestSeq } from '#database/change-log.ts'
import type { CampaignTables } from '#database/database.ts'

import { QUERY_MS, type QueryTime } from './query-limits.ts'
import type { NameSearch, QueryAnswer } from './query-messages.ts'
import { ABORTED, QueryThread } from './query-thread.ts'
import { readFacts } from './read-facts.ts'

/** The maximum number of open queries, in total and per account, including the running one. */
const OPEN_MAX = 12
const OPEN_MAX_EACH = 2

interface QueryRequest {
  readonly query: string
  readonly viewer: Viewer
  readonly scope: VisibilityScope
  readonly campaignId: string
  readonly records: CampaignTables
  /** Aborted when the client no longer waits for the answer. */
  readonly aborted: AbortSignal | undefined
}

/** A query by the server itself, as the game master. It waits in the same queue and counts toward no account's limit. */
interface OwnQuery {
  readonly query: string
  readonly campaignId: string
  readonly records: CampaignTables
  /** The facts include at least the changes up to this number. */
  readonly seq: number
}

/** Evaluates queries one at a time. */
export interface QueryService {
  askForGameMaster(query: OwnQuery): Promise<QueryAnswer>
  /** Returns a line for each name found: the text's entity, the words, and the named entity. */
  findNames(search: Omit<NameSearch, 'kind'>): Promise<QueryAnswer>
  /** Throws the Problem `too-many` if too many queries are already waiting. */
  run(request: QueryRequest): Promise<QueryAnswer>
  close(): Promise<void>
}

const TOO_MANY = 'Too many queries are waiting. Try again in a moment.'

export function openQueryService(queryMs: QueryTime = QUERY_MS): QueryService {
  const thread = new QueryThread()
  const oneAtATime = pLimit(1)
  const open = new Map<string, number>()

  const answer = async ({ query, viewer, scope, campaignId, records, aborted }: QueryRequest): Promise<QueryAnswer> => {
    if (aborted?.aborted) return ABORTED
    // The facts of a scope are valid until the next change of any kind.
    const facts = JSON.stringify([campaignId, scope, await newestSeq(records)])
    const order = { facts, query, milliseconds: queryMs[viewer.role], aborted }
    return await thread.ask(order, () => readFacts(records, scope))
  }

  const askForGameMaster = async ({ query, campaignId, records, seq }: OwnQuery) => {
    const scope = { everything: true } as const
    const order = { facts: JSON.stringify([campaignId, scope, seq]), query, milliseconds: queryMs.gameMaster }
    return await thread.ask(order, () => readFacts(records, scope))
  }

  return {
    askForGameMaster: async (query) => await oneAtATime(askForGameMaster, query),
    findNames: async (search) =>
      await oneAtATime(async () => await thread.findNames({ kind: 'findNames', ...search }, queryMs.gameMaster)),
    async run(request) {
      const { userId } = request.viewer
      const mine = open.get(userId) ?? 0
      if (mine >= OPEN_MAX_EACH || oneAtATime.activeCount + oneAtATime.pendingCount >= OPEN_MAX)
        throw new Problem('too-many', TOO_MANY, { retryAfterS: queryMs.gameMaster / 1000 })
      open.set(userId, mine + 1)
      try {
        return await oneAtATime(answer, request)
      } finally {
        const left = (open.get(userId) ?? 1) - 1
        if (left > 0) open.set(userId, left)
        else open.delete(userId)
      }
    },
    close: async () => await thread.close(),
  }
}
