import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import * as z from 'zod'

import { CAMPAIGN_ID } from '../../world/test-server.ts'
import type { ServerProcess } from '../run-server.ts'
import {
  type Belongings,
  belongingsOf,
  type Kind,
  positionAfter,
  ROUND,
  SCENE,
  type State,
  stateAfter,
  writeOf,
} from './writes.ts'

/** The time after which a roll may be allowed again. */
const LIMIT_PASSES_MS = 1000
const UNAVAILABLE = 503
const TOO_MANY = 429

/** A sent write. */
interface Sent {
  readonly kind: Kind
  readonly call: { readonly operation: string; readonly params: object; readonly idempotencyKey: string }
  /** The body of the answer; undefined until it has arrived. */
  answer?: unknown
}

const character = z.object({
  hitpoints: z.number(),
  conditions: z.array(z.string()),
  inventory: z.record(z.string(), z.object({ amount: z.number() })),
})
const entities = z.object({ entities: z.array(z.object({ visible: z.boolean() })) })
const token = z.object({ id: z.string(), position: z.object({ x: z.number(), y: z.number() }) })
const tokens = z.object({ tokens: z.array(token) })

/** A user who sends one write after another, each with its own idempotency key, and records which were acknowledged. */
export class Writer {
  readonly #server: ServerProcess
  readonly #own: Belongings
  readonly #sent: Sent[] = []
  #turn = 0

  private constructor(server: ServerProcess, own: Belongings) {
    this.#server = server
    this.#own = own
  }

  /** The writer of this number, with a token on the scene. */
  static async at(server: ServerProcess, number: number): Promise<Writer> {
    const own = belongingsOf(number)
    const params = { campaignId: CAMPAIGN_ID, sceneId: SCENE, characterId: own.characterId }
    const look = { position: positionAfter(0), size: 'medium', visible: true }
    const added = z.object({ token }).parse(await server.ask('addToken', { ...params, ...look }))
    return new Writer(server, { ...own, tokenId: added.token.id })
  }

  /** Writes until the server, or its database, is gone. The last write may be stored or not. */
  async writeUntilKilled(): Promise<void> {
    for (;;) {
      const kind = ROUND[this.#turn % ROUND.length] ?? 'carry'
      this.#turn += 1
      const call = { ...writeOf[kind](this.#own, this.#times(kind)), idempotencyKey: randomUUID() }
      const sent: Sent = { kind, call }
      this.#sent.push(sent)
      const outcome = await this.#send(sent)
      if (outcome === 'unanswered') return
      if (outcome === 'too many') this.#sent.pop()
    }
  }

  /** Resends the unanswered writes. */
  async retryUnanswered(): Promise<void> {
    for (const sent of this.#sent)
      while (sent.answer === undefined) {
        const outcome = await this.#send(sent)
        if (outcome === 'unanswered') throw new Error('The server did not answer')
        if (outcome === 'too many') await delay(LIMIT_PASSES_MS)
      }
  }

  /** Resends an acknowledged write, like a browser that lost the answer, and returns the first and the second answer. */
  async repeat(chance: number): Promise<{ readonly first: unknown; readonly again: unknown }> {
    const sent = this.#sent[Math.floor(chance * this.#sent.length)]
    if (!sent) return { first: null, again: null }
    for (;;) {
      const { status, body } = await this.#server.call(sent.call)
      if (status !== TOO_MANY) return { first: sent.answer, again: body }
      await delay(LIMIT_PASSES_MS)
    }
  }

  /** The keys of all writes, and of the acknowledged ones. */
  keys(): { readonly sent: readonly string[]; readonly acknowledged: readonly string[] } {
    const keyOf = ({ call }: Sent) => call.idempotencyKey
    const answered = this.#sent.filter(({ answer }) => answer !== undefined)
    return { sent: this.#sent.map(keyOf), acknowledged: answered.map(keyOf) }
  }

  /** The state that everybody must see when all writes are answered. */
  expected(): State {
    return stateAfter((kind) => this.#times(kind))
  }

  /** The state that everybody sees now. */
  async seen(): Promise<State> {
    const { characterId, itemId, tokenId } = this.#own
    const { hitpoints, conditions, inventory } = character.parse(
      await this.#server.ask('getCharacterDynamic', { id: characterId }),
    )
    const item = entities.parse(await this.#server.ask('getEntity', { id: itemId })).entities[0]
    const all = tokens.parse(await this.#server.ask('getTokens', { campaignId: CAMPAIGN_ID, sceneId: SCENE })).tokens
    return {
      carried: inventory[itemId]?.amount ?? 0,
      hitpoints,
      conditions,
      visible: item?.visible,
      position: all.find(({ id }) => id === tokenId)?.position,
    }
  }

  #times(kind: Kind): number {
    return this.#sent.filter((sent) => sent.kind === kind).length
  }

  /** Throws if the server refused, except for too many rolls in a minute. 'unanswered' means that the server or its database was gone. */
  async #send(sent: Sent): Promise<'done' | 'too many' | 'unanswered'> {
    const reply = await this.#server.call(sent.call).catch(() => null)
    if (reply === null || reply.status === UNAVAILABLE) return 'unanswered'
    if (reply.status === TOO_MANY) return 'too many'
    if (reply.status !== 200) throw new Error(`${sent.call.operation}: ${reply.status} ${JSON.stringify(reply.body)}`)
    sent.answer = reply.body
    return 'done'
  }
}
