import { type Position, scopeOf, type Viewer } from '@waybook/contract'
import type { Place } from '@waybook/rules/sight'

import type { CampaignTables } from '#database/database.ts'
import { withMeshes } from '#features/sight/missing-mesh.ts'
import { type PlayerWays, readPlayerWays } from '#features/sight/player-ways.ts'
import type { SceneSights } from '#features/sight/scene-sights.ts'
import type { TokenRecord } from '#features/table/token-record.ts'

interface Dragged {
  readonly version: number
  /** Where the token looks from at the last position that it could reach. */
  readonly at: Place
}

/** The ways along which players drag their tokens. Walls stop a drag and the step at its end alike (SIGHT-100). */
export class DragWays {
  readonly #tables: CampaignTables
  readonly #sights: SceneSights
  readonly #dragged = new Map<string, Dragged>()
  /** Read since the last change. `null` for tokens that nothing stops. */
  #ways = new Map<string, PlayerWays | null>()

  constructor(tables: CampaignTables, sights: SceneSights) {
    this.#tables = tables
    this.#sights = sights
  }

  /** After a change, walls, doors and what is known may be different. How far a token has come stays. */
  lookAgain(): void {
    this.#ways = new Map()
  }

  /** Whether a token that a player drags can be at a position: straight from where it stands, or from where it was dragged before. */
  async canReach(token: TokenRecord, position: Position, viewer: Viewer): Promise<boolean> {
    if (viewer.role === 'gameMaster') return true
    const ways = await this.#find(token, viewer)
    if (!ways) return true
    const { id, version } = token
    const before = this.#dragged.get(id)
    const from = before?.version === version ? before.at : undefined
    const at = ways.after([position], from) ?? ways.after([position])
    if (at) this.#dragged.set(id, { version, at })
    return at !== null
  }

  async #find(token: TokenRecord, viewer: Viewer): Promise<PlayerWays | null> {
    const known = this.#ways.get(token.id)
    if (known !== undefined) return known
    const what = { token, scope: scopeOf(viewer), sights: this.#sights }
    const found = await withMeshes(this.#sights, async () => await readPlayerWays(this.#tables, what))
    this.#ways.set(token.id, found)
    return found
  }
}
