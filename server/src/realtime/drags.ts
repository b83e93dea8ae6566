import {
  DRAGS_A_SECOND,
  clampPosition,
  scopeOf,
  type LiveMessage,
  type LiveRequest,
  type Position,
  type VisibilityScope,
  type Viewer,
} from '@waybook/contract'

import { newestSeq } from '#database/change-log.ts'
import type { CampaignTables } from '#database/database.ts'
import { readGrants } from '#features/campaign/queries.ts'
import { hasToken, maskFor, readMasks, type SceneMasks } from '#features/sight/scene-masks.ts'
import type { SceneSights } from '#features/sight/scene-sights.ts'
import { findToken } from '#features/table/token-queries.ts'
import type { TokenRecord } from '#features/table/token-record.ts'
import { RateLimiter } from '#runtime/rate-limiter.ts'

import type { ChangeFeed } from './change-feed.ts'
import type { Connection } from './connection.ts'
import { DragWays } from './drag-ways.ts'
import type { Announce } from './server-message.ts'

export type Drag = Extract<LiveRequest, { type: 'drag' }>
type Shown = Omit<Drag, 'type'>

/** Far more than the number of viewers times dragged tokens. */
const FOUND_MAX = 10_000

interface Options {
  readonly records: CampaignTables
  readonly sights: SceneSights
  readonly changeFeed: ChangeFeed
  readonly announce: Announce
}

/** Relays the positions of dragged tokens, from users who may move them to users who may see them, on any server. Stores nothing. */
export class Drags {
  readonly #records: CampaignTables
  readonly #changeFeed: ChangeFeed
  readonly #announce: Announce
  readonly #limit = new RateLimiter({ most: DRAGS_A_SECOND, windowMs: 1000 })
  /** Lookups cached as of the change with the number `#asOf`. Only a newer change makes them stale. */
  #found = new Map<string, TokenRecord | null>()
  /** What players have of scenes. `null` for scenes of which nothing is covered. */
  #masks = new Map<string, SceneMasks | null>()
  readonly #ways: DragWays
  #playersMay = false
  #asOf = -1
  /** Drags are processed one at a time, which preserves their order. */
  #passing = Promise.resolve()

  constructor({ records, sights, changeFeed, announce }: Options) {
    this.#records = records
    this.#changeFeed = changeFeed
    this.#announce = announce
    this.#ways = new DragWays(records, sights)
  }

  async pass(drag: Drag, from: Connection): Promise<void> {
    if (this.#limit.consume(from.viewer.userId) > 0) return
    await this.#inTurn(async () => await this.#pass(drag, from))
  }

  /** Shows a drag that another server has relayed. */
  async show(drag: Shown): Promise<void> {
    if (this.#changeFeed.viewers().length === 0) return
    await this.#inTurn(async () => {
      await this.#lookAgain()
      await this.#show(drag, null)
    })
  }

  async #inTurn(work: () => Promise<void>): Promise<void> {
    const passed = this.#passing.then(work)
    this.#passing = passed.catch(() => {})
    await passed
  }

  async #pass({ tokenId, position, version }: Drag, from: Connection): Promise<void> {
    await this.#lookAgain()
    const token = await this.#find(tokenId, scopeOf(from.viewer))
    if (token?.version !== version || !this.#mayMove(from.viewer, token)) return
    const drag: Shown = { tokenId, position: clampPosition(position), version }
    if (!(await this.#ways.canReach(token, drag.position, from.viewer))) return
    this.#announce({ type: 'drag', ...drag })
    await this.#show(drag, from)
  }

  async #show({ tokenId, position, version }: Shown, from: Connection | null): Promise<void> {
    const scopes = new Map(this.#changeFeed.viewers().map((viewer) => [scopeKey(scopeOf(viewer)), scopeOf(viewer)]))
    for (const scope of scopes.values()) {
      const token = await this.#find(tokenId, scope)
      if (token) await this.#findMasks(token.sceneId)
    }
    if ((await newestSeq(this.#records)) !== this.#asOf) return
    const message: LiveMessage = { type: 'drag', tokenId, position, version }
    const sees = (viewer: Viewer) => {
      const token = this.#found.get(keyOf(tokenId, scopeOf(viewer)))
      return token?.version === version && this.#isInSight(viewer, token, position)
    }
    this.#changeFeed.broadcast(message, (viewer, connection) => connection !== from && sees(viewer))
  }

  /** Players get no positions that their group does not see, except for their own character. */
  #isInSight(viewer: Viewer, token: TokenRecord, position: Position): boolean {
    if (viewer.role === 'gameMaster' || token.characterId === viewer.characterId) return true
    const masks = this.#masks.get(token.sceneId)
    if (!masks) return masks === null
    return hasToken(maskFor(masks, scopeOf(viewer)), masks, { position, size: token.size })
  }

  #mayMove({ role, characterId }: Viewer, token: TokenRecord): boolean {
    return role === 'gameMaster' || (this.#playersMay && token.characterId === characterId)
  }

  async #lookAgain(): Promise<void> {
    const newest = await newestSeq(this.#records)
    if (newest === this.#asOf && this.#found.size < FOUND_MAX) return
    this.#playersMay = (await readGrants(this.#records)).includes('moveOwnToken')
    this.#found = new Map()
    this.#masks = new Map()
    this.#ways.lookAgain()
    this.#asOf = newest
  }

  async #findMasks(sceneId: string): Promise<void> {
    if (!this.#masks.has(sceneId)) this.#masks.set(sceneId, await readMasks(this.#records, sceneId))
  }

  async #find(tokenId: string, scope: VisibilityScope): Promise<TokenRecord | null> {
    const key = keyOf(tokenId, scope)
    const known = this.#found.get(key)
    if (known !== undefined) return known
    const token = await findToken(this.#records, tokenId, scope)
    this.#found.set(key, token)
    return token
  }
}

const scopeKey = (scope: VisibilityScope) => (scope.everything ? '*' : (scope.ownCharacter ?? ''))
const keyOf = (tokenId: string, scope: VisibilityScope) => `${tokenId} ${scopeKey(scope)}`
