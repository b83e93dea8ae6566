import { describe, expect, it } from 'vitest'

import { openCampaignHosts } from './campaign-hosts.ts'

const PLAY = 'https://play.example.org:8443'
const DEVELOPMENT = 'http://localhost:5173'
const VALE = 'https://vale.example.org:8443'

/** Hosts in a table that can change or become unreachable, with a clock that only `advance` moves. */
function openHosts(options: Partial<Parameters<typeof openCampaignHosts>[0]> = {}) {
  const table = new Map([['vale.example.org', 'vale']])
  const state = { now: 0, reads: 0, isDown: false, isSilent: false }
  const hosts = openCampaignHosts({
    campaigns: {
      ids: async () => await Promise.resolve(new Set([...table.values(), 'salt-road'])),
      hosts: async () => {
        state.reads += 1
        if (state.isDown) throw new Error('out of reach')
        if (state.isSilent) return await new Promise(() => {})
        return await Promise.resolve(new Map(table))
      },
    },
    defaultCampaign: 'dam3',
    mainOrigin: PLAY,
    origins: () => [PLAY, DEVELOPMENT, VALE],
    now: () => state.now,
    ...options,
  })
  return { hosts, table, state }
}

describe('the campaign of a request', () => {
  it('[HTTP-131] is the campaign of its host in any spelling, or the default campaign', async () => {
    const { hosts } = openHosts()
    const vale = { campaignId: 'vale', basePath: '', realm: 'vale', ownOrigin: VALE, origins: [VALE] }
    expect(await hosts.siteAt('Vale.Example.org')).toEqual(vale)
    const main = { campaignId: 'dam3', basePath: '', realm: 'dam3', ownOrigin: null, origins: [PLAY, DEVELOPMENT] }
    for (const host of ['play.example.org', 'other.vale.example.org', '127.0.0.1', ''])
      expect(await hosts.siteAt(host)).toEqual(main)
    expect(await hosts.originsOf('vale')).toEqual([VALE])
    expect((await hosts.originsOf('dam3'))[0]).toBe(PLAY)
  })

  it('[HTTP-132] is the campaign of the prefix at the main address, with the sessions of the main address', async () => {
    const { hosts } = openHosts()
    const shared = { realm: 'dam3', ownOrigin: null, origins: [PLAY, DEVELOPMENT] }
    for (const campaignId of ['salt-road', 'vale', 'dam3'])
      expect(await hosts.siteAt('play.example.org', campaignId)).toEqual({
        campaignId,
        basePath: `/c/${campaignId}`,
        ...shared,
      })
    await expect(hosts.siteAt('play.example.org', 'nowhere')).rejects.toMatchObject({ id: 'not-found' })
    for (const prefix of ['dam3', 'salt-road', 'vale'])
      await expect(hosts.siteAt('vale.example.org', prefix)).rejects.toMatchObject({ id: 'not-found' })
    expect(await hosts.addressesOf('salt-road')).toEqual([`${PLAY}/c/salt-road`])
    expect(await hosts.addressesOf('vale')).toEqual([VALE, `${PLAY}/c/vale`])
    expect(await hosts.addressesOf('dam3')).toEqual([PLAY])
  })

  it('[HTTP-131] is looked up in a cache, which is refreshed after two seconds or when notified', async () => {
    const { hosts, table, state } = openHosts()
    for (let times = 0; times < 5; times += 1) await hosts.siteAt('hill.example.org')
    expect(state.reads).toBe(1)
    table.set('hill.example.org', 'hill')
    state.now += 2000
    expect((await hosts.siteAt('hill.example.org')).campaignId).toBe('hill')
    table.delete('hill.example.org')
    hosts.forget()
    expect((await hosts.siteAt('hill.example.org')).campaignId).toBe('dam3')
    expect(state.reads).toBe(3)
  })

  it('[HTTP-131] stays known while the database is unreachable', async () => {
    const { hosts, state } = openHosts()
    state.isDown = true
    await expect(hosts.siteAt('vale.example.org')).rejects.toThrow('out of reach')
    state.isDown = false
    expect((await hosts.siteAt('vale.example.org')).campaignId).toBe('vale')
    state.isDown = true
    state.now += 2000
    expect((await hosts.siteAt('vale.example.org')).campaignId).toBe('vale')
  })
  it('[HTTP-131] delays no request for long while the database is silent', async () => {
    const { hosts, state } = openHosts({ refreshWaitMs: 1 })
    await hosts.siteAt('vale.example.org')
    state.isSilent = true
    state.now += 2000
    expect((await hosts.siteAt('vale.example.org')).campaignId).toBe('vale')
  })
})
