import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'

import type { Blobs } from './blobs.ts'

/** The tiles of a picture as WebP, by their ids from `cutTiles`. */
export type Tiles = ReadonlyMap<string, Uint8Array>

/** The offset of each tile in the bytes after the index, and its length. */
const index = z.record(z.string(), z.tuple([z.number(), z.number()]))
type Index = z.infer<typeof index>

/** The pack begins with the length of the index in this many bytes. */
const LENGTH_BYTES = 4

/** All tiles in one file, because a file is stored completely or not at all: the length of the index, the index as JSON, the tiles. */
export function packTiles(tiles: Tiles): Uint8Array {
  let from = 0
  const places = [...tiles].map(([id, { length }]) => {
    from += length
    return [id, [from - length, length]] as const
  })
  const head = Buffer.from(JSON.stringify(Object.fromEntries(places)))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(head.length)
  return Buffer.concat([length, head, ...tiles.values()])
}

/** Caches indexes. The index of a stored picture never changes. */
const known = new LRUCache<string, { readonly start: number; readonly places: Index }>({ max: 200 })

/** A tile of a stored picture. `null` if there is no such tile, `uncut` if the picture has no tiles yet. */
export async function readTile(
  blobs: Pick<Blobs, 'readTiles'>,
  hash: string,
  id: string,
): Promise<Uint8Array | null | 'uncut'> {
  const found = known.get(hash) ?? (await readIndex(blobs, hash))
  if (!found) return 'uncut'
  known.set(hash, found)
  const [from, length] = found.places[id] ?? []
  if (from === undefined || length === undefined) return null
  const tile = await blobs.readTiles(hash, { from: found.start + from, length })
  if (tile) return tile
  // The tiles have just been deleted.
  known.delete(hash)
  return 'uncut'
}

async function readIndex(blobs: Pick<Blobs, 'readTiles'>, hash: string) {
  const head = await blobs.readTiles(hash, { from: 0, length: LENGTH_BYTES })
  if (!head) return null
  const length = Buffer.from(head).readUInt32LE()
  const json = await blobs.readTiles(hash, { from: LENGTH_BYTES, length })
  if (!json) return null
  return { start: LENGTH_BYTES + length, places: index.parse(JSON.parse(Buffer.from(json).toString())) }
}
