import type { Handout, OperationName } from '@waybook/contract'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { callerWith } from '../../world/callers.ts'
import { CAMPAIGN_ID, openTestServer, type TestServer } from '../../world/test-server.ts'
import { CELLAR, GATE, handoutCampaign, KESSA, ODO, WANTED } from './handout-campaign.ts'

const accounts = {
  gameMaster: { role: 'gameMaster' },
  kessa: { role: 'player', characterId: KESSA },
  odo: { role: 'player', characterId: ODO },
  /** A player without a character, such as a display. */
  nobody: { role: 'player' },
} as const
type Who = keyof typeof accounts

describe.each(engines)('handouts on $name', ({ take }) => {
  let testServer: TestServer
  const cookies = new Map<Who, string>()
  beforeEach(async () => {
    const database = await take?.()
    testServer = await openTestServer(handoutCampaign, { postgres: database?.url })
    onTestFinished(async () => {
      await testServer.close()
      await database?.release()
    })
    for (const who of ['gameMaster', 'kessa', 'odo', 'nobody'] as const)
      cookies.set(who, await testServer.signIn(accounts[who]))
  })

  const call = async (who: Who, operation: OperationName, params: object = {}) =>
    await callerWith(testServer, cookies.get(who) ?? '')(operation, params)
  const shownTo = async (who: Who) => {
    const { body } = await call(who, 'getHandout')
    return body['handout'] as Handout | null
  }
  const show = async (params: object) => {
    const { status, text } = await call('gameMaster', 'showHandout', { audience: 'everyone', ...params })
    expect({ status, text }).toMatchObject({ status: 200 })
  }
  const bring = async (sceneId: string) => {
    const { status } = await call('gameMaster', 'setActiveScene', { sceneId, campaignId: CAMPAIGN_ID })
    expect(status).toBe(200)
  }
  const pictureAt = async (who: Who | 'stranger', url = '') =>
    await testServer.app.inject({ url, headers: { cookie: who === 'stranger' ? '' : cookies.get(who) } })
  const statusAt = async (who: Who | 'stranger', url = '') => (await pictureAt(who, url)).statusCode

  it('[HAND-1] nothing is shown at first, and then only the last handout', async () => {
    expect(await shownTo('kessa')).toBeNull()
    await show({ entityId: WANTED, what: 'picture' })
    await show({ entityId: GATE, what: 'picture', audience: [ODO] })
    expect([await shownTo('kessa'), await shownTo('odo')]).toMatchObject([null, { title: 'The toll gate' }])
    expect((await call('gameMaster', 'hideHandout')).body).toEqual({ success: true, hidden: true })
    expect([await shownTo('odo'), await shownTo('gameMaster')]).toEqual([null, null])
    expect((await call('gameMaster', 'hideHandout')).body).toEqual({ success: true, hidden: false })
  })

  it('[HAND-9] the preview has what a player without a character would see', async () => {
    const preview = async (entityId: string, what: string) =>
      (await call('gameMaster', 'previewHandout', { entityId, what })).body as Pick<Handout, 'picture' | 'text'>
    const { text, picture } = await preview(CELLAR, 'boxText')
    expect([picture, text]).toEqual([null, expect.stringContaining('an old acquaintance')])
    expect(text).not.toMatch(/plumbago|been here before|zebulon|data-entity="characters|<img/)
    expect((await preview(WANTED, 'picture')).picture).toMatchObject({ width: expect.any(Number) as number })
    const refused = { entityId: 'items/rope', what: 'picture' }
    expect((await call('gameMaster', 'previewHandout', refused)).status).toBe(409)
    expect((await call('kessa', 'previewHandout', { entityId: GATE, what: 'boxText' })).status).toBe(403)
  })

  it('[HAND-2] only game masters show and close handouts, and only of existing pages', async () => {
    const picture = { entityId: GATE, what: 'picture', audience: 'everyone' }
    for (const [operation, params] of [
      ['showHandout', picture],
      ['hideHandout', {}],
    ] as const)
      expect((await call('kessa', operation, params)).status).toBe(403)
    for (const [params, status] of [
      [{ entityId: 'items/none' }, 404],
      [{ audience: ['characters/none'] }, 404],
      [{ audience: [GATE] }, 404],
      [{ audience: [] }, 400],
      [{ title: ' ' }, 400],
      [{ entityId: 'items/rope' }, 409],
      [{ entityId: WANTED, what: 'boxText' }, 409],
      [{ campaignId: 'another' }, 404],
    ] as const)
      expect({ params, status: (await call('gameMaster', 'showHandout', { ...picture, ...params })).status }).toEqual({
        params,
        status,
      })
  })

  it('[HAND-3] players get only the title and the picture of a hidden page', async () => {
    await show({ entityId: WANTED, what: 'picture', title: 'Wanted, dead or alive' })
    const handout = await shownTo('nobody')
    expect(handout).toMatchObject({ what: 'picture', title: 'Wanted, dead or alive', text: null, entityId: null })
    expect(await pictureAt('nobody', handout?.picture?.originalUrl)).toMatchObject({ statusCode: 200 })
    const received = JSON.stringify(handout)
    expect(
      ['zebulon', 'quarrel', 'characters/', 'audience'].filter((word) => received.toLowerCase().includes(word)),
    ).toEqual([])
    expect((await call('nobody', 'getEntity', { id: WANTED })).status).toBe(404)
    expect(await shownTo('gameMaster')).toMatchObject({ entityId: WANTED, audience: 'everyone' })
    await show({ entityId: WANTED, what: 'picture' })
    expect(await shownTo('nobody')).toMatchObject({ title: 'Zebulon Quarrel', entityId: null })
  })

  it('[HAND-4] the picture’s address is checked at each request, and gone when the handout is closed', async () => {
    await show({ entityId: WANTED, what: 'picture', audience: [KESSA] })
    const { thumbnails, originalUrl } = (await shownTo('kessa'))?.picture ?? {}
    const addresses = [originalUrl, ...Object.values(thumbnails ?? {})]
    expect(addresses).toHaveLength(4)
    for (const url of addresses) {
      const { statusCode, headers } = await pictureAt('kessa', url)
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/webp', 'no-store'])
    }
    const at = async () =>
      await Promise.all(
        (['gameMaster', 'kessa', 'odo', 'nobody', 'stranger'] as const).map(
          async (who) => await statusAt(who, originalUrl),
        ),
      )
    expect(await at()).toEqual([200, 200, 404, 404, 401])
    await show({ entityId: WANTED, what: 'picture', audience: [KESSA] })
    expect(await at()).toEqual([404, 404, 404, 404, 401])
    await call('gameMaster', 'hideHandout')
    expect(await statusAt('kessa', (await shownTo('kessa'))?.picture?.originalUrl ?? originalUrl)).toBe(404)
  })

  it.each([
    ['hidden', CELLAR, null],
    ['shown', GATE, GATE],
  ])(
    '[HAND-5] each viewer reads their version of a %s scene’s text, without links to pages that they do not see',
    async (_what, entityId, known) => {
      await show({ entityId, what: 'boxText' })
      const [bram, kessa, odo] = [await shownTo('gameMaster'), await shownTo('kessa'), await shownTo('odo')]
      expect(bram?.text).toContain('plumbago')
      expect(kessa?.text).toContain('been here before')
      expect(odo?.text).toContain(`an old acquaintance and <a href="/scenes/toll-gate"`)
      expect([kessa?.text, odo?.text].join('')).not.toMatch(/plumbago|zebulon/)
      expect(odo?.text).not.toContain('been here before')
      expect(odo).toMatchObject({ picture: null, entityId: known })
      const [src] = /\/pictures\/[^"]+/.exec(odo?.text ?? '') ?? [null]
      expect(src === null ? null : await statusAt('odo', src)).toBe(known === null ? null : 200)
    },
  )

  it('[HAND-6] a picture partly under fog is refused, and players lose a shown one that fog covers', async () => {
    await show({ entityId: GATE, what: 'picture' })
    const address = (await shownTo('kessa'))?.picture?.originalUrl
    await call('gameMaster', 'changeFog', { sceneId: GATE, op: 'cover', shape: 'all' })
    expect([await shownTo('kessa'), await statusAt('kessa', address)]).toEqual([null, 404])
    expect([(await shownTo('gameMaster'))?.title, await statusAt('gameMaster', address)]).toEqual([
      'The toll gate',
      200,
    ])
    const again = await call('gameMaster', 'showHandout', { entityId: GATE, what: 'picture', audience: 'everyone' })
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('under fog')])
    await call('gameMaster', 'undoFog', { sceneId: GATE })
    expect(await shownTo('kessa')).toMatchObject({ title: 'The toll gate' })
  })

  it('[HAND-7] a handout does not change when its page gets another picture or id, and ends with the page', async () => {
    await show({ entityId: WANTED, what: 'picture', audience: [KESSA] })
    const before = await shownTo('kessa')
    await call('gameMaster', 'deleteEntityImage', { entityId: WANTED })
    await call('gameMaster', 'renameEntity', { id: WANTED, to: 'characters/another' })
    await call('gameMaster', 'renameEntity', { id: KESSA, to: 'characters/kessa' })
    expect(await shownTo('gameMaster')).toMatchObject({
      entityId: 'characters/another',
      audience: ['characters/kessa'],
    })
    expect(await statusAt('gameMaster', before?.picture?.originalUrl)).toBe(200)
    expect((await testServer.services.store.picturesInUse()).shown.size).toBe(3)
    await call('gameMaster', 'deleteEntity', { id: 'characters/another' })
    expect(await shownTo('gameMaster')).toBeNull()
  })

  it('[HAND-8] another scene ends it, unless it is of that scene or stays', async () => {
    await show({ entityId: GATE, what: 'boxText' })
    await bring(GATE)
    expect(await shownTo('odo')).toMatchObject({ title: 'The toll gate' })
    await bring(CELLAR)
    expect([await shownTo('odo'), await shownTo('gameMaster')]).toEqual([null, null])
    await show({ entityId: WANTED, what: 'picture', stays: true })
    await bring(GATE)
    expect([await shownTo('odo'), await shownTo('gameMaster')]).toMatchObject([
      { title: 'Zebulon Quarrel' },
      { stays: true },
    ])
    expect(JSON.stringify(await shownTo('odo'))).not.toContain('stays')
    await show({ entityId: WANTED, what: 'picture' })
    await call('gameMaster', 'undoTable', { campaignId: CAMPAIGN_ID })
    expect(await shownTo('gameMaster')).toBeNull()
  })
})
