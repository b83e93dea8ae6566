import { DEFAULT_NOTIFICATIONS, type PushMessage } from '@waybook/contract'
import { openOutgoingRequests } from '@waybook/server'
import { expect, it } from 'vitest'

import { secretCampaign, secrets } from '../access/secret-campaign.ts'
import type { Member } from '../world/callers.ts'
import { openCampaign, playerOf } from '../world/open-campaign.ts'
import { openPushService, type Browser } from '../world/receivers/push-service.ts'
import { ORIGIN } from '../world/test-server.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'
const LOUD = { ...DEFAULT_NOTIFICATIONS, quiet: null, withText: true }

async function opened() {
  const service = await openPushService()
  const outgoing = openOutgoingRequests([service.host])
  const people = { maren: playerOf(KESSA, 'Maren'), ilse: playerOf(ODO, 'Ilse') }
  return { service, ...(await openCampaign(secretCampaign, people, { outgoing })) }
}

async function addDevice(member: Member, { subscription }: Browser, basePath = ''): Promise<string> {
  return (await member('addPushDevice', { subscription, deviceName: 'A phone', basePath })).deviceId
}

const messageIn = ({ text }: { readonly text: string }) => JSON.parse(text) as PushMessage
const check = { characters: [KESSA], skill: 'melee', difficulty: 2, title: 'Open the sluice' }
const note = { entityId: null, audience: 'party' }

it('[TELL-4] [TELL-6] a check notifies the player of its character, in words that anybody may read unless they choose otherwise', async () => {
  const { service, maren, ilse, gameMaster } = await opened()
  const [phone, other] = [service.browser('maren'), service.browser('ilse')]
  await addDevice(maren, phone, '/c/vale')
  await addDevice(ilse, other)
  await gameMaster('callCheck', check)
  const [first] = await phone.until(1)
  expect(first && messageIn(first)).toMatchObject({ body: 'A check waits for you.', path: '/c/vale/my-character' })
  expect(first).toMatchObject({ urgency: 'high', ttl: '1800', subject: 'mailto:host@waybook.test' })
  await maren('setNotifications', { choice: LOUD })
  await gameMaster('callCheck', check)
  const [, second] = await phone.until(2)
  expect(second && messageIn(second).body).toBe('Bram called a check: Open the sluice')
  await ilse('addNote', { ...note, markdown: 'The *tide* turns.' })
  const [, , third] = await phone.until(3)
  expect(third && messageIn(third)).toMatchObject({ body: 'Ilse: The tide turns.', path: '/c/vale/notes' })
  // Everything before the note was either for Maren or written by Ilse herself.
  expect(other.received).toEqual([])
})

it('[TELL-4] members choose the kinds, and are not notified of what they do themselves', async () => {
  const { service, maren, gameMaster } = await opened()
  const phone = service.browser('maren')
  await addDevice(maren, phone)
  await maren('setNotifications', { choice: { ...LOUD, kinds: ['note'] } })
  await gameMaster('callCheck', check)
  await maren('addNote', { ...note, markdown: 'My own.' })
  await gameMaster('addNote', { ...note, markdown: 'For everyone.' })
  expect((await phone.until(1)).map((one) => messageIn(one).body)).toEqual(['Bram: For everyone.'])
})

it('[TELL-7] no notification has a word of what its reader may not see', async () => {
  const { service, maren, ilse, gameMaster } = await opened()
  const phone = service.browser('maren')
  await addDevice(maren, phone)
  await maren('setNotifications', { choice: LOUD })
  const hidden = 'characters/zebulon-quarrel'
  await gameMaster('callCheck', { ...check, characters: [hidden], title: 'zugzwang' })
  await gameMaster('callCheck', { ...check, characters: [ODO, hidden], title: 'zugzwang' })
  await gameMaster('addNote', { entityId: hidden, audience: 'party', markdown: 'zugzwang' })
  await gameMaster('addNote', { ...note, audience: 'gameMaster', markdown: 'zugzwang' })
  await ilse('addNote', { ...note, audience: 'gameMaster', markdown: 'zugzwang' })
  await gameMaster('createEntity', {
    id: 'newsletters/zugzwang',
    type: 'newsletter',
    text: '---\nname: The zugzwang\nvisible: false\n---\nzugzwang\n',
  })
  await gameMaster('addNote', { ...note, markdown: `See [[${hidden}]]. %%zugzwang%%\n\n> [!secret]\n> zugzwang\n` })
  await gameMaster('addNote', { ...note, markdown: 'The last one.' })
  const all = await phone.until(2)
  const texts = all.map(({ text }) => text).join('\n')
  expect(all.map((one) => messageIn(one).body)).toEqual([expect.stringMatching(/^Bram: See /), 'Bram: The last one.'])
  expect([...secrets, 'zugzwang'].filter((word) => texts.toLowerCase().includes(word.toLowerCase()))).toEqual([])
})

it('[TELL-8] a device ends with its session, its removal and its subscription', async () => {
  const { service, maren, ilse, gameMaster, testServer, records } = await opened()
  const phone = service.browser('maren')
  const deviceId = await addDevice(maren, phone)
  expect((await maren('getNotifications', {})).devices).toMatchObject([{ id: deviceId, name: 'A phone', isThis: true }])
  expect(await gameMaster.status('testPushDevice', { deviceId })).toBe(404)
  expect((await maren('testPushDevice', { deviceId })).result).toEqual({ ok: true, words: 'Sent' })
  const [test] = await phone.until(1)
  expect(test && messageIn(test).body).toBe('Notifications arrive on this device.')

  await maren('removePushDevice', { deviceId })
  expect((await maren('getNotifications', {})).devices).toEqual([])

  const again = await addDevice(maren, phone)
  phone.unsubscribe()
  expect((await maren('testPushDevice', { deviceId: again })).result).toMatchObject({ ok: false })
  expect(await records().db.selectFrom('destination').select('id').execute()).toEqual([])

  const tablet = service.browser('tablet')
  await addDevice(maren, tablet)
  const watching = service.browser('bram')
  await addDevice(gameMaster, watching)
  await gameMaster('setNotifications', { choice: LOUD })
  const headers = { cookie: await maren.cookie(), origin: ORIGIN }
  await testServer.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers })
  await ilse('addNote', { ...note, markdown: 'Still here?' })
  await watching.until(1)
  expect(tablet.received).toEqual([])
})

it('[TELL-8] a device is one browser, addresses are checked, and no answer contains one', async () => {
  const { service, maren } = await opened()
  const phone = service.browser('maren')
  await addDevice(maren, phone)
  await addDevice(maren, phone)
  const answer = await maren.reply('getNotifications', {})
  expect((await maren('getNotifications', {})).devices).toHaveLength(1)
  expect(answer.text).not.toContain(phone.subscription.endpoint)
  for (const endpoint of ['https://127.0.0.1/x', 'http://push.example.net/x', 'nowhere']) {
    const subscription = { ...phone.subscription, endpoint }
    expect(await maren.status('addPushDevice', { subscription, deviceName: 'A', basePath: '' })).toBe(400)
  }
})
