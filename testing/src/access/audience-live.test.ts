import type { AnswerOf, LiveChange, ParamsOf } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { connect, listening, upTo, welcomed, type LiveClient } from '../features/live/live-client.ts'
import { engines } from '../stores/test-postgres.ts'
import { callerWith, type Caller } from '../world/callers.ts'
import { CAMPAIGN_ID, openTestServer, type CampaignFiles, type TestServer } from '../world/test-server.ts'
import { KESSA, ODO } from './audience-campaign.ts'

const LAMP = 'locations/third-lamp'
const CAVE = 'locations/zugzwang-cave'

const files: CampaignFiles = {
  'campaign.yaml': 'name: Reveals\n',
  [`${KESSA}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  [`${ODO}.md`]: '---\nname: Odo Brandreth\ntags: [party-member]\n---\n',
  [`${LAMP}.md`]: '---\nname: The Third Lamp\n---\nIt is cold.\n\n> [!secret]\n> A zugzwang by [[Odo Brandreth]].\n',
  [`${CAVE}.md`]: `---\nname: The Zugzwang\naudience: [${KESSA}]\n---\nDamp.\n`,
}

describe.each(engines)('on $name', ({ take }) => {
  let testServer: TestServer
  let address: string
  let people: Record<'kessa' | 'odo' | 'gameMaster', { readonly call: Caller; readonly live: LiveClient }>

  beforeEach(async () => {
    const database = await take?.()
    testServer = await openTestServer(files, { postgres: database?.url })
    if (database) onTestFinished(database.release)
    address = await listening(testServer)
    const join = async (account: Parameters<TestServer['signIn']>[0]) => {
      const cookie = await testServer.signIn(account)
      const live = await connect(address, { cookie, since: await newest() })
      await live.until(welcomed)
      return { call: callerWith(testServer, cookie), live }
    }
    people = {
      kessa: await join({ role: 'player', characterId: KESSA }),
      odo: await join({ role: 'player', characterId: ODO }),
      gameMaster: await join({ role: 'gameMaster' }),
    }
  })

  const newest = async () => await newestSeq(testServer.services.store.records(CAMPAIGN_ID))

  async function changesTo(who: keyof typeof people, since: number): Promise<(LiveChange | undefined)[]> {
    const messages = await people[who].live.until(upTo(await newest()))
    return messages.flatMap((one) => (one.type === 'change' && one.seq > since ? [one.change] : []))
  }

  async function htmlFor(who: keyof typeof people): Promise<string> {
    const { body } = await people[who].call('getEntity', { id: LAMP })
    return (body as AnswerOf<'getEntity'>).longDescriptions[LAMP] ?? ''
  }

  async function reveal(audience: ParamsOf<'setSecretAudience'>['audience']) {
    const [, secret = ''] = /data-secret="([^"]+)"/.exec(await htmlFor('gameMaster')) ?? []
    return await people.gameMaster.call('setSecretAudience', { id: LAMP, secret, audience })
  }

  const readers = async () => {
    const texts = { kessa: await htmlFor('kessa'), odo: await htmlFor('odo') }
    return Object.entries(texts).flatMap(([who, html]) => (html.includes('zugzwang') ? [who] : []))
  }

  it('[ACC-244] a change of a secret’s audience takes effect at once for its readers', async () => {
    expect(await readers()).toEqual([])
    const steps = [
      { audience: [KESSA], who: ['kessa'] },
      { audience: [ODO], who: ['odo'] },
      { audience: 'everyone', who: ['kessa', 'odo'] },
      { audience: 'gameMaster', who: [] },
    ] as const
    for (const { audience, who } of steps) {
      expect((await reveal(typeof audience === 'string' ? audience : [...audience])).status).toBe(200)
      expect(await readers()).toEqual(who)
    }
    const { body } = await people.gameMaster.call('getSource', { id: LAMP })
    expect(body).toMatchObject({ text: files[`${LAMP}.md`] })
  })

  it('[ACC-244] only players whose text changes are notified', async () => {
    const since = await newest()
    await reveal([KESSA])
    const written = { kind: 'written', entityId: LAMP }
    expect(await changesTo('kessa', since)).toEqual([written])
    expect(await changesTo('odo', since)).toEqual([undefined])
    expect(await changesTo('gameMaster', since)).toEqual([{ ...written, version: 2 }])
    const then = await newest()
    await reveal('everyone')
    expect(await changesTo('odo', then)).toEqual([written])
    const last = await newest()
    const { text } = (await people.gameMaster.call('getSource', { id: LAMP })).body
    const notes = String(text).replace('---\nname', '---\ngmNotes: zugzwang\nname')
    expect((await people.gameMaster.call('saveEntity', { id: LAMP, text: notes, baseVersion: 3 })).status).toBe(200)
    for (const who of ['kessa', 'odo'] as const) expect(await changesTo(who, last)).toEqual([undefined])
  })

  it('[ACC-244] writing, showing and hiding a page for one player notifies no other player', async () => {
    const since = await newest()
    const text = files[`${CAVE}.md`]?.toString() ?? ''
    // The message depends on what the viewer sees when it is sent, so wait for each message before the next change.
    const save = async (changed: string, baseVersion: number) => {
      await people.gameMaster.call('saveEntity', { id: CAVE, text: changed, baseVersion })
      await changesTo('kessa', since)
    }
    await save(text.replace('Damp', 'Dry'), 1)
    await save(text.replace(KESSA, 'characters/nobody'), 2)
    await save(text, 3)
    await people.gameMaster.call('setEntityVisibility', { entityId: CAVE, visible: false })
    expect((await changesTo('kessa', since)).filter(Boolean)).toEqual([
      { kind: 'written', entityId: CAVE },
      { kind: 'visibility' },
      { kind: 'written', entityId: CAVE },
      { kind: 'visibility' },
    ])
    expect(new Set(await changesTo('odo', since))).toEqual(new Set([undefined]))
    expect(people.odo.live.recording.join('\n')).not.toContain('zugzwang')
    expect((await people.kessa.call('getEntity', { id: CAVE })).status).toBe(404)
  })

  it('[ACC-244] a secret that was edited after it was read is not revealed', async () => {
    const [, secret = ''] = /data-secret="([^"]+)"/.exec(await htmlFor('gameMaster')) ?? []
    const text = files[`${LAMP}.md`]?.toString().replace('A zugzwang', 'Another zugzwang') ?? ''
    await people.gameMaster.call('saveEntity', { id: LAMP, text, baseVersion: 1 })
    const { status } = await people.gameMaster.call('setSecretAudience', { id: LAMP, secret, audience: 'everyone' })
    expect([status, await readers()]).toEqual([409, []])
  })

  it('[VIS-241] a secret and a page follow their character to its next player', async () => {
    await reveal([KESSA])
    const auth = testServer.services.auth.campaign(CAMPAIGN_ID)
    const members = (await auth.members?.list()) ?? []
    const memberOf = (character: string) => members.find(({ characterId }) => characterId === character)?.id
    await people.gameMaster.call('assignCharacter', { memberId: memberOf(KESSA), characterId: null })
    await people.gameMaster.call('assignCharacter', { memberId: memberOf(ODO), characterId: KESSA })
    expect(await readers()).toEqual(['odo'])
    const pages = [people.odo, people.kessa].map(async ({ call }) => (await call('getEntity', { id: CAVE })).status)
    expect(await Promise.all(pages)).toEqual([200, 404])
  })
})
