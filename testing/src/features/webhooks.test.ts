import { openOutgoingRequests } from '@waybook/server'
import { Webhook } from 'standardwebhooks'
import { expect, it, onTestFinished } from 'vitest'

import { secretCampaign, secrets } from '../access/secret-campaign.ts'
import { openCampaign, playerOf } from '../world/open-campaign.ts'
import { openDiscord } from '../world/receivers/discord.ts'
import { openReceiver, type ReceivedRequest } from '../world/receivers/receiver.ts'

const KESSA = 'characters/kessa-vane'
const HIDDEN = 'characters/zebulon-quarrel'
const ALL = ['newsletter', 'date', 'sessionBegins', 'roll', 'revealed']

async function opened(hosts: readonly string[]) {
  const outgoing = openOutgoingRequests(hosts)
  return await openCampaign(secretCampaign, { maren: playerOf(KESSA, 'Maren') }, { outgoing })
}

const textOf = (name: string, also = '') => `---\nname: ${name}\n${also}---\nWet.\n`

it('[HOOK-3] [HOOK-4] [HOOK-5] Discord gets what everyone may know in order, edited when it changes and deleted when it is hidden', async () => {
  const { discord, host, url, until } = await openDiscord()
  const { gameMaster } = await opened([host])
  await gameMaster('addWebhook', { channel: 'discord', webhookName: 'General', url, webhookKinds: ALL })
  const id = 'newsletters/lamps'
  await gameMaster('createEntity', { id, type: 'newsletter', text: textOf('The @everyone lamps', 'visible: true\n') })
  const { session } = await gameMaster('planSession', {
    date: Date.UTC(2199, 0, 1, 19),
    title: 'The causeway',
    place: 'https://call.example/room',
  })
  await gameMaster('startSession', {})
  await until(() => discord.kept.length === 3)
  expect(discord.titles()).toEqual(['The @\u200Beveryone lamps', 'Next\\: The causeway', 'Session 1 begins'])
  const [news, date] = discord.kept
  expect(JSON.stringify(date?.message)).not.toContain('call.example')

  await gameMaster('saveEntity', { id, text: textOf('The new lamps', 'visible: true\n'), baseVersion: 1 })
  await until(() => news?.edits === 1)
  await gameMaster('changePlannedSession', { sessionId: session.id, date: Date.UTC(2199, 0, 8, 19) })
  await until(() => discord.kept.length === 4 && date?.edits === 1)
  expect(discord.titles()).toEqual([
    'The new lamps',
    'No longer on this date\\: The causeway',
    'Session 1 begins',
    'Next\\: The causeway',
  ])
  await gameMaster('setEntityVisibility', { entityId: id, visible: false })
  await until(() => news?.message === null)
  expect(discord.wrong).toEqual([])
  expect((await gameMaster('listWebhooks', {})).webhooks).toMatchObject([
    { name: 'General', isOn: true, lastResult: { ok: true } },
  ])
})

it('[HOOK-1] [HOOK-6] no message has a word of what a player without a character may not read', async () => {
  const received: ReceivedRequest[] = []
  const receiver = await openReceiver((request) => {
    received.push(request)
    return { status: 204 }
  })
  onTestFinished(async () => await receiver.close())
  const { gameMaster, maren } = await opened([receiver.host])
  const added = { channel: 'webhook', webhookName: 'Ours', url: `${receiver.origin}/hook`, webhookKinds: ALL }
  const { secret } = await gameMaster('addWebhook', added)
  await gameMaster('createEntity', {
    id: 'newsletters/zugzwang',
    type: 'newsletter',
    text: textOf('A zugzwang', 'visible: false\n'),
  })
  await gameMaster('createEntity', {
    id: 'items/zugzwang',
    type: 'item',
    text: textOf('A zugzwang', `audience: [${KESSA}]\n`),
  })
  await gameMaster('rollDice', { pool: { proficiency: 3 }, reason: 'zugzwang', audience: 'gameMaster' })
  await maren('rollDice', { pool: { proficiency: 3 }, reason: 'zugzwang', audience: 'self' })
  await gameMaster('addNote', { entityId: null, audience: 'gameMaster', markdown: 'zugzwang' })
  const text = `---\nname: The lamps\ndescription: By [[${HIDDEN}]]. %%zugzwang%%\n---\nWet.\n\n> [!secret]\n> zugzwang\n`
  await gameMaster('createEntity', { id: 'newsletters/lamps', type: 'newsletter', text })
  await gameMaster('setEntityVisibility', { entityId: 'newsletters/lamps', visible: true })
  await receiver.until(() => received.some(({ body }) => body.includes('The lamps')))
  const bodies = received.map(({ body }) => body.toString()).join('\n')
  expect([...secrets, 'zugzwang'].filter((word) => bodies.toLowerCase().includes(word.toLowerCase()))).toEqual([])
  for (const { body, headers } of received) {
    const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    expect(new Webhook(secret ?? '').verify(body.toString(), signed)).toMatchObject({ type: 'waybook.newsletter' })
  }
})

it('[HOOK-2] [HOOK-7] addresses are checked and never shown again, and a webhook that is gone says so', async () => {
  const { discord, host, url } = await openDiscord()
  const { gameMaster } = await opened([host])
  const add = { channel: 'webhook', webhookName: 'A', webhookKinds: ALL }
  for (const address of ['https://127.0.0.1/x', 'http://discord.com/x', 'https://printer.local/', 'nowhere'])
    expect(await gameMaster.status('addWebhook', { ...add, url: address })).toBe(400)
  expect(await gameMaster.status('addWebhook', { ...add, channel: 'discord', url: 'https://waybook.org/hook' })).toBe(
    400,
  )
  const { webhook } = await gameMaster('addWebhook', { ...add, channel: 'discord', url })
  expect((await gameMaster('testWebhook', { webhookId: webhook.id })).result).toEqual({ ok: true, words: 'Sent' })
  expect(discord.titles()).toEqual(['Waybook reaches this channel'])
  expect((await gameMaster.reply('listWebhooks', {})).text).not.toContain('/api/webhooks/1')
  const gone = await gameMaster('addWebhook', { ...add, channel: 'discord', url: url.replace('token', 'none') })
  const { result } = await gameMaster('testWebhook', { webhookId: gone.webhook.id })
  expect(result).toEqual({ ok: false, words: 'Discord says that the address is gone.' })
  await gameMaster('changeWebhook', { webhookId: webhook.id, isOn: false, webhookKinds: ['date'] })
  await gameMaster('removeWebhook', { webhookId: gone.webhook.id })
  const { webhooks } = await gameMaster('listWebhooks', {})
  expect(webhooks).toMatchObject([{ id: webhook.id, isOn: false, whyOff: null, kinds: ['date'] }])
})

it('[HOOK-8] the preview shows what would be sent', async () => {
  const { gameMaster } = await opened([])
  await gameMaster('startSession', {})
  const { previews } = await gameMaster('previewWebhook', {})
  expect(previews).toContainEqual({
    kind: 'sessionBegins',
    title: 'Session 1 begins',
    text: expect.any(String) as string,
    url: expect.any(String) as string,
  })
})
