import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { liveCloseCodes } from '@waybook/contract'
import { buildApp } from '@waybook/server'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { readCampaign } from '@waybook/server/features/campaign/queries.ts'
import { removeCampaign } from '@waybook/server/features/campaigns/remove-campaign.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { connect, listening, refusal, upTo, welcomed } from '../features/live/live-client.ts'
import { engines } from '../stores/test-postgres.ts'
import { openTwoCampaigns, type Side, type TwoCampaigns } from './two-campaigns.ts'

describe.each(engines)('two campaigns at the table on $name', ({ take }) => {
  async function open(): Promise<{ readonly two: TwoCampaigns; readonly address: string }> {
    const database = await take?.()
    if (database) onTestFinished(async () => await database.release())
    const two = await openTwoCampaigns(database?.url)
    return { two, address: await listening(two.testServer) }
  }

  const joined = async (address: string, { gameMaster: cookie, origin }: Side) => {
    const call = { cookie, origin, host: new URL(origin).host, since: null, includePresence: true }
    const client = await connect(address, call)
    await client.until(welcomed)
    return client
  }

  it('[LIV-130] each campaign has its own room: changes, rolls, pings, drags and presence stay in it', async () => {
    const { two, address } = await open()
    const { main, vale, testServer } = two
    const [here, there] = [await joined(address, main), await joined(address, vale)]
    for (const side of [main, vale])
      await two.ask(side, side.gameMaster, 'rollDice', { pool: { ability: 1 }, reason: `${side.marker} at the table` })
    const [tokenId] = main.samples['tokenId'] ?? []
    here.socket.send(JSON.stringify({ type: 'drag', tokenId, position: { x: 71.5, y: 18.5 }, version: 1 }))
    here.socket.send(JSON.stringify({ type: 'ping', position: { x: 61.25, y: 17.75 } }))
    const records = (side: Side) => testServer.services.store.records(side.id)
    await here.until((messages) => messages.some(({ type }) => type === 'ping'))
    for (const [side, client] of [
      [main, here],
      [vale, there],
    ] as const)
      await client.until(upTo(await newestSeq(records(side))))
    const [mine, other] = [here.recording.join('\n'), there.recording.join('\n')]
    expect([mine.includes(main.marker), other.includes(vale.marker)]).toEqual([true, true])
    expect(vale.secrets.filter((secret) => mine.includes(secret))).toEqual([])
    expect([...main.secrets, '61.25', '71.5'].filter((secret) => other.includes(secret))).toEqual([])
  })

  it('[LIV-131] a session of one campaign opens no connection at the host of the other', async () => {
    const { two, address } = await open()
    const { main, vale } = two
    for (const [side, at] of [
      [main, vale],
      [vale, main],
    ] as const) {
      const headers = { cookie: side.gameMaster, origin: at.origin, host: new URL(at.origin).host }
      expect(await refusal(address, headers)).toBe(401)
      expect(await refusal(address, { ...headers, cookie: at.gameMaster, origin: side.origin })).toBe(403)
    }
  })

  it('[LIV-132] connections end when their campaign is removed, and the other campaign’s stay open', async () => {
    const { two, address } = await open()
    const { auth, store, campaignHosts } = two.testServer.services
    const [here, there] = [await joined(address, two.main), await joined(address, two.vale)]
    await removeCampaign({ store, auth, campaignsChanged: () => campaignHosts.forget() }, 'vale')
    expect(await there.closed).toBe(liveCloseCodes.signedOut)
    expect(here.socket.readyState).toBe(here.socket.OPEN)
    const config = await two.send({ url: '/api/config', at: two.vale.origin })
    expect(config.body).toContain(two.main.marker)
    expect((await two.ask(two.vale, two.vale.gameMaster, 'listEntities', {})).status).toBe(403)
    expect(await readCampaign(store.records('vale'))).toBeNull()
    expect((await two.ask(two.main, two.main.gameMaster, 'listEntities', {})).body).toContain(two.main.marker)
  })

  it('[HTTP-130] a document has the data of its host’s campaign, only for members of that campaign', async () => {
    const { two } = await open()
    const webDir = await mkdtemp(path.join(os.tmpdir(), 'waybook-campaigns-'))
    onTestFinished(async () => await rm(webDir, { recursive: true }))
    await writeFile(path.join(webDir, 'index.html'), '<html><head></head><body></body></html>')
    await writeFile(path.join(webDir, 'page-chunks.json'), '{}')
    const app = await buildApp({ ...two.testServer.services, webDir })
    onTestFinished(async () => await app.close())
    const page = async (at: Side, cookie: string) =>
      (await app.inject({ url: '/items', headers: { host: new URL(at.origin).host, cookie } })).body
    const { main, vale } = two
    for (const [side, other] of [
      [main, vale],
      [vale, main],
    ] as const) {
      const own = await page(side, side.gameMaster)
      expect([own.includes(side.marker), other.secrets.some((secret) => own.includes(secret))]).toEqual([true, false])
      const carried = await page(other, side.gameMaster)
      expect([...side.secrets, ...other.secrets].filter((secret) => carried.includes(secret))).toEqual([])
    }
  })
})
