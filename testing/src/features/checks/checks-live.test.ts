import type { Check, LiveChange } from '@waybook/contract'
import { expect, it } from 'vitest'

import type { Member } from '../../world/callers.ts'
import { openCampaign } from '../../world/open-campaign.ts'
import { changesTo, joinAs } from '../live/live-client.ts'
import { KESSA, LURKER, ODO, partIn, playFiles, players } from './play-table.ts'

/** The length of the largest message to a player: a check of two characters with everything that a roll may buy. */
const FRAME_MAX = 3500

/** The party and the game master, each with a connected page. */
async function open() {
  const table = await openCampaign(playFiles, players)
  const join = async (ask: Member) => {
    const live = await joinAs(table, ask)
    return { ask, live, received: async () => await changesTo(table, live) }
  }
  return { kessa: await join(table.maren), odo: await join(table.ilse), gameMaster: await join(table.gameMaster) }
}

const checksIn = (changes: readonly (LiveChange | undefined)[]) =>
  changes.flatMap((change) => (change?.kind === 'check' ? [change.check] : []))

it('[ACC-402] everybody’s live message of a check equals their answer of getCheck', async () => {
  const people = await open()
  const { gameMaster, kessa } = people
  const call = { characters: [KESSA, ODO, LURKER], skill: 'melee', difficulty: 4, setbacks: 2, difficultyHidden: true }
  const made = (await gameMaster.ask('callCheck', call)).check
  const part = { checkId: made.id, characterId: KESSA }
  await kessa.ask('addModifier', { ...part, op: 'add', die: 'boost', count: 1, reason: 'A lamp' })
  await kessa.ask('rollCheck', { ...part, version: 2 })
  for (const { ask: by, received } of Object.values(people)) {
    const asked = (await by('getCheck', { checkId: made.id })).check
    expect(checksIn(await received()).at(-1)).toEqual(asked)
  }
  const all = [...kessa.live.transcript, ...people.odo.live.transcript].join('\n')
  expect(all).not.toMatch(/lurker|zugzwang|Daunting|What hinders/i)
  expect(all).not.toMatch(/"(?:difficulty|setback|challenge)":(?:[1-9]|\[)/)
  expect(Math.max(...kessa.live.transcript.map((text) => text.length))).toBeLessThan(FRAME_MAX)
})

it('[ACC-400] a player does not receive a change to the part of an unknown character', async () => {
  const { odo, gameMaster } = await open()
  const made = (
    await gameMaster.ask('callCheck', {
      characters: [KESSA, LURKER],
      skill: 'melee',
      difficulty: 2,
    })
  ).check
  const lurking = { checkId: made.id, characterId: LURKER }
  await gameMaster.ask('addModifier', { ...lurking, op: 'add', die: 'boost', count: 1, reason: 'Dark' })
  await gameMaster.ask('rollCheck', { ...lurking, version: 2 })
  expect(checksIn(await odo.received())).toHaveLength(1)
})

it('[CHK-12] only the game master and the roller see results for the game master', async () => {
  const { kessa, odo, gameMaster } = await open()
  const call = { characters: [KESSA], skill: 'melee', difficulty: 2, audience: 'gameMaster' }
  const made = (await gameMaster.ask('callCheck', call)).check
  await kessa.ask('rollCheck', { checkId: made.id, characterId: KESSA, version: 1 })
  const rollFor = async ({ received }: typeof kessa) => {
    const last: Check | undefined = checksIn(await received()).at(-1)
    return last ? partIn(last).roll : undefined
  }
  expect(await rollFor(odo)).toBeNull()
  expect(await rollFor(kessa)).toEqual(await rollFor(gameMaster))
  expect(await rollFor(kessa)).toMatchObject({ audience: 'gameMaster' })
})

it('[CHK-32] everybody receives the story points, each with the points that they may take back', async () => {
  const { kessa, odo, gameMaster } = await open()
  const set = await gameMaster.ask('setStoryPoints', { players: 2, gameMaster: 1 })
  await kessa.ask('spendStoryPoint', { side: 'players', version: set.version, title: 'A boat' })
  for (const { ask, received } of [kessa, odo, gameMaster]) {
    const points = (await received()).flatMap((change) => (change?.kind === 'storyPoints' ? [change.storyPoints] : []))
    expect(points.at(-1)).toEqual(await ask('getStoryPoints'))
  }
})
