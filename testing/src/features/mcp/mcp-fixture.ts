import { onTestFinished } from 'vitest'

import { aCharacter, aHero, anItem, campaignOf } from '../../world/a-campaign.ts'
import type { Member } from '../../world/callers.ts'
import { openMcpClient } from '../../world/mcp-client.ts'
import { campaignOfSuite, playerOf } from '../../world/open-campaign.ts'

export const KESSA = 'characters/kessa'
export const BELL = 'items/bell'
export const HIDDEN = 'characters/zebulon'

const SECRET = '> [!secret]\n> Cast by Zebulon.'

const files = campaignOf(
  aHero({ name: 'Kessa', skills: { melee: 2 }, inventory: { [BELL]: 1 } }),
  anItem({
    name: 'Bell',
    description: 'A bell that hums.',
    tags: ['bronze'],
    text: `It hums in [[Kessa]]'s hands.\n\n${SECRET}`,
  }),
  anItem({ name: 'Rope', text: `${'Wet. '.repeat(14_000)}The end.` }),
  aCharacter({ name: 'Zebulon', visible: false, text: 'A founder of bells.' }),
)

/** A campaign of a suite, and assistants for its members. */
export function openAssistants(options: Parameters<typeof campaignOfSuite>[2] = {}) {
  const campaign = campaignOfSuite(files, { kessa: playerOf(KESSA, 'Maren') }, options)
  const keyOf = async (by: Member) => (await by('createApiKey', { name: 'Assistant' })).key
  const connect = async (by: Member, more: Partial<Parameters<typeof openMcpClient>[0]> = {}) => {
    const connection = { address: await campaign.address(), key: await keyOf(by), ...more }
    const opened = await openMcpClient(connection)
    onTestFinished(opened.close)
    return opened
  }
  /** Sends a message without the official client. */
  const send = async (headers: Record<string, string>, payload: object | string = PING) =>
    await campaign.testServer.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json', ...headers },
      payload,
    })
  return { ...campaign, keyOf, connect, send }
}

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' }
