import type { LiveChange, ParamsOf } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { callerWith, askWith, type Ask } from '../../world/callers.ts'
import { CAMPAIGN_ID, openTestServer, type TestServer } from '../../world/test-server.ts'
import { connect, listening, upTo, welcomed, type LiveClient } from '../live/live-client.ts'
import { GATE, KESSA, mapFiles, ODO, REACH, TARROW, VAULT } from './map-campaign.ts'

type NewPin = Omit<ParamsOf<'addPin'>, 'mapId' | 'campaignId'>

const at = { x: 10, y: 50 }

describe.each(engines)('live pins on $name', ({ take }) => {
  let server: TestServer
  let gameMaster: Ask
  let players: Readonly<Record<'kessa' | 'odo', LiveClient>>

  beforeEach(async () => {
    const database = await take?.()
    server = await openTestServer(mapFiles, { postgres: database?.url })
    if (database) onTestFinished(database.release)
    const address = await listening(server)
    const join = async (characterId: string) => {
      const live = await connect(address, {
        cookie: await server.signIn({ role: 'player', characterId }),
        since: await newest(),
      })
      await live.until(welcomed)
      return live
    }
    gameMaster = askWith(callerWith(server, await server.signIn({ role: 'gameMaster' })))
    players = { kessa: await join(KESSA), odo: await join(ODO) }
  })

  const newest = async () => await newestSeq(server.services.store.records(CAMPAIGN_ID))

  /** Performs an action, and returns the users who are notified of it. */
  async function notifiedBy(action: () => Promise<unknown>): Promise<string[]> {
    const since = await newest()
    await action()
    const until = upTo(await newest())
    const all = await Promise.all(
      Object.entries(players).map(async ([who, live]) => {
        const changes = (await live.until(until)).flatMap((one): (LiveChange | undefined)[] =>
          one.type === 'change' && one.seq > since ? [one.change] : [],
        )
        return changes.some((change) => change !== undefined) ? who : []
      }),
    )
    return all.flat()
  }

  it.each<readonly [string, string, NewPin, readonly string[]]>([
    ['for everyone', REACH, { at, label: 'A wreck' }, ['kessa', 'odo']],
    ['to a page that they see', REACH, { at, to: TARROW }, ['kessa', 'odo']],
    ['for one', REACH, { at, label: 'A wreck', readers: [KESSA] }, ['kessa']],
    ['that is secret', REACH, { at, label: 'A wreck', secret: true }, []],
    ['to a hidden page', REACH, { at, to: VAULT }, []],
    ['on a hidden map', VAULT, { at, label: 'A chest' }, []],
  ])('[MAP-24] adding, moving and removing a pin %s notifies only its viewers', async (_, mapId, pin, who) => {
    let pinId = ''
    expect(await notifiedBy(async () => ({ pinId } = await gameMaster('addPin', { mapId, ...pin })))).toEqual(who)
    const change = { at: { x: 12, y: 50 } }
    expect(await notifiedBy(async () => ({ pinId } = await gameMaster('updatePin', { mapId, pinId, change })))).toEqual(
      who,
    )
    expect(await notifiedBy(async () => await gameMaster('removePin', { mapId, pinId }))).toEqual(who)
  })

  it('[MAP-24] players receive nothing about a pin under fog until it is moved out of the fog', async () => {
    const points = [
      { x: 0, y: 0 },
      { x: 50, y: 100 },
    ]
    await gameMaster('changeFog', { sceneId: GATE, op: 'cover', shape: 'rect', points })
    let pinId = ''
    const add = async () => ({ pinId } = await gameMaster('addPin', { mapId: GATE, at, label: 'A trap' }))
    expect(await notifiedBy(add)).toEqual([])
    const out = { mapId: GATE, pinId, change: { at: { x: 80, y: 50 } } }
    expect(await notifiedBy(async () => await gameMaster('updatePin', out))).toEqual(['kessa', 'odo'])
  })
})
