import { DiscordApplication } from '../../world/receivers/discord-application.ts'
import { CAMPAIGN_ID, type TestServer } from '../../world/test-server.ts'
import type { Ask } from './call.ts'
import type { Line } from './transcript.ts'

/** What a channel of Discord reads. It counts as an answer to a player without a character. */
export async function slashCommandLines(testServer: TestServer, gameMaster: Ask): Promise<Line[]> {
  const discord = new DiscordApplication()
  const { applicationId, publicKey } = discord
  await gameMaster('connectDiscord', { applicationId, publicKey })
  const date = Date.UTC(2199, 0, 1, 19)
  await gameMaster('planSession', { campaignId: CAMPAIGN_ID, date, title: 'The causeway' })
  const lines: Line[] = []
  for (const [name, options] of [
    ['next', {}],
    ['roll', { dice: '2y1g2p' }],
  ] as const) {
    const { status, data } = await discord.use(testServer, name, options)
    const line = { viewer: 'guest', name: `GET /discord/${name}`, params: {} } as const
    lines.push({ ...line, status: status === 200 ? 'ok' : String(status), text: data.content })
  }
  return lines
}
