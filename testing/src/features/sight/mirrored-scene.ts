import { type LiveChange, type MapTile, OPEN_TILE, type SceneMap, TILE_LEVELS, TILE_PX } from '@waybook/contract'

import type { Member } from '../../world/callers.ts'
import type { OpenCampaign } from '../../world/open-campaign.ts'
import { changesTo, joinAs } from '../live/live-client.ts'

/** What a page shows of a scene. */
interface Shown {
  readonly tiles: readonly unknown[] | null
  readonly sight: SceneMap['sight']
  readonly tokens: readonly object[]
  readonly drawings: readonly object[]
}

type Placed = Extract<LiveChange, { kind: 'token' }>['token']
type Drawing = Extract<LiveChange, { kind: 'drawing' }>['drawing']

/** A player's page with a scene, which knows what the server told it, and asks again only when a page does. */
export class MirroredScene {
  readonly #campaign: Pick<OpenCampaign, 'address' | 'records'>
  readonly #member: Member
  readonly #sceneId: string
  readonly #tokens = new Map<string, Partial<Placed>>()
  readonly #drawings = new Map<string, Drawing>()
  #map: SceneMap | null = null
  #since = 0

  constructor(campaign: Pick<OpenCampaign, 'address' | 'records'>, member: Member, sceneId: string) {
    this.#campaign = campaign
    this.#member = member
    this.#sceneId = sceneId
  }

  /** Opens the page at the change with this number. */
  async open(since: number): Promise<void> {
    this.#since = since
    await this.#fetchMap()
    await this.#fetchTable()
  }

  /** Connects again and receives what has happened since, up to the change with this number. */
  async reconnect(newest: number): Promise<void> {
    const since = this.#since
    const client = await joinAs(this.#campaign, this.#member, { since })
    for (const change of await changesTo(this.#campaign, client, since)) if (change) await this.#apply(change)
    client.socket.terminate()
    this.#since = newest
  }

  get shown(): Shown {
    const { tiles = null, sight = null } = this.#map ?? {}
    const byId = <Item>(some: ReadonlyMap<string, Item>) =>
      [...some].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item)
    return {
      tiles: tiles && !this.#isOpen(tiles) ? tiles.toSorted(([a], [b]) => (a < b ? -1 : 1)) : null,
      sight,
      tokens: byId(this.#tokens).map(({ id, position, size, elevation, facing }) => ({
        id,
        position,
        size,
        elevation,
        facing,
      })),
      drawings: byId(this.#drawings),
    }
  }

  /** A page shows the same with all tiles open as with the whole picture, which others get. */
  #isOpen(tiles: readonly MapTile[]): boolean {
    const { width = 0, height = 0 } = this.#map ?? {}
    const countAt = (level: number) => Math.ceil(width / (TILE_PX << level)) * Math.ceil(height / (TILE_PX << level))
    const count = Array.from({ length: TILE_LEVELS }, (_, level) => countAt(level)).reduce((sum, one) => sum + one, 0)
    return tiles.length === count && tiles.every(([, key]) => key === OPEN_TILE)
  }

  async #fetchMap(): Promise<void> {
    this.#map = (await this.#member('getSceneMap', { sceneId: this.#sceneId })).map
  }

  async #fetchTable(): Promise<void> {
    const { tokens } = await this.#member('getTokens', { sceneId: this.#sceneId })
    const { drawings } = await this.#member('getDrawings', { sceneId: this.#sceneId })
    this.#tokens.clear()
    this.#drawings.clear()
    for (const token of tokens) this.#tokens.set(token.id, token)
    for (const drawing of drawings) this.#drawings.set(drawing.id, drawing)
  }

  async #apply(change: LiveChange): Promise<void> {
    if (change.kind === 'token' && change.token.sceneId === this.#sceneId)
      this.#tokens.set(change.token.id, change.token)
    if (change.kind === 'tokenChanged' && change.sceneId === this.#sceneId)
      this.#tokens.set(change.tokenId, { id: change.tokenId, ...this.#tokens.get(change.tokenId), ...change })
    if (change.kind === 'tokenRemoved') this.#tokens.delete(change.tokenId)
    if (change.kind === 'drawing' && change.drawing.sceneId === this.#sceneId)
      this.#drawings.set(change.drawing.id, change.drawing)
    if (change.kind === 'drawingRemoved') this.#drawings.delete(change.drawingId)
    if (change.kind === 'activeScene') await this.#fetchTable()
    if (change.kind === 'fog' || change.kind === 'sight') await this.#applyMask(change)
  }

  async #applyMask(change: Extract<LiveChange, { kind: 'fog' | 'sight' }>): Promise<void> {
    const map = this.#map
    if (!map || change.sceneId !== this.#sceneId || map.version >= change.version) return
    if (map.tiles === null) return await this.#fetchMap()
    const tiles = [...new Map([...map.tiles, ...change.tiles])].filter(([, key]) => key !== null)
    const sight = change.kind === 'fog' ? null : { seen: change.seen, bright: change.bright, doors: change.doors }
    this.#map = { ...map, tiles, version: change.version, sight }
  }
}
