import { Problem } from '@waybook/contract'

import type { Blobs } from '#blobs/blobs.ts'
import { type Bus, noBus } from '#bus/bus.ts'

import type { Environment } from './environment.ts'

type Settings = Pick<Environment, 'databaseUrl'>
type Pictures = Pick<Blobs, 'place'>

const SERVER_ELSEWHERE =
  'Another server on this database keeps its pictures in another place: set IMAGES_BUCKET to the same bucket on all servers (docs/hosting.md, Several servers)'
const COMMAND_ELSEWHERE =
  'A running server on this database keeps its pictures in another place: set IMAGES_BUCKET as for that server or, if it has none, DATA_DIR to its folder'

/**
 * Connects a server with the others on its database. Throws the Problem `conflict` if one of them stores its pictures elsewhere, because
 * each would show pages without the other's pictures.
 */
export async function joinServers({ databaseUrl: url }: Settings, pictures: Pictures): Promise<Bus> {
  if (url === null) return noBus
  const { withDatabaseLock } = await import('#database/postgres/advisory-lock.ts')
  const { nameShowing } = await import('#database/postgres/shown-settings.ts')
  // If two servers start together, the second one finds the first.
  return await withDatabaseLock(url, 'places of pictures', async () => {
    const place = await pictures.place()
    const bus = await openBus(url, nameShowing('pictures', place))
    try {
      if (await isElsewhere(url, place)) throw new Problem('conflict', SERVER_ELSEWHERE)
      return bus
    } catch (error) {
      await bus.close()
      throw error
    }
  })
}

/** Connects a command with the servers on its database, wherever they store their pictures. */
export async function reachServers({ databaseUrl: url }: Settings): Promise<Bus> {
  return url === null ? noBus : await openBus(url)
}

/**
 * For commands that read or write pictures. Throws the Problem `conflict` if a running server on the database stores its pictures elsewhere.
 */
export async function expectSamePictures({ databaseUrl: url }: Settings, pictures: Pictures): Promise<void> {
  if (url === null || !(await isElsewhere(url, await pictures.place()))) return
  throw new Problem('conflict', COMMAND_ELSEWHERE)
}

async function openBus(url: string, name?: string): Promise<Bus> {
  const { openPostgresBus } = await import('#bus/postgres-bus.ts')
  return await openPostgresBus({ url, ...(name !== undefined && { name }) })
}

async function isElsewhere(url: string, place: string): Promise<boolean> {
  const { othersShowAnother } = await import('#database/postgres/shown-settings.ts')
  return await othersShowAnother(url, 'pictures', place)
}
