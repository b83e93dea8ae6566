import type { OperationName, Viewer } from '@waybook/contract'
import { LRUCache } from 'lru-cache'

import { newestSeq } from '#database/change-log.ts'
import type { StoreContext } from '#features/request-context.ts'
import { oncePerTurn } from '#runtime/once-per-turn.ts'

/** Their answers depend on the campaign's records, the viewer's scope and the parameters only. Whatever changes them is in the change log. */
const KEPT: ReadonlySet<OperationName> = new Set([
  'getEntity',
  'getEntities',
  'getGraph',
  'getTimelineTopics',
  'listEntities',
  'countEntities',
  'countTags',
])
const BYTES_MAX = 16 * 1024 * 1024

/** An answer that is sent as it is. */
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

/** What handlers get in place of the viewer: the answer is for all viewers with the same scope. */
const NOBODY: Viewer = { userId: '', role: 'player', characterId: null }

interface Kept {
  /** The number of the campaign's newest change before the answer was made, so that the answer is at least as new. */
  readonly seq: number
  readonly answer: EncodedAnswer
}

/**
 * Keeps answers until the campaign's next change, which every transaction counts in the database: whoever writes, also another process or
 * server, makes all answers from before invalid. Whether the viewer may call the operation is checked before.
 */
export class RecentAnswers {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: BYTES_MAX,
    // With what it compresses to.
    sizeCalculation: ({ answer }, key) => 2 * answer.json.length + key.length,
  })

  /** Asked for by every call, so that calls which arrive together share the statement. */
  readonly #newestSeq = oncePerTurn(newestSeq)

  /** The kept answer if there is a valid one, otherwise what `find` answers. */
  async of(
    call: StoreContext,
    { name, params }: { readonly name: OperationName; readonly params: unknown },
    find: (call: StoreContext) => Promise<unknown>,
  ): Promise<unknown> {
    if (!KEPT.has(name)) return await find(call)
    const { campaignId, scope, records } = call
    const key = JSON.stringify([campaignId, scope, name, params])
    const seq = await this.#newestSeq(records)
    const kept = this.#kept.get(key)
    if (kept?.seq === seq) return kept.answer
    const answer = new EncodedAnswer(await find({ ...call, viewer: NOBODY, firstName: '' }))
    this.#kept.set(key, { seq, answer })
    return answer
  }
}
