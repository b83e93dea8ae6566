import type { SceneMap } from '@waybook/contract'
import sharp from 'sharp'

import type { Table, TableUser } from '../table/table-harness.ts'

export async function mapFor(table: Table, who: TableUser, sceneId: string): Promise<SceneMap | null> {
  return (await table[who]('getSceneMap', { sceneId })).map
}

/** The response at the address of a tile: its bytes, or the status of the refusal. */
export async function tileAt(table: Table, who: TableUser, url: string): Promise<Buffer | number> {
  const response = await table.testServer.app.inject({ url, headers: { cookie: await table[who].cookie() } })
  return response.statusCode === 200 ? response.rawPayload : response.statusCode
}

/** Whether and how long browsers may cache a tile. */
export async function cachingOf(table: Table, who: TableUser, url: string): Promise<unknown> {
  const { headers } = await table.testServer.app.inject({ url, headers: { cookie: await table[who].cookie() } })
  return headers['cache-control']
}

/** All tiles for a viewer, by their ids. */
export async function tilesFor(table: Table, who: TableUser, sceneId: string): Promise<ReadonlyMap<string, string>> {
  const map = await mapFor(table, who, sceneId)
  const sent = new Map<string, string>()
  for (const [id, key] of map?.tiles ?? []) {
    const tile = await tileAt(table, who, `${map?.address}/${id}-${key}.webp`)
    if (typeof tile === 'number') throw new Error(`The tile ${id} was refused with ${tile}`)
    sent.set(id, tile.toString('base64'))
  }
  return sent
}

/** The opacity of a pixel of a tile, 0 to 255. */
export async function opacityAt(tile: Buffer, x: number, y: number): Promise<number | undefined> {
  const { data, info } = await sharp(tile).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return data[(y * info.width + x) * info.channels + 3]
}
