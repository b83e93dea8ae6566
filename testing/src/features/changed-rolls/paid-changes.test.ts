import { expect, it } from 'vitest'

import { campaignOfEach } from '../../world/open-campaign.ts'
import { KESSA, partIn, playFiles, players } from '../checks/play-table.ts'

const { maren, gameMaster } = campaignOfEach(playFiles, players)
const reason = 'Luck'

/** Kessa's rolled check: one green and one yellow die, which shows a triumph. */
async function rolled() {
  await gameMaster('setStoryPoints', { players: 1, gameMaster: 1 })
  const { check } = await gameMaster('callCheck', { characters: [KESSA], skill: 'stealth', difficulty: 0 })
  const { version, pool } = partIn(check)
  const faces = { ability: Array.from({ length: pool?.ability ?? 0 }, () => 0), proficiency: [11] }
  const part = { checkId: check.id, characterId: KESSA }
  const { roll } = partIn((await maren('enterFaces', { ...part, version, dice: faces })).check)
  return { part, rollId: roll?.id ?? '' }
}
const now = async (part: object) => partIn((await gameMaster('getCheck', part)).check)
const points = async () => {
  const { players: own, gameMaster: other } = await gameMaster('getStoryPoints', {})
  return [own, other]
}

it('[CHD-60] [CHD-61] a triumph pays for a change when it is allowed, and comes back with its undo', async () => {
  const { part, rollId } = await rolled()
  expect((await maren('getRoll', { rollId })).payments).toEqual(['triumph', 'storyPoint'])
  const changes = [{ op: 'turn', die: 'g0', face: 3, reason }]
  const { changeId, asked } = await maren('changeRolledDice', { rollId, changes, pay: 'triumph' })
  expect([asked, (await now(part)).left?.triumph]).toEqual([true, 1])
  await gameMaster('decideDiceChange', { rollId, changeId, allow: true })
  const paid = await now(part)
  expect(paid.left?.triumph).toBe(0)
  expect(paid.effects).toMatchObject([{ name: 'Changed dice', undoable: false, paid: { symbol: 'triumph' } }])
  expect((await maren('getRoll', { rollId })).changes).toMatchObject([{ pays: 'triumph', state: 'counts' }])
  expect((await gameMaster('getRoll', { rollId })).payments).toEqual(['storyPoint'])
  await gameMaster('undoDiceChange', { rollId, changeId })
  expect((await now(part)).left?.triumph).toBe(1)
})

it('[CHD-60] a die whose triumph pays is not the die that changes, and nothing happens then', async () => {
  const { part, rollId } = await rolled()
  const turn = { rollId, changes: [{ op: 'turn', die: 'y0', face: 0, reason }], pay: 'triumph' }
  expect(await gameMaster.status('changeRolledDice', turn)).toBe(409)
  expect(await now(part)).toMatchObject({ left: { triumph: 1 }, effects: [] })
  expect((await gameMaster('getRoll', { rollId })).changes).toEqual([])
})

it('[CHD-60] [CHD-61] a story point of the own side pays, and its undo needs the point to be there', async () => {
  const { rollId } = await rolled()
  const upgrade = [
    { op: 'remove', die: 'g0', reason },
    { op: 'add', die: 'proficiency', face: 3, reason },
  ]
  const { changeId } = await maren('changeRolledDice', { rollId, changes: upgrade, pay: 'storyPoint' })
  expect(await points()).toEqual([1, 1])
  await gameMaster('decideDiceChange', { rollId, changeId, allow: true })
  expect(await points()).toEqual([0, 2])
  expect((await maren('getRoll', { rollId })).payments).toEqual(['triumph'])
  await gameMaster('setStoryPoints', { players: 2, gameMaster: 0 })
  expect(await gameMaster.status('undoDiceChange', { rollId, changeId })).toBe(409)
  await gameMaster('setStoryPoints', { players: 0, gameMaster: 2 })
  await gameMaster('undoDiceChange', { rollId, changeId })
  expect(await points()).toEqual([1, 1])
})

it('[CHD-62] nobody pays for hidden dice', async () => {
  const { check } = await gameMaster('callCheck', {
    characters: [KESSA],
    skill: 'stealth',
    difficulty: 1,
    difficultyHidden: true,
  })
  await gameMaster('setStoryPoints', { players: 1, gameMaster: 1 })
  const { version } = partIn(check)
  const { check: made } = await gameMaster('rollCheck', { checkId: check.id, characterId: KESSA, version })
  const rollId = partIn(made).roll?.id ?? ''
  const hidden = { rollId, changes: [{ op: 'reroll', die: 'p0', reason }], pay: 'storyPoint' }
  expect(await gameMaster.status('changeRolledDice', hidden)).toBe(400)
})
