import type { Check } from '@waybook/contract'
import { readEncounter } from '@waybook/server/features/encounters/queries.ts'
import { expect, it } from 'vitest'

import { campaignOfEach } from '../../world/open-campaign.ts'
import { encounterNow, KESSA, partIn, playFiles, players, RAIDER } from '../checks/play-table.ts'

const SPEAR = 'items/spear'
const files = {
  ...playFiles,
  [`${RAIDER}.md`]:
    '---\nname: Raider\nreveal: name\nmaxHp: 30\ncharacteristics: { brawn: 3, agility: 3, willpower: 3 }\nproperties: { soak: 4 }\n---\n',
  [`${SPEAR}.md`]: '---\nname: Spear\nproperties: { item_type: melee weapon, damage: brawn + 3, critical: 2 }\n---\n',
}
const { maren, gameMaster, records } = campaignOfEach(files, players)

/** Kessa hits the raider with three successes and four advantages. */
async function hit(): Promise<Check> {
  const { check } = await maren('startAttack', { characterId: KESSA, weaponId: SPEAR, target: RAIDER })
  const part = { checkId: check.id, characterId: KESSA, version: partIn(check).version }
  return (await maren('enterFaces', { ...part, dice: { proficiency: [11, 10], ability: [3], difficulty: [0, 0] } }))
    .check
}
const on = (check: Check) => ({ checkId: check.id, characterId: KESSA })
const changed = async (check: Check, ...changes: object[]): Promise<Check> => {
  const rollId = partIn(check).roll?.id ?? ''
  const because = changes.map((one) => ({ ...one, reason: 'Because' }))
  await gameMaster('changeRolledDice', { rollId, changes: because })
  return (await gameMaster('getCheck', { checkId: check.id })).check
}
const hitpointsOf = async () => (await gameMaster('getCharacterDynamic', { id: RAIDER }))['hitpoints']

it('[CHD-31] an effect whose symbols are gone is marked, blocks them, and is undone or kept', async () => {
  const made = await hit()
  expect(partIn(made).left).toMatchObject({ advantage: 2 })
  const bought = (await maren('spend', { ...on(made), option: 'recover', pay: 'advantage' })).check
  expect(partIn(bought).effects[0]).toMatchObject({ covered: true, keepable: false })
  const after = await changed(bought, { op: 'turn', die: 'y1', face: 0 })
  const [effect] = partIn(after).effects
  expect(effect).toMatchObject({ covered: false, keepable: true })
  expect(
    partIn(after).offers.filter(
      ({ affordable, costs }) => affordable && costs.some(({ symbol }) => symbol === 'advantage'),
    ),
  ).toEqual([])
  expect(await maren.status('keepEffect', { ...on(made), effectId: effect?.id })).toBe(403)
  const kept = (await gameMaster('keepEffect', { ...on(made), effectId: effect?.id })).check
  expect(partIn(kept).effects[0]).toMatchObject({ covered: true, keepable: false })
})

it('[CHD-20] a change whose symbols are spent is not undone', async () => {
  const made = await changed(await hit(), { op: 'add', face: 'triumph' })
  const rollId = partIn(made).roll?.id ?? ''
  const changeId = (await gameMaster('getRoll', { rollId })).changes[0]?.id
  const option = partIn(made).offers.find(({ costs }) => costs.some(({ symbol }) => symbol === 'triumph'))
  const spend = {
    ...on(made),
    option: option?.option,
    pay: 'triumph',
    target: partIn(made).choices[0]?.id,
    text: 'Luck',
  }
  await gameMaster('spend', spend)
  const { check } = await gameMaster('spend', spend)
  expect(await gameMaster.status('undoDiceChange', { rollId, changeId })).toBe(409)
  await gameMaster('undoEffect', { ...on(made), effectId: partIn(check).effects.at(-1)?.id })
  await gameMaster('undoDiceChange', { rollId, changeId })
})

it('[CHD-32] the difference of an applied result is applied as one', async () => {
  const made = await hit()
  const before = await hitpointsOf()
  const { check: applied } = await maren('applyResult', on(made))
  expect(partIn(applied).result).toMatchObject({ applied: true, stale: false })
  const full = await hitpointsOf()
  const better = await changed(applied, { op: 'add', face: 'success' })
  expect(partIn(better).result).toMatchObject({ applied: true, stale: true })
  const { check: again } = await maren('applyResult', on(made))
  expect(partIn(again).result).toMatchObject({ applied: true, stale: false })
  expect(await hitpointsOf()).toBe(Number(full) - 1)
  const missed = await changed(
    again,
    { op: 'remove', die: 'y0' },
    { op: 'remove', die: 'g0' },
    { op: 'remove', face: 'success' },
  )
  expect(partIn(missed).result).toMatchObject({ stale: true, total: 0 })
  await maren('applyResult', on(made))
  expect(await hitpointsOf()).toBe(before)
})

it('[CHD-33] a changed roll for initiative moves its slot until the first turn has begun', async () => {
  const { encounter } = await gameMaster('startEncounter', { combatants: [{ characterId: KESSA }] })
  await gameMaster('callInitiative', { encounterId: encounter.id, skills: ['cool'] })
  const [check] = (await maren('getOpenChecks')).checks
  if (!check) throw new Error('Nobody was called')
  const rolled = (await maren('rollCheck', { ...on(check), version: partIn(check).version })).check
  const initiative = async () => (await readEncounter(records()))?.state.slots[0]?.initiative?.successes ?? 0
  const first = await initiative()
  await changed(rolled, { op: 'add', face: 'success' }, { op: 'add', face: 'success' })
  expect(await initiative()).toBe(first + 2)
  const now = await encounterNow(gameMaster)
  await gameMaster('nextTurn', { encounterId: now.id, version: now.version })
  await changed(rolled, { op: 'add', face: 'success' })
  expect(await initiative()).toBe(first + 2)
})

it('[CHD-11] players change a roll until its check is closed, and afterward only the game master', async () => {
  const made = await hit()
  const rollId = partIn(made).roll?.id ?? ''
  const changes = [{ op: 'turn', die: 'y0', face: 1, reason: 'Because' }]
  expect(await maren('changeRolledDice', { rollId, changes })).toMatchObject({ asked: true })
  await gameMaster('closeCheck', { checkId: made.id })
  expect(await maren.status('changeRolledDice', { rollId, changes })).toBe(403)
  await changed(made, { op: 'turn', die: 'y0', face: 1 })
})
