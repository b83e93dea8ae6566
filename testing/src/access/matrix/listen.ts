import { newestSeq } from '@waybook/server/database/change-log.ts'

import { openLive, upTo, welcomed } from '../../features/live/live-client.ts'
import { CAMPAIGN_ID, type TestServer } from '../../world/test-server.ts'
import type { Line } from './transcript.ts'
import { viewNames, views, type PlayerName, type ViewerName } from './viewers.ts'

/** Performs an action and returns the live messages to each viewer during it. */
export async function listenWhile<Done>(
  testServer: TestServer,
  cookies: ReadonlyMap<PlayerName | 'gameMaster', string>,
  action: () => Promise<Done>,
) {
  const address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  const tables = testServer.services.store.records(CAMPAIGN_ID)
  const since = await newestSeq(tables)
  const join = async (cookie: string, viewAs?: string) => {
    const client = await openLive(address, { cookie, since, viewAs, includePresence: true })
    await client.until(welcomed)
    return client
  }
  const clients = new Map<ViewerName, Awaited<ReturnType<typeof openLive>>>()
  for (const [viewer, cookie] of cookies) clients.set(viewer, await join(cookie))
  for (const view of viewNames) clients.set(view, await join(cookies.get('gameMaster') ?? '', views[view]))
  const done = await action()
  const newest = await newestSeq(tables)
  const lines: Line[] = []
  for (const [viewer, client] of clients) {
    await client.until(upTo(newest))
    lines.push(...client.transcript.map((text) => ({ viewer, name: 'live', params: {}, status: 'ok', text })))
    client.socket.close()
    await client.closed
  }
  return { done, lines }
}
