import { OPEN_TILE, Problem } from '@waybook/contract'
import type { FogMask } from '@waybook/rules'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'

import type { Blobs } from '#blobs/blobs.ts'
import type { ImageProcessor } from '#blobs/processor/image-processor.ts'
import { packTiles, readTile } from '#blobs/tile-pack.ts'
import type { UploadStaging } from '#blobs/upload-staging.ts'

import { tileId, type TilePlace } from './map-tiles.ts'
import type { TilePixels } from './mask-tile.ts'

interface TileServices {
  readonly blobs: Blobs
  readonly imageProcessor: ImageProcessor
  readonly uploadStaging: UploadStaging
}

/** A tile of a stored picture. `key` identifies its revealed part (see `tileKey`). `mask` is `null` for pictures without fog. */
export interface WantedTile {
  readonly hash: string
  readonly place: TilePlace
  readonly key: string
  readonly mask: FogMask | null
}

const CACHE_MAX_BYTES = 64 * 1024 * 1024
/**
 * A brush changes the same few tiles many times a second, and walking tokens change tiles all over the map. A decoded tile takes 1 MB, and
 * decoding takes as long as masking: a map of 12 megapixels fits.
 */
const PIXELS_MAX_BYTES = 64 * 1024 * 1024
/** After the last use. */
const PIXELS_TTL_MS = 120_000
/** Masking a tile takes about 15 to 30 ms of processor time. */
const AT_ONCE = 2

/** Makes tiles, and caches them for all viewers. Simultaneous requests for a tile make it once. */
export class TileCache {
  readonly #services: TileServices
  readonly #limit = pLimit(AT_ONCE)
  readonly #cutting = new Map<string, Promise<void>>()
  readonly #made: LRUCache<string, Uint8Array, WantedTile>
  /** Tiles of pictures without fog, to be masked. */
  readonly #pixels: LRUCache<string, TilePixels, WantedTile>

  constructor(services: TileServices) {
    this.#services = services
    this.#made = new LRUCache({
      maxSize: CACHE_MAX_BYTES,
      sizeCalculation: ({ length }) => length,
      fetchMethod: async (_key, _stale, { context }) => await this.#make(context),
    })
    this.#pixels = new LRUCache({
      maxSize: PIXELS_MAX_BYTES,
      sizeCalculation: ({ data }) => data.length,
      ttl: PIXELS_TTL_MS,
      updateAgeOnGet: true,
      fetchMethod: async (_key, _stale, { context: { hash, place } }) => await this.#decode(hash, place),
    })
  }

  /** `null` if there is no such tile. */
  async get(wanted: WantedTile): Promise<Uint8Array | null> {
    const { hash, place, key } = wanted
    return (await this.#made.fetch(`${hash} ${tileId(place)} ${key}`, { context: wanted })) ?? null
  }

  async #make(wanted: WantedTile): Promise<Uint8Array | undefined> {
    const { hash, place, key, mask } = wanted
    if (!mask || key === OPEN_TILE) return (await this.#source(hash, tileId(place))) ?? undefined
    const pixels = await this.#pixels.fetch(`${hash} ${tileId(place)}`, { context: wanted })
    // Imported here, because a server that starts has nothing to mask.
    const { maskTile } = await import('./mask-tile.ts')
    return pixels && (await this.#limit(maskTile, pixels, mask, place))
  }

  async #decode(hash: string, place: TilePlace): Promise<TilePixels | undefined> {
    const tile = await this.#source(hash, tileId(place))
    const { decodeTile } = await import('./mask-tile.ts')
    return tile ? await decodeTile(tile) : undefined
  }

  async #source(hash: string, id: string): Promise<Uint8Array | null> {
    const { blobs } = this.#services
    const tile = await readTile(blobs, hash, id)
    if (tile !== 'uncut') return tile
    await this.#cut(hash)
    const made = await readTile(blobs, hash, id)
    return made === 'uncut' ? null : made
  }

  async #cut(hash: string): Promise<void> {
    const cutting = this.#cutting.get(hash) ?? this.#cutOnce(hash).finally(() => this.#cutting.delete(hash))
    this.#cutting.set(hash, cutting)
    await cutting
  }

  async #cutOnce(hash: string): Promise<void> {
    const { blobs, imageProcessor, uploadStaging } = this.#services
    const original = await blobs.get(hash, 'original')
    if (!original) return
    const cut = await uploadStaging.keep(original, async (file) => await imageProcessor.cut(file))
    if (!cut.ok) throw new Problem('conflict', `The picture ${cut.why}`)
    await blobs.putTiles(hash, packTiles(cut.tiles))
  }
}
