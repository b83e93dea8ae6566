import { DISPLAY_CODE_MS, displayAddress, LIVE_PATH, liveCloseCodes, operations } from '@waybook/contract'
import { isDisplayAwaited } from '@waybook/server/features/displays/queries.ts'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { callerWith, type Caller, askWith } from '../../world/callers.ts'
import { openTestServer, ORIGIN, type TestServer } from '../../world/test-server.ts'
import { connect, listening, refusal, welcomed } from '../live/live-client.ts'
import { GATE, KESSA, tableCampaign } from '../table/table-campaign.ts'
import { addToken } from '../table/table-harness.ts'
import { askAsDisplay, codeOf, openTelevision, typeCode, type Television } from './television.ts'

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const addresses = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => `198.51.${Math.floor((first + index) / 200)}.${(first + index) % 200}`)

describe.each(engines)('displays on $name', ({ take }) => {
  let testServer: TestServer
  let gameMaster: Caller
  let session: string
  let address: string

  beforeEach(async () => {
    const database = await take?.()
    testServer = await openTestServer(tableCampaign, { postgres: database?.url })
    if (database) onTestFinished(database.release)
    address = await listening(testServer)
    session = await testServer.signIn({ role: 'gameMaster' })
    gameMaster = callerWith(testServer, session)
    await askWith(gameMaster)('setActiveScene', { sceneId: GATE })
  })

  const ask = async ({ cookie }: Pick<Television, 'cookie'>, more = '') =>
    await askAsDisplay(testServer, `${more}${cookie}`, 'getActiveScene', { campaignId: 'dam3' })
  const scene = { status: 200, body: `{"sceneId":"${GATE}"}` }

  it('[DISP-1] the code of a display has six digits and works once', async () => {
    const { code, id } = await codeOf(gameMaster)
    expect(code).toMatch(/^\d{6}$/)
    const { statusCode, headers } = await typeCode(testServer, code)
    expect(statusCode).toBe(200)
    expect(headers['set-cookie']).toMatch(
      /^waybook\.display=[\w-]{43}; Max-Age=\d+; Path=\/display; HttpOnly; SameSite=Strict$/,
    )
    expect((await typeCode(testServer, code)).statusCode).toBe(401)
    expect((await gameMaster('listDisplays', {})).body).toEqual({
      displays: [{ id, connectedAt: expect.any(Number) as number }],
    })
  })

  it('[DISP-1] a code works for ten minutes', async () => {
    const records = testServer.services.store.records('dam3')
    const { code } = await codeOf(gameMaster)
    const at = Date.now()
    expect(await isDisplayAwaited(records, at + DISPLAY_CODE_MS - 60_000)).toBe(true)
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['Date'], now: at + DISPLAY_CODE_MS + 1 })
    expect((await typeCode(testServer, code)).statusCode).toBe(401)
    vi.setSystemTime(at + DISPLAY_CODE_MS - 60_000)
    expect((await typeCode(testServer, code)).statusCode).toBe(200)
  })

  it('[DISP-2] a new code replaces the open one, and a withdrawn one does not work', async () => {
    const [first, second] = [await codeOf(gameMaster), await codeOf(gameMaster)]
    // One time in a million both codes are the same.
    expect(first.code === second.code ? 401 : (await typeCode(testServer, first.code)).statusCode).toBe(401)
    expect((await gameMaster('revokeDisplay', { id: second.id })).status).toBe(200)
    expect((await typeCode(testServer, second.code)).statusCode).toBe(401)
    expect((await gameMaster('revokeDisplay', { id: second.id })).status).toBe(404)
  })

  it('[DISP-3] a code no longer works after fifty wrong guesses, from any address', async () => {
    const { code } = await codeOf(gameMaster)
    for (const remoteAddress of addresses(50))
      expect((await typeCode(testServer, wrong(code), { remoteAddress })).statusCode).toBe(401)
    expect((await typeCode(testServer, code)).statusCode).toBe(401)
    const next = await codeOf(gameMaster)
    for (const remoteAddress of addresses(49, 50)) await typeCode(testServer, wrong(next.code), { remoteAddress })
    expect((await typeCode(testServer, next.code)).statusCode).toBe(200)
  })

  it('[DISP-4] an address may type ten wrong codes in ten minutes, even while no code is open', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) statuses.push((await typeCode(testServer, '000000')).statusCode)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
    const { code } = await codeOf(gameMaster)
    expect((await typeCode(testServer, code)).statusCode).toBe(429)
    expect((await typeCode(testServer, code, { remoteAddress: '192.0.2.2' })).statusCode).toBe(200)
  })

  it.each(['48291', '4829133', 'abcdef', '48291 '])('[DISP-1] "%s" is not a code', async (code) => {
    expect((await typeCode(testServer, code)).statusCode).toBe(400)
  })

  it('[DISP-5] a page of another site cannot type a code', async () => {
    const { code } = await codeOf(gameMaster)
    const headers = { origin: 'http://elsewhere.test' }
    const sent = { method: 'POST', url: '/api/display', headers, payload: { code } } as const
    expect((await testServer.app.inject(sent)).statusCode).toBe(403)
    expect((await typeCode(testServer, code)).statusCode).toBe(200)
  })

  it('[DISP-6] a display that the game master disconnects is refused at once, and its connection closed', async () => {
    const [display, other] = [
      await openTelevision(testServer, gameMaster),
      await openTelevision(testServer, gameMaster),
    ]
    expect(await ask(display)).toEqual(scene)
    const live = await connect(address, { cookie: display.cookie, path: displayAddress(LIVE_PATH), since: 0 })
    await live.until(welcomed)
    expect((await gameMaster('revokeDisplay', { id: display.id })).status).toBe(200)
    expect((await ask(display)).status).toBe(401)
    expect(await live.closed).toBe(liveCloseCodes.signedOut)
    expect(await refusal(address, { cookie: display.cookie, origin: ORIGIN }, '', displayAddress(LIVE_PATH))).toBe(401)
    expect(await ask(other)).toEqual(scene)
  })

  it('[DISP-7] in a game master’s browser, display and game master keep separate identities', async () => {
    const { id: tokenId } = await addToken(askWith(gameMaster), { sceneId: GATE, characterId: KESSA, visible: false })
    const display = await openTelevision(testServer, gameMaster)
    const both = `${session}; ${display.cookie}`
    const tokens = { campaignId: 'dam3', sceneId: GATE }
    expect((await askAsDisplay(testServer, both, 'getTokens', tokens)).body).toBe('{"tokens":[]}')
    expect((await callerWith(testServer, both)('getTokens', tokens)).text).toContain(tokenId)
    expect((await askAsDisplay(testServer, session, 'getTokens', tokens)).status).toBe(401)
    const { text } = await callerWith(testServer, display.cookie)('getTokens', tokens)
    expect(text).toContain('not-signed-in')
    const me = await testServer.app.inject({ url: displayAddress('/api/me'), headers: { cookie: both } })
    expect(me.json()).toMatchObject({ role: 'player', characterId: null, may: [], user: { emailAddresses: [] } })
  })

  it('[DISP-7] a display does not receive the installation’s key', async () => {
    const locked = await openTestServer(tableCampaign, { settings: { apiKey: 'key of the installation' } })
    onTestFinished(async () => await locked.close())
    const cookie = await locked.signIn({ role: 'gameMaster' })
    const headers = { cookie, origin: ORIGIN, 'x-api-key': 'key of the installation' }
    const payload = { operation: 'createDisplay', params: { campaignId: 'dam3' } }
    const made = await locked.app.inject({ method: 'POST', url: '/api/query', headers, payload })
    const typed = await typeCode(locked, operations.createDisplay.answer.parse(made.json()).code)
    const [display = ''] = [typed.headers['set-cookie'] ?? ''].flat()
    const me = await locked.app.inject({ url: displayAddress('/api/me'), headers: { cookie: display } })
    expect(me.json()).toMatchObject({ role: 'player', characterId: null })
    expect(me.body).not.toContain('key of the installation')
  })

  it('[DISP-8] a display is not counted as present; only game masters see that it is on', async () => {
    const player = await testServer.signIn({ role: 'player', characterId: KESSA })
    const watching = { since: null, includePresence: true }
    const [own, others] = [
      await connect(address, { cookie: session, ...watching }),
      await connect(address, { cookie: player, ...watching }),
    ]
    await Promise.all([own.until(welcomed), others.until(welcomed)])
    const display = await openTelevision(testServer, gameMaster)
    const live = await connect(address, { cookie: display.cookie, path: displayAddress(LIVE_PATH), ...watching })
    await live.until(welcomed)
    const isOn = (on: readonly string[]) => JSON.stringify({ type: 'displays', on })
    await own.until((all) => all.some((one) => JSON.stringify(one) === isOn([display.id])))
    const late = await connect(address, { cookie: session, ...watching })
    await late.until((all) => all.some(({ type }) => type === 'displays'))
    live.socket.close()
    await own.until((all) => all.some((one) => JSON.stringify(one) === isOn([])))
    for (const { recording } of [others, live]) expect(recording.join('')).not.toMatch(/"type":"displays"/)
    for (const { recording } of [own, others]) expect(recording.join('')).not.toContain('"firstName":"Someone"')
    expect(live.recording.join('')).not.toContain('"presence"')
  })

  it('[DISP-9] a display sends nothing to others: no drags and no pings', async () => {
    await askWith(gameMaster)('setGrant', { grant: 'moveOwnToken', granted: true })
    const { id: tokenId, version } = await addToken(askWith(gameMaster), { sceneId: GATE, characterId: KESSA })
    const display = await openTelevision(testServer, gameMaster)
    const live = await connect(address, { cookie: display.cookie, path: displayAddress(LIVE_PATH), since: null })
    const own = await connect(address, { cookie: session, since: null })
    await Promise.all([own.until(welcomed), live.until(welcomed)])
    const position = { x: 9, y: 9 }
    live.socket.send(JSON.stringify({ type: 'drag', tokenId, position, version }))
    live.socket.send(JSON.stringify({ type: 'ping', position }))
    const player = await connect(address, { cookie: session, since: null })
    await player.until(welcomed)
    player.socket.send(JSON.stringify({ type: 'ping', position: { x: 1, y: 1 } }))
    const received = await own.until((all) => all.some(({ type }) => type === 'ping'))
    expect(received.filter(({ type }) => type === 'drag' || type === 'ping')).toMatchObject([
      { position: { x: 1, y: 1 } },
    ])
  })

  it('[DISP-10] only game masters make, list and disconnect displays', async () => {
    const display = await openTelevision(testServer, gameMaster)
    const player = callerWith(testServer, await testServer.signIn({ role: 'player', characterId: KESSA }))
    expect((await player('createDisplay', { campaignId: 'dam3' })).status).toBe(403)
    expect((await player('listDisplays', {})).status).toBe(403)
    expect((await player('revokeDisplay', { id: display.id })).status).toBe(403)
    expect(await ask(display)).toEqual(scene)
  })

  it('[DISP-11] a campaign has at most twenty displays', async () => {
    for (let number = 0; number < 20; number += 1) await openTelevision(testServer, gameMaster)
    const refused = await gameMaster('createDisplay', { campaignId: 'dam3' })
    expect(refused).toMatchObject({ status: 409, text: expect.stringContaining('already 20 displays') as string })
  })
})
