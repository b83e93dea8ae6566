import { expect, it } from 'vitest'

import { secretCampaign } from '../../access/secret-campaign.ts'
import { openTestServer } from '../../world/test-server.ts'
import { connect, listening, welcomed } from './live-client.ts'

/** More messages than the server reads from an account within five seconds. */
const FLOOD = 3000
const CUT = 1006

it('[SEC-13] the connections of an account that floods are closed, and others continue', async () => {
  const lines: string[] = []
  const logStream = { write: (line: string) => void lines.push(line) }
  const testServer = await openTestServer(secretCampaign, { settings: { logLevel: 'warn', logStream } })
  const address = await listening(testServer)
  const [flooding, other] = [
    await connect(address, { cookie: await testServer.signIn({ role: 'player' }), since: 0 }),
    await connect(address, { cookie: await testServer.signIn({ role: 'gameMaster' }), since: 0 }),
  ]
  await Promise.all([flooding.until(welcomed), other.until(welcomed)])
  const ping = JSON.stringify({ type: 'ping', position: { x: 1, y: 2 } })
  for (let sent = 0; sent < FLOOD; sent += 1) flooding.socket.send(ping)
  expect(await flooding.closed).toBe(CUT)
  expect(other.socket.readyState).toBe(other.socket.OPEN)
  expect(lines.filter((line) => line.includes('live connection cut: flood'))).toHaveLength(1)
})
