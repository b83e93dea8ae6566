import type { Check, LiveMessage } from '@waybook/contract'
import { expect, it } from 'vitest'

import { callerWith } from '../../world/callers.ts'
import { CAMPAIGN_ID, openTestServer, type Account } from '../../world/test-server.ts'
import { connect, listening, welcomed } from '../live/live-client.ts'
import { checkBy, KESSA, LURKER, ODO, partIn, playFiles, pointsBy } from './play-table.ts'

/** Characters of the largest message to a player: a check of two with everything that a roll may buy. */
const FRAME_MAX = 3500

async function open() {
  const testServer = await openTestServer(playFiles)
  const address = await listening(testServer)
  const join = async (account: Account) => {
    const cookie = await testServer.signIn(account)
    const since = await testServer.services.store.records(CAMPAIGN_ID).changes.newest()
    const live = await connect(address, { cookie, since })
    await live.until(welcomed)
    return { call: callerWith(testServer, cookie), live }
  }
  const newest = async () => await testServer.services.store.records(CAMPAIGN_ID).changes.newest()
  return {
    newest,
    kessa: await join({ role: 'player', characterId: KESSA }),
    odo: await join({ role: 'player', characterId: ODO, firstName: 'Ilse' }),
    gameMaster: await join({ role: 'gameMaster' }),
  }
}

const reached = (seq: number) => (messages: readonly LiveMessage[]) =>
  messages.some((message) => message.type === 'change' && message.seq >= seq)
const checksIn = (messages: readonly LiveMessage[]) =>
  messages.flatMap((message) =>
    message.type === 'change' && message.change?.kind === 'check' ? [message.change.check] : [],
  )

it('[ACC-402] everybody is told live of a check what they get when they ask', async () => {
  const { newest, ...people } = await open()
  const { gameMaster, kessa } = people
  const call = { characters: [KESSA, ODO, LURKER], skill: 'melee', difficulty: 4, setbacks: 2, difficultyHidden: true }
  const made = await checkBy(gameMaster.call, 'callCheck', call)
  const part = { checkId: made.id, characterId: KESSA }
  await checkBy(kessa.call, 'addModifier', { ...part, op: 'add', die: 'boost', count: 1, reason: 'A lamp' })
  await checkBy(kessa.call, 'rollCheck', { ...part, version: 2 })
  for (const { call: by, live } of Object.values(people)) {
    const told = checksIn(await live.until(reached(await newest())))
    const asked = await checkBy(by, 'getCheck', { checkId: made.id })
    expect(told.at(-1)).toEqual(asked)
  }
  const all = [...kessa.live.transcript, ...people.odo.live.transcript].join('\n')
  expect(all).not.toMatch(/lurker|zugzwang|Daunting|What hinders/i)
  expect(all).not.toMatch(/"(?:difficulty|setback|challenge)":(?:[1-9]|\[)/)
  expect(Math.max(...kessa.live.transcript.map((text) => text.length))).toBeLessThan(FRAME_MAX)
})

it('[ACC-400] a change to the part of somebody whom a player does not know is not told', async () => {
  const { newest, odo, gameMaster } = await open()
  const made = await checkBy(gameMaster.call, 'callCheck', {
    characters: [KESSA, LURKER],
    skill: 'melee',
    difficulty: 2,
  })
  const lurking = { checkId: made.id, characterId: LURKER }
  await checkBy(gameMaster.call, 'addModifier', { ...lurking, op: 'add', die: 'boost', count: 1, reason: 'Dark' })
  await checkBy(gameMaster.call, 'rollCheck', { ...lurking, version: 2 })
  expect(checksIn(await odo.live.until(reached(await newest())))).toHaveLength(1)
})

it('[CHK-12] results for the game master are theirs and the roller’s', async () => {
  const { newest, kessa, odo, gameMaster } = await open()
  const call = { characters: [KESSA], skill: 'melee', difficulty: 2, audience: 'gameMaster' }
  const made = await checkBy(gameMaster.call, 'callCheck', call)
  await checkBy(kessa.call, 'rollCheck', { checkId: made.id, characterId: KESSA, version: 1 })
  const rollFor = async ({ live }: typeof kessa) => {
    const last: Check | undefined = checksIn(await live.until(reached(await newest()))).at(-1)
    return last ? partIn(last).roll : undefined
  }
  expect(await rollFor(odo)).toBeNull()
  expect(await rollFor(kessa)).toEqual(await rollFor(gameMaster))
  expect(await rollFor(kessa)).toMatchObject({ audience: 'gameMaster' })
})

it('[CHK-32] story points reach everybody, each with what they may take back', async () => {
  const { newest, kessa, odo, gameMaster } = await open()
  const set = await pointsBy(gameMaster.call, 'setStoryPoints', { players: 2, gameMaster: 1 })
  await pointsBy(kessa.call, 'spendStoryPoint', { side: 'players', version: set.version, title: 'A boat' })
  for (const { call, live } of [kessa, odo, gameMaster]) {
    const told = (await live.until(reached(await newest()))).flatMap((message) =>
      message.type === 'change' && message.change?.kind === 'storyPoints' ? [message.change.storyPoints] : [],
    )
    expect(told.at(-1)).toEqual(await pointsBy(call, 'getStoryPoints', {}))
  }
})
