import { DEFAULT_NOTIFICATIONS, type PushMessage } from '@waybook/contract'
import { openOutgoingRequests } from '@waybook/server'
import { expect, it } from 'vitest'

import { aCharacter, aHero, aLocation, aScene, campaignOf } from '../world/a-campaign.ts'
import type { Member } from '../world/callers.ts'
import { openCampaign, playerOf } from '../world/open-campaign.ts'
import { openPushService, type Browser } from '../world/receivers/push-service.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'
const STALKER = 'characters/zebulon-quarrel'
const LAMP = 'locations/third-lamp'
const CELLAR = 'scenes/oubliette'

const files = campaignOf(
  aHero({ id: KESSA, name: 'Kessa Vane' }),
  aHero({ id: ODO, name: 'Odo Brandreth' }),
  aCharacter({ name: 'Zebulon Quarrel', properties: { adversary: 'rival' } }),
  aLocation({
    id: LAMP,
    name: 'The third lamp',
    visible: true,
    text: `Cold.\n\n> [!secret]\n> Lit by [[${STALKER}]].`,
  }),
  aScene({ name: 'The toll gate', hue: 10 }),
  aScene({ id: CELLAR, name: 'The Oubliette', visible: false, hue: 20, boxText: 'It drips.' }),
)
/** Names and words that neither player may read. */
const SECRET = /zebulon|quarrel|oubliette|lit by|zugzwang/i

/** A campaign with a phone for each player, which says what news is about. */
async function opened() {
  const service = await openPushService()
  const people = { maren: playerOf(KESSA, 'Maren'), ilse: playerOf(ODO, 'Ilse') }
  const campaign = await openCampaign(files, people, { outgoing: openOutgoingRequests([service.host]) })
  const phones = { maren: service.browser('maren'), ilse: service.browser('ilse') }
  for (const who of ['maren', 'ilse'] as const) {
    const { subscription } = phones[who]
    await campaign[who]('addPushDevice', { subscription, deviceName: 'A phone', basePath: '/c/vale' })
    await telling(campaign[who], true)
  }
  return { ...campaign, phones }
}

async function telling(member: Member, withText: boolean): Promise<void> {
  await member('setNotifications', { choice: { ...DEFAULT_NOTIFICATIONS, quiet: null, withText } })
}

/** The texts and pages of the notifications on a phone once there are this many. None has a secret. */
async function toldTo(phone: Browser, count: number): Promise<(readonly [body: string, path: string])[]> {
  const texts = (await phone.until(count)).map(({ text }) => text)
  for (const text of texts) expect(text).not.toMatch(SECRET)
  return texts.map((text) => JSON.parse(text) as PushMessage).map(({ body, path }) => [body, path])
}

it('[TELL-4] [TELL-7] a secret notifies the players who may read it now, and leads to its page', async () => {
  const { gameMaster, maren, ilse, phones } = await opened()
  const [, secret] =
    /data-secret=\\"(\d+-[\w-]+)\\"/.exec((await gameMaster.reply('getEntity', { id: LAMP })).text) ?? []
  const reveal = async (audience: string[] | 'everyone' | 'gameMaster') =>
    await gameMaster('setSecretAudience', { id: LAMP, secret, audience })
  await reveal([KESSA])
  expect(await toldTo(phones.maren, 1)).toEqual([['New to read in The third lamp', `/c/vale/${LAMP}`]])
  await telling(ilse, false)
  await reveal('everyone')
  expect(await toldTo(phones.ilse, 1)).toEqual([['Something new for you to read.', `/c/vale/${LAMP}`]])
  // Maren has read it already; the note is the next that she gets.
  await ilse('addNote', { entityId: null, audience: 'party', markdown: 'Who lit it?' })
  expect((await toldTo(phones.maren, 2)).slice(1)).toEqual([['Ilse: Who lit it?', '/c/vale/notes']])
  expect((await maren('getNotifications', {})).devices).toMatchObject([{ lastResult: { ok: true } }])
})

it('[TELL-4] [TELL-7] a handout notifies those to whom it is shown, under the title that they see', async () => {
  const { gameMaster, ilse, phones } = await opened()
  const shown = { entityId: CELLAR, title: 'A drawing in chalk', audience: [KESSA] }
  await gameMaster('showHandout', { ...shown, what: 'picture' })
  expect(await toldTo(phones.maren, 1)).toEqual([['Handout: A drawing in chalk', '/c/vale/vtt']])
  await telling(ilse, false)
  await gameMaster('showHandout', { ...shown, what: 'boxText', audience: 'everyone' })
  expect(await toldTo(phones.ilse, 1)).toEqual([['A handout for you.', '/c/vale/vtt']])
  expect(await toldTo(phones.maren, 2)).toHaveLength(2)
})

it('[TELL-4] [TELL-7] a turn notifies the players who may take it, and names no one they do not know', async () => {
  const { gameMaster, maren, phones } = await opened()
  const combatants = [{ characterId: KESSA }, { characterId: ODO }, { characterId: STALKER }]
  const { encounter } = await gameMaster('startEncounter', { combatants })
  const encounterId = encounter.id
  const ids = encounter.combatants.map(({ id }) => id)
  for (const [index, combatantId] of ids.entries())
    await gameMaster('setInitiative', { encounterId, combatantId, successes: [1, 2, 3][index] ?? 0, advantage: 0 })
  const seen = async (by: Member) => {
    const { encounter: now } = await by('getEncounter', {})
    if (!now) throw new Error('There is no encounter')
    return now
  }
  const end = async (by: Member) => await by('nextTurn', { encounterId, version: (await seen(by)).version })
  const act = async (by: Member, name: string) => {
    const { version, turn, combatants: all } = await seen(by)
    const combatantId = all.find((one) => one.name === name)?.id
    await by('claimSlot', { encounterId, version, slotId: turn, combatantId })
    await end(by)
  }
  await end(gameMaster)
  // Zebulon acts first. Players do not know of him, so their devices announce the turn that they see.
  expect(await toldTo(phones.maren, 1)).toEqual([['A turn is open: Kessa Vane may take it.', '/c/vale/vtt']])
  expect(await toldTo(phones.ilse, 1)).toEqual([['A turn is open: Odo Brandreth may take it.', '/c/vale/vtt']])
  await act(gameMaster, 'Zebulon Quarrel')
  await act(maren, 'Kessa Vane')
  // Maren has acted, so only Ilse gets a message about the next turn.
  expect(await toldTo(phones.ilse, 2)).toHaveLength(2)
  expect(phones.maren.received).toHaveLength(1)
})

it('[TELL-4] [TELL-7] a newsletter notifies those who may read it from now on', async () => {
  const { gameMaster, ilse, phones } = await opened()
  const id = 'newsletters/lamps'
  const text = (audience: string) => `---\nname: The lamps\n${audience}\n---\nWet. %%zugzwang%%\n`
  await gameMaster('createEntity', { id, type: 'newsletter', text: text(`audience: [${KESSA}]`) })
  expect(await toldTo(phones.maren, 1)).toEqual([['Newsletter: The lamps', `/c/vale/${id}`]])
  await telling(ilse, false)
  await gameMaster('setEntityVisibility', { entityId: id, visible: true })
  expect(await toldTo(phones.ilse, 1)).toEqual([['A newsletter for you.', `/c/vale/${id}`]])
  expect(phones.maren.received).toHaveLength(1)
})

it('[TELL-14] a date, its changes and a new rhythm notify the members', async () => {
  const { gameMaster, ilse, maren, phones } = await opened()
  await maren('setTimeZone', { zone: 'Europe/Zurich', fixed: true })
  const { session } = await gameMaster('planSession', { date: '2199-01-04T19:00+01:00', title: 'The ford' })
  const { id: sessionId } = session
  const when = (day: number) => `Friday, January ${day} at 7:00 PM: The ford`
  expect(await toldTo(phones.maren, 1)).toEqual([[`New date: ${when(4)}`, '/c/vale/schedule']])
  await telling(ilse, false)
  await ilse('answerSession', { sessionId, answer: 'no' })
  await gameMaster('changePlannedSession', { sessionId, place: 'At Teo’s' })
  expect((await toldTo(phones.maren, 2))[1]).toEqual([`Changed date: ${when(4)}`, '/c/vale/schedule'])
  await gameMaster('cancelPlannedSession', { sessionId })
  expect((await toldTo(phones.maren, 3))[2]).toEqual([`Called off: ${when(4)}`, '/c/vale/schedule'])
  const plain = { title: '', place: '', note: '', minutes: 240, minimum: null }
  const rhythm = {
    ...plain,
    weeks: 2,
    weekday: 5,
    time: '19:00',
    zone: 'Europe/Zurich',
    from: '2027-01-01',
    until: null,
  }
  await gameMaster('setRhythm', { rhythm })
  const [, , , [body] = ['']] = await toldTo(phones.maren, 4)
  expect(body).toMatch(/^Every 2 weeks on Friday at 19:00 \(Zurich\), first on Friday, \w+ \d+ at 7:00 PM$/)
  // Ilse said no, so she does not learn that it is called off.
  expect((await toldTo(phones.ilse, 3)).slice(1).map(([text]) => text)).toEqual([
    'A date has changed.',
    'There is a new rhythm of dates.',
  ])
})
