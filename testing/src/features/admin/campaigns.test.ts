import { expect, it, onTestFinished } from 'vitest'

import { askWith, callerWith } from '../../world/callers.ts'
import { CAMPAIGN_ID, openTestServer, ORIGIN } from '../../world/test-server.ts'
import { bootstrapDataIn, withWebApp } from '../../world/web-app.ts'

async function open() {
  const testServer = await openTestServer({
    'campaign.yaml': 'name: Small\n',
    'items/bell.md': '---\nname: Bell\n---\n',
  })
  onTestFinished(testServer.close)
  const gmCookie = await testServer.signIn({ role: 'gameMaster' })
  const playerCookie = await testServer.signIn({ role: 'player' })
  const callGm = callerWith(testServer, gmCookie)
  const callPlayer = callerWith(testServer, playerCookie)
  const gameMaster = askWith(callGm)
  const player = askWith(callPlayer)
  return { testServer, gmCookie, playerCookie, callGm, callPlayer, gameMaster, player }
}

const road = { name: 'The Salt Road', skills: 'standard', force: true } as const

it('[CPN-1] a game master creates a campaign and is its game master; players neither create nor see it', async () => {
  const { testServer, callPlayer, gameMaster, player } = await open()
  expect(await gameMaster('createCampaign', road)).toEqual({
    success: true,
    campaignId: 'the-salt-road',
    path: '/c/the-salt-road/',
  })
  expect((await callPlayer('createCampaign', { ...road, name: 'Another' })).status).toBe(403)
  const [first, second] = (await gameMaster('listCampaigns', {})).campaigns
  expect([first?.campaignId, first?.isCurrent, first?.entities, first?.members]).toEqual([CAMPAIGN_ID, true, 1, 2])
  expect(second).toMatchObject({ campaignId: 'the-salt-road', name: 'The Salt Road', entities: 0, members: 1 })
  const seen = await player('listCampaigns', {})
  expect([seen.mayManage, seen.campaigns.map(({ campaignId }) => campaignId)]).toEqual([false, [CAMPAIGN_ID]])
  const [master] = (await testServer.services.auth.campaign('the-salt-road').members?.list()) ?? []
  expect(master?.role).toBe('gameMaster')
})

it('[CPN-2] a taken name is refused, and nothing is created', async () => {
  const { callGm, gameMaster } = await open()
  await gameMaster('createCampaign', road)
  const { status, body } = await callGm('createCampaign', { ...road, name: ' the salt road ' })
  expect([status, body]).toMatchObject([409, { error: 'You already have a campaign of that name', id: 'conflict' }])
  expect((await gameMaster('createCampaign', { ...road, name: 'The Salt-Road' })).campaignId).toBe('the-salt-road-2')
  expect((await gameMaster('createCampaign', { ...road, name: '塩の道' })).campaignId).toBe('campaign')
  expect((await gameMaster('listCampaigns', {})).campaigns).toHaveLength(4)
})

it('[CPN-3] a campaign begins with the chosen skills; an unknown skill is refused by name', async () => {
  const { testServer, callGm, gameMaster } = await open()
  const { campaignId } = await gameMaster('createCampaign', { ...road, skills: ['Melee', 'stealth'] })
  const { campaign } = await testServer.services.store
    .records(campaignId)
    .db.selectFrom('campaign')
    .where('id', '=', campaignId)
    .select('source as campaign')
    .executeTakeFirstOrThrow()
  expect(campaign).toBe('name: The Salt Road\nskills: [melee, stealth]\n')
  const { status, body } = await callGm('createCampaign', { ...road, name: 'B', skills: ['sailing the sky'] })
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ error: 'params.skills: there is no skill "sailing the sky"' }),
  ])
})

it('[CPN-4] removing a campaign needs its name and leaves nothing; the first one can only be put away', async () => {
  const { testServer, callGm, gameMaster } = await open()
  const { campaignId: id } = await gameMaster('createCampaign', road)
  expect((await callGm('removeCampaign', { id, name: 'Salt' })).status).toBe(400)
  expect((await callGm('removeCampaign', { id: CAMPAIGN_ID, name: 'Small' })).status).toBe(409)
  await gameMaster('putCampaignAway', { id: CAMPAIGN_ID, away: true })
  expect((await gameMaster('listCampaigns', {})).campaigns.map(({ isPutAway }) => isPutAway)).toEqual([true, false])
  await gameMaster('removeCampaign', { id, name: 'the salt road' })
  expect((await gameMaster('listCampaigns', {})).campaigns.map(({ campaignId }) => campaignId)).toEqual([CAMPAIGN_ID])
  expect(await testServer.services.auth.campaign(id).members?.list()).toEqual([])
  expect((await gameMaster('createCampaign', road)).campaignId).toBe(id)
})

it('[CPN-6] a backup contains all campaigns, and is for those who are game master of each of them', async () => {
  const { testServer, gameMaster, gmCookie } = await open()
  await gameMaster('createCampaign', road)
  expect((await gameMaster('getBackups', {})).campaigns).toEqual(['Small', 'The Salt Road'])
  const other = await testServer.signIn({ role: 'gameMaster', email: 'other@waybook.test' })
  expect((await askWith(callerWith(testServer, other))('getBackups', {})).campaigns).toBeNull()
  const download = async (cookie: string) => {
    const headers = { cookie, origin: ORIGIN }
    return (await testServer.app.inject({ method: 'POST', url: '/api/backup', headers })).statusCode
  }
  expect([await download(other), await download(gmCookie)]).toEqual([501, 200])
})

it('[CPN-5] [CPN-8] [SIG-137] the main address leads to the campaign of an account, and its document has no other’s data', async () => {
  const { testServer, gameMaster, gmCookie } = await open()
  const web = await withWebApp(testServer)
  onTestFinished(web.close)
  const get = async (url: string, cookie: string) => {
    const { statusCode, headers, body } = await web.app.inject({ url, headers: { cookie } })
    return { statusCode, location: headers.location, cookie: String(headers['set-cookie'] ?? ''), body }
  }
  expect((await get('/', gmCookie)).statusCode).toBe(200)
  await gameMaster('createCampaign', road)
  const { statusCode, body, cookie } = await get('/c/the-salt-road/', gmCookie)
  const { me } = bootstrapDataIn(body)
  expect([statusCode, me.campaign.name, me.forceDie]).toEqual([200, 'The Salt Road', true])
  expect(me.campaigns).toEqual({ others: true, mayManage: true })
  expect(cookie).toMatch(/^waybook\.campaign=the-salt-road; .*HttpOnly/)
  const home = async (...given: readonly string[]) => (await get('/', given.join('; '))).location
  expect(await home(gmCookie, 'waybook.campaign=the-salt-road')).toBe('/c/the-salt-road/')
  expect(await home(gmCookie)).toBe('/c/dam3/')
  // A player of the new campaign only.
  const { path } = await testServer.services.auth
    .campaign('the-salt-road')
    .createLink({ kind: 'invite', role: 'player' })
  const newcomer = { token: path.split('#')[1], firstName: 'Pia', lastName: '', email: 'pia@waybook.test' }
  const post = async (url: string, payload: object) =>
    await testServer.app.inject({ method: 'POST', url, payload, headers: { origin: ORIGIN } })
  const password = 'nine lamps on a wet causeway'
  expect((await post('/api/auth/link/accept', { ...newcomer, password })).statusCode).toBe(404)
  expect((await post('/c/the-salt-road/api/auth/link/accept', { ...newcomer, password })).statusCode).toBe(200)
  const entered = await post('/api/auth/sign-in/email', { email: newcomer.email, password })
  const pia = `waybook.session=${entered.cookies.find(({ name }) => name === 'waybook.session')?.value ?? ''}`
  expect([entered.statusCode, await home(pia)]).toEqual([200, '/c/the-salt-road/'])
  const there = await post('/c/dam3/api/auth/sign-in/email', { email: newcomer.email, password })
  expect([there.statusCode, there.body]).toEqual([403, expect.stringContaining('not a member of this campaign')])
  expect((await get('/items/bell', pia)).location).toBe('/c/the-salt-road/')
  expect((await get('/c/dam3/', pia)).body).not.toContain('Small')
  expect((await get('/c/nowhere/', pia)).statusCode).toBe(404)
})
