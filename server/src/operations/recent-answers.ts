import type { OperationName, Viewer } from '@waybook/contract'
import { LRUCache } from 'lru-cache'

import { newestSeq } from '#database/change-log.ts'
import type { StoreContext } from '#features/request-context.ts'
import { oncePerTurn } from '#runtime/once-per-turn.ts'

/** Operations whose answers depend only on the campaign's logged records, the viewer's scope and the parameters. */
const CACHED: ReadonlySet<OperationName> = new Set([
  'getEntity',
  'getEntities',
  'getGraph',
  'getTimelineTopics',
  'listEntities',
  'countEntities',
  'countTags',
])
const BYTES_MAX = 16 * 1024 * 1024

/** An answer that is sent unchanged. */
export class EncodedAnswer {
  readonly json: Buffer

  constructor(answer: unknown) {
    this.json = Buffer.from(JSON.stringify(answer))
  }

  /** For answers within other JSON. */
  toJSON(): unknown {
    return JSON.parse(this.json.toString())
  }
}

/** Replaces the viewer in the context of handlers, because the answer is for all viewers with the same scope. */
const NOBODY: Viewer = { userId: '', role: 'player', characterId: null }

interface CachedAnswer {
  /** The number of the campaign's newest change before the answer was made. The answer is at least as new. */
  readonly seq: number
  readonly answer: EncodedAnswer
}

/**
 * Caches answers until the campaign's next change. Every transaction counts its changes in the database, so a write by any process or
 * server invalidates all earlier answers. The permission of the viewer is checked before.
 */
export class RecentAnswers {
  readonly #cached = new LRUCache<string, CachedAnswer>({
    maxSize: BYTES_MAX,
    // Twice the length, because the compressed form is cached too.
    sizeCalculation: ({ answer }, key) => 2 * answer.json.length + key.length,
  })

  /** Every call needs it, so calls that arrive together share the statement. */
  readonly #newestSeq = oncePerTurn(newestSeq)

  /** The cached answer if it is valid, otherwise the answer of `find`. */
  async of(
    call: StoreContext,
    { name, params }: { readonly name: OperationName; readonly params: unknown },
    find: (call: StoreContext) => Promise<unknown>,
  ): Promise<unknown> {
    if (!CACHED.has(name)) return await find(call)
    const { campaignId, scope, records } = call
    const key = JSON.stringify([campaignId, scope, name, params])
    const seq = await this.#newestSeq(records)
    const cached = this.#cached.get(key)
    if (cached?.seq === seq) return cached.answer
    const answer = new EncodedAnswer(await find({ ...call, viewer: NOBODY, firstName: '' }))
    this.#cached.set(key, { seq, answer })
    return answer
  }
}
