import { OPEN_TILE, type MapTile } from '@waybook/contract'
import { fogGrid, type FogGrid, type FogMask } from '@waybook/rules'
import { LRUCache } from 'lru-cache'

import { newestSeq } from '#database/change-log.ts'

import { areaOfTile, tileId, tileKey, type TilePlace } from '../fog/map-tiles.ts'
import { asSeen } from '../fog/operations.ts'
import { readMapByKey } from '../fog/read-map.ts'
import type { RequestContext } from '../request-context.ts'
import { maskFor, masksOf } from '../sight/scene-masks.ts'
import { isPageInScope, readOwnMapByKey } from './read-maps.ts'

type Asking = Pick<RequestContext, 'campaignId' | 'records' | 'scope' | 'viewer'>

/** The picture of a map as one viewer sees it. */
export class VisibleMap {
  readonly hash: string
  /** The revealed cells; `null` if nothing is covered for the viewer. */
  readonly mask: FogMask | null
  readonly #grid: FogGrid
  readonly #keys = new Map<string, MapTile[1]>()

  constructor(hash: string, grid: FogGrid, mask: FogMask | null) {
    this.hash = hash
    this.mask = mask
    this.#grid = grid
  }

  /** The current last part of a tile's address; `null` if the tile is covered or does not exist. */
  keyOf(place: TilePlace): string | null {
    const id = tileId(place)
    const known = this.#keys.get(id)
    if (known !== undefined) return known
    const area = areaOfTile(this.#grid, place)
    const key = area && (this.mask ? tileKey(this.mask, area) : OPEN_TILE)
    if (area) this.#keys.set(id, key)
    return key
  }
}

/** A brush stroke makes a few maps each second, and fifty viewers request tiles of each. */
const CACHED_MAX = 64

/**
 * Caches the maps that tiles are requested of. The database is asked once per visibility scope and change of the campaign.
 */
export class VisibleMaps {
  readonly #cached = new LRUCache<string, { readonly map: VisibleMap | null }, { asking: Asking; pictureKey: string }>({
    max: CACHED_MAX,
    fetchMethod: async (_key, _stale, { context: { asking, pictureKey } }) => ({ map: await find(asking, pictureKey) }),
  })

  /** The map whose picture has this key; `null` if the viewer sees none. */
  async of(asking: Asking, pictureKey: string): Promise<VisibleMap | null> {
    const { campaignId, records, scope, viewer } = asking
    // Read first, so the cached map is at least as new.
    const seq = await newestSeq(records)
    const key = JSON.stringify([campaignId, scope, viewer.role, pictureKey, seq])
    return (await this.#cached.fetch(key, { context: { asking, pictureKey } }))?.map ?? null
  }
}

async function find(asking: Asking, pictureKey: string): Promise<VisibleMap | null> {
  const { records, scope, viewer } = asking
  const ofScene = await readMapByKey(records, pictureKey)
  const found = ofScene ?? (await readOwnMapByKey(records, pictureKey))
  const isSeen = found !== null && (await isPageInScope(records, found.sceneId, scope))
  const map = isSeen ? await asSeen(asking, found) : null
  if (map?.picture.key !== pictureKey) return null
  const masks = viewer.role === 'gameMaster' ? null : await masksOf(records, map)
  return new VisibleMap(map.picture.hash, fogGrid(map.picture), masks && maskFor(masks, scope).shown)
}
