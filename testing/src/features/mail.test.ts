import ICAL from 'ical.js'
import { async as nodeIcal } from 'node-ical'
import { expect, it } from 'vitest'

import { secretCampaign, secrets } from '../access/secret-campaign.ts'
import { openCampaign, playerOf } from '../world/open-campaign.ts'
import { openMailServer } from '../world/receivers/mail-server.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'

async function opened() {
  const server = await openMailServer()
  const people = { maren: playerOf(KESSA, 'Maren'), ilse: playerOf(ODO, 'Ilse') }
  const campaign = await openCampaign(secretCampaign, people, { mailer: server.mailer })
  await campaign.maren('setTimeZone', { zone: 'Europe/Zurich', fixed: true })
  return { server, ...campaign }
}

const mailOf = async (member: Awaited<ReturnType<typeof opened>>['maren']) =>
  (await member('getNotifications', {})).mail

/** The status, the number and the start of the only event, as two libraries read them. */
async function eventIn(text = '') {
  // oxlint-disable-next-line typescript/no-unsafe-argument -- the library’s own tree
  const [entry] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  const event = entry && new ICAL.Event(entry)
  const one = [entry?.getFirstPropertyValue('status'), event?.sequence, event?.startDate.toJSDate().toISOString()]
  const [two] = Object.values(await nodeIcal.parseICS(text)).flatMap((each) => (each?.type === 'VEVENT' ? [each] : []))
  expect([two?.status, Number(two?.sequence), two && new Date(two.start).toISOString()]).toEqual(one)
  return one
}

it('[MAIL-2] [MAIL-4] a member gets dates by mail, with a file that calendars read, and a button that stops them', async () => {
  const { server, gameMaster, maren, testServer } = await opened()
  expect(await mailOf(maren)).toMatchObject({ isOn: false, whyOff: null })
  await maren('setMail', { isOn: true })
  const { address = '' } = (await mailOf(maren)) ?? {}
  const date = '2199-01-04T19:00+01:00'
  const { session } = await gameMaster('planSession', { date, title: 'Die Fähre', place: 'At Teo’s' })
  const [first] = await server.until(1)
  expect(first?.to).toEqual([address])
  expect(first?.subject).toMatch(/: New date: Friday, January 4 at 7:00 PM: Die Fähre$/)
  expect(first?.header('auto-submitted')).toBe('auto-generated')
  for (const type of ['text/plain', 'text/html']) expect(first?.parts.get(type)).toContain('At Teo’s')
  expect(await eventIn(first?.parts.get('text/calendar'))).toEqual(['CONFIRMED', 0, '2199-01-04T18:00:00.000Z'])

  await gameMaster('changePlannedSession', { sessionId: session.id, date: '2199-01-05T19:00+01:00' })
  const [, second] = await server.until(2)
  expect(second?.subject).toContain('Changed date: Saturday')
  expect(await eventIn(second?.parts.get('text/calendar'))).toEqual(['CONFIRMED', 1, '2199-01-05T18:00:00.000Z'])
  await gameMaster('cancelPlannedSession', { sessionId: session.id })
  const [, , third] = await server.until(3)
  expect(third?.subject).toContain('Called off: Saturday')
  expect(await eventIn(third?.parts.get('text/calendar'))).toEqual(['CANCELLED', 2, '2199-01-05T18:00:00.000Z'])
  const ids = server.received.map((mail) => mail.header('message-id'))
  expect(new Set(ids).size).toBe(3)

  const { pathname } = new URL(/<(.*)>/.exec(third?.header('list-unsubscribe') ?? '')?.[1] ?? '')
  const opening = await testServer.app.inject({ url: pathname })
  expect([opening.statusCode, (await mailOf(maren))?.isOn]).toEqual([200, true])
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const stop = { method: 'POST', url: pathname, headers, payload: 'List-Unsubscribe=One-Click' } as const
  expect((await testServer.app.inject(stop)).statusCode).toBe(200)
  expect(await mailOf(maren)).toMatchObject({ isOn: false })
  expect((await testServer.app.inject(stop)).statusCode).toBe(404)
})

it('[MAIL-3] a refused address ends the mails and says so; a busy server is tried again', async () => {
  const { server, gameMaster, maren } = await opened()
  await maren('setMail', { isOn: true })
  const { address = '' } = (await mailOf(maren)) ?? {}
  server.refusals.set(address, 452)
  const busy = server.refused()
  await gameMaster('planSession', { date: '2199-01-04T19:00+01:00' })
  await busy
  server.refusals.delete(address)
  expect(await server.until(1)).toHaveLength(1)

  server.refusals.set(address, 550)
  expect((await maren('testMail', {})).result).toEqual({
    ok: false,
    words: 'The mail server refuses this address (550).',
  })
  const refused = server.refused()
  await gameMaster('planSession', { date: '2199-02-04T19:00+01:00' })
  await refused
  await expect
    .poll(async () => await mailOf(maren))
    .toMatchObject({ isOn: false, whyOff: expect.stringContaining('550') as string })
  server.refusals.delete(address)
  await maren('setMail', { isOn: true })
  expect(await mailOf(maren)).toMatchObject({ isOn: true, whyOff: null })
})

it('[MAIL-4] no mail has a word of what its reader may not see', async () => {
  const { server, gameMaster, maren } = await opened()
  await maren('setMail', { isOn: true })
  const [hidden] = ['characters/zebulon-quarrel']
  await gameMaster('planSession', { date: '2199-01-04T19:00+01:00', title: 'The ford' })
  await gameMaster('addNote', { entityId: hidden, audience: 'party', markdown: 'zugzwang' })
  await gameMaster('planSession', { options: [Date.UTC(2199, 1, 4), Date.UTC(2199, 1, 5)] })
  const texts = (await server.until(2))
    .flatMap(({ subject, parts }) => [subject, ...parts.values()])
    .join('\n')
    .replaceAll('\r\n', '\n')
  expect(secrets.filter((word) => texts.toLowerCase().includes(word.toLowerCase()))).toEqual([])
  expect(texts).toContain('When can you play?')
  expect(texts).toContain('Monday, February 4 at 1:00 AM\nTuesday, February 5 at 1:00 AM')
  expect(texts).toContain('Times are as in Zurich.')
})

it('[MAIL-5] an invite goes to an address, and the link is on the page in any case', async () => {
  const { server, gameMaster, records } = await opened()
  const mailTo = 'lia@waybook.test'
  const { mailed, path } = await gameMaster('makeInvite', { role: 'player', mailTo })
  expect(mailed).toEqual({ ok: true, words: 'Sent' })
  const [mail] = await server.until(1)
  expect([mail?.to, mail?.parts.get('text/plain')?.includes(path)]).toEqual([[mailTo], true])
  expect(mail?.header('list-unsubscribe')).toBe('')
  const log = await records().db.selectFrom('change').selectAll().execute()
  for (const secret of [mailTo, path.slice(path.indexOf('#'))]) expect(JSON.stringify(log)).not.toContain(secret)
  server.refusals.set(mailTo, 550)
  const failed = await gameMaster('makeInvite', { role: 'player', mailTo })
  expect(failed.mailed).toMatchObject({ ok: false })
  expect(failed.path).toMatch(/^\/join#/)
  expect(await gameMaster('makeInvite', { role: 'player' })).toMatchObject({ mailed: null })
})

it('[MAIL-1] a server without a mail server says so', async () => {
  const { maren, gameMaster } = await openCampaign(secretCampaign, { maren: playerOf(KESSA, 'Maren') })
  expect(await mailOf(maren)).toBeNull()
  expect(await maren.status('setMail', { isOn: true })).toBe(501)
  expect((await gameMaster('getMembers', {})).canMail).toBe(false)
})
