import { EventEmitter } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'

import { HEARTBEAT_INTERVAL_MS, liveCloseCodes } from '@waybook/contract'
import { openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { WebSocket } from 'ws'

import { openSqliteStore } from '#app/open-store.ts'
import type { Identity } from '#auth/auth.ts'
import { noBus } from '#bus/bus.ts'
import { RollService } from '#features/dice/roll-service.ts'
import { noDiceSimulator } from '#features/dice/simulator/dice-simulator.ts'

import { Connection } from './connection.ts'
import { Rooms } from './rooms.ts'

const NAMES = ['anna', 'ben', 'carla']

/** The browser's end of a connection. Answers pings and records the close code. */
class Browser extends EventEmitter {
  readonly OPEN = 1
  readonly readyState = 1
  readonly bufferedAmount = 0
  closed: number | null = null

  send(): void {}

  ping(): void {
    this.emit('pong')
  }

  close(code: number): void {
    this.closed = code
  }
}

const identityOf = (name: string): Identity => ({
  user: { id: name, username: null, firstName: name, lastName: null, emailAddresses: [], publicMetadata: {} },
  role: 'player',
  characterId: null,
  sessionId: `session of ${name}`,
})

/** Opens three connections. `identify` returns the current identity of a user, by name. */
async function connected(identify: (name: string) => Promise<Identity | null>) {
  const faults: unknown[] = []
  const store = await openForTest(async () => await openSqliteStore({ file: ':memory:', now: Date.now }))
  const onFault = (error: unknown) => void faults.push(error)
  const rollService = new RollService({ simulator: noDiceSimulator, onFault })
  const auth = {
    campaign: () => ({ identify: async ({ cookie = '' }: IncomingHttpHeaders) => await identify(cookie) }),
    onEnded: () => {},
    onAssigned: () => {},
  }
  const rooms = new Rooms({ store, bus: noBus, rollService, auth, campaignId: 'dam3' }, onFault)
  onTestFinished(() => rooms.close())
  const browsers = NAMES.map((name) => {
    const browser = new Browser()
    rooms.enter(
      new Connection(browser as unknown as WebSocket, {
        campaignId: 'dam3',
        realm: 'dam3',
        identity: identityOf(name),
        viewAs: null,
        headers: { cookie: name },
      }),
    )
    return browser
  })
  return { browsers, faults }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())
const beat = () => void vi.advanceTimersByTime(HEARTBEAT_INTERVAL_MS)

describe('sessions are checked again with each beat', () => {
  it('[LIV-26] a failed check does not prevent the others', async () => {
    const { browsers, faults } = await connected(async (name) => {
      if (name === 'anna') throw new Error('the provider is out of reach')
      return await Promise.resolve(name === 'ben' ? identityOf(name) : null)
    })
    beat()
    await expect.poll(() => browsers.map(({ closed }) => closed)).toEqual([null, null, liveCloseCodes.signedOut])
    expect(faults).toEqual([new Error('the provider is out of reach')])
  })

  it('[LIV-26] no second round starts while one is in progress', async () => {
    const asked: string[] = []
    const answer = Promise.withResolvers<null>()
    const { browsers } = await connected(async (name) => {
      asked.push(name)
      return await answer.promise
    })
    beat()
    beat()
    expect(asked).toEqual(['anna'])
    answer.resolve(null)
    await expect.poll(() => browsers.map(({ closed }) => closed)).toEqual(NAMES.map(() => liveCloseCodes.signedOut))
    expect(asked).toEqual(NAMES)
    beat()
    expect(asked).toHaveLength(NAMES.length + 1)
  })
})
