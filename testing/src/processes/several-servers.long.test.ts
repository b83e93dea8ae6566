import { healthCheckRoutes, liveCloseCodes } from '@waybook/contract'
import { openMemoryBlobs } from '@waybook/server'
import type { Bus } from '@waybook/server/bus/bus.ts'
import { memoryBus } from '@waybook/server/bus/memory-bus.ts'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { readChangesSince } from '@waybook/server/features/changes.ts'
import { sweepBlobs } from '@waybook/server/features/pictures/sweep-blobs.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { answerOf } from '../features/images/image-harness.ts'
import { deliver, Painter } from '../features/images/painter.ts'
import { connect, welcomed } from '../features/live/live-client.ts'
import { hasTestPostgres, testPostgres } from '../stores/test-postgres.ts'
import { callerWith } from '../world/callers.ts'
import { pngOf } from '../world/png-of.ts'
import { CAMPAIGN_ID, ORIGIN, openTestServer, type TestServer } from '../world/test-server.ts'

const KESSA = 'characters/kessa'
const BELL = 'items/bell'
const campaign = {
  'campaign.yaml': 'name: Small\n',
  [`${KESSA}.md`]: '---\nname: Kessa\n---\n',
  [`${BELL}.md`]: '---\nname: Bell\nvisible: true\n---\n',
}

/** Two servers on one database, with the same pictures and image service. */
async function openTwo(openBus?: () => Bus) {
  const postgres = await testPostgres()
  const [blobs, painter] = [openMemoryBlobs(), new Painter()]
  const open = async () => {
    const server = await openTestServer(campaign, { postgres, blobs, imageService: painter, bus: openBus?.() })
    onTestFinished(server.close)
    return server
  }
  return { one: await open(), other: await open(), painter, blobs }
}

const listen = async ({ app }: TestServer) => await app.listen({ port: 0, host: '127.0.0.1' })
const idOf = async ({ services }: TestServer, role: string) =>
  (await services.auth.campaign(CAMPAIGN_ID).members?.list())?.find((member) => member.role === role)?.id ?? ''

describe.skipIf(!hasTestPostgres)('on several servers', () => {
  it('[SIG-111] a live connection is closed when its session ends on another server', async () => {
    const { one, other } = await openTwo()
    const [cookie, staying] = [await one.signIn({ role: 'player' }), await one.signIn({ role: 'player' })]
    const address = await listen(other)
    const [leaving, others] = [
      await connect(address, { cookie, since: 0 }),
      await connect(address, { cookie: staying, since: 0 }),
    ]
    await Promise.all([leaving.until(welcomed), others.until(welcomed)])
    await one.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { cookie, origin: ORIGIN } })
    expect(await leaving.closed).toBe(liveCloseCodes.signedOut)
    expect(others.socket.readyState).toBe(others.socket.OPEN)
  })

  it('[SIG-111] a live connection is closed when a game master on another server removes or reassigns its user', async () => {
    const { one, other } = await openTwo()
    const gameMaster = callerWith(one, await one.signIn({ role: 'gameMaster' }))
    const cookie = await one.signIn({ role: 'player' })
    const [address, memberId] = [await listen(other), await idOf(one, 'player')]
    const before = await connect(address, { cookie, since: 0 })
    await before.until(welcomed)
    await answerOf(gameMaster, 'assignCharacter', { memberId, characterId: KESSA })
    expect(await before.closed).toBe(liveCloseCodes.anotherViewer)
    const after = await connect(address, { cookie, since: 0 })
    await after.until(welcomed)
    await answerOf(gameMaster, 'removeMember', { memberId })
    expect(await after.closed).toBe(liveCloseCodes.signedOut)
  })

  it('[SIG-111] a live connection is closed when messages may have been lost and its session has ended', async () => {
    // No heartbeat closes it.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const messages = memoryBus()
    const { one, other } = await openTwo(messages.open)
    const cookie = await one.signIn({ role: 'player' })
    const leaving = await connect(await listen(other), { cookie, since: 0 })
    await leaving.until(welcomed)
    messages.cut()
    await one.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { cookie, origin: ORIGIN } })
    messages.restore()
    expect(await leaving.closed).toBe(liveCloseCodes.signedOut)
  })

  it('[GEN-110] a picture delivered to two of them at once is accepted once', async () => {
    const { one, other, painter } = await openTwo()
    const gameMaster = callerWith(one, await one.signIn({ role: 'gameMaster' }))
    const { jobId } = await answerOf(gameMaster, 'generateImage', { entityId: BELL })
    await painter.ordered(1)
    const since = await newestSeq(one.services.store.records('dam3'))
    const delivery = { reference: jobId, body: pngOf(7) }
    const statuses = await Promise.all([one, other, one, other].map(async (server) => await deliver(server, delivery)))
    expect(statuses).toEqual([200, 200, 200, 200])
    const changes = await readChangesSince(other.services.store.records('dam3'), since, 99)
    expect(changes.filter(({ operation }) => operation === 'picture')).toHaveLength(1)
    expect((await answerOf(gameMaster, 'getJob', { jobId })).job).toMatchObject({ status: 'completed' })
    expect(painter.orders).toHaveLength(1)
  })

  it('[FCT-3] facts immediately reflect another server’s changes', async () => {
    const { one, other } = await openTwo()
    const cookie = await one.signIn({ role: 'gameMaster' })
    const [gameMaster, elsewhere] = [callerWith(one, cookie), callerWith(other, cookie)]
    const query = '.decl shown(x: symbol)\nshown(x) :- current_property(x, "visible", "true"), item(x, _).'
    expect(await answerOf(elsewhere, 'rawQuery', { query })).toEqual({ rows: [BELL] })
    await answerOf(gameMaster, 'setEntityVisibility', { entityId: BELL, visible: false })
    expect(await answerOf(elsewhere, 'rawQuery', { query })).toEqual({ rows: [] })
  })

  it('[PIC-110] only one of them at a time looks for unused pictures', async () => {
    const { one, other, blobs } = await openTwo()
    const steps: string[] = []
    const sweepOn = async ({ services: { store, campaignId } }: TestServer, name: string) => {
      const sweep = async (...given: Parameters<typeof blobs.sweep>) => {
        steps.push(name)
        await blobs.sweep(...given)
        await store.ping()
        steps.push(name)
      }
      await sweepBlobs({ store, campaignId, blobs: { ...blobs, sweep } }, Date.now())
    }
    await Promise.all([sweepOn(one, 'one'), sweepOn(other, 'other')])
    const [first, second, third, fourth] = steps
    expect([first, third]).toEqual([second, fourth])
    expect(steps).toHaveLength(4)
  })

  it('[HTTP-110] the health of the records names the database', async () => {
    const { one } = await openTwo()
    const cookie = await one.signIn({ role: 'player' })
    const { body } = await one.app.inject({ url: healthCheckRoutes.records.path, headers: { cookie } })
    expect(JSON.parse(body)).toMatchObject({ service: 'records (postgres)' })
  })
})
