import type { Check, LiveChange } from '@waybook/contract'
import { expect, it } from 'vitest'

import type { Member } from '../../world/callers.ts'
import { openCampaign } from '../../world/open-campaign.ts'
import { KESSA, partIn, playFiles, players } from '../checks/play-table.ts'
import { changesTo, joinAs } from '../live/live-client.ts'

async function open() {
  const table = await openCampaign(playFiles, players)
  const join = async (ask: Member) => {
    const live = await joinAs(table, ask)
    return { ask, live, received: async () => rollsIn(await changesTo(table, live)) }
  }
  return { kessa: await join(table.maren), odo: await join(table.ilse), gameMaster: await join(table.gameMaster) }
}

const rollsIn = (changes: readonly (LiveChange | undefined)[]) =>
  changes.flatMap((change) => (change?.kind === 'rollChanged' ? [change.roll] : []))
const rollIn = (check: Check) => partIn(check).roll?.id ?? ''
const because = { reason: 'The fog thickens' }

/** A rolled check of Kessa with hidden difficulty: two purple dice without a symbol. */
async function hiddenRoll(gameMaster: Member): Promise<Check> {
  const call = { characters: [KESSA], skill: 'melee', difficulty: 2, difficultyHidden: true }
  const made = (await gameMaster('callCheck', call)).check
  const part = { checkId: made.id, characterId: KESSA, version: partIn(made).version }
  const dice = { proficiency: [5, 5], ability: [5], difficulty: [0, 0] }
  return (await gameMaster('enterFaces', { ...part, dice })).check
}

it('[CHD-30] everyone who sees a roll gets its changes live, and nobody else', async () => {
  const { kessa, odo, gameMaster } = await open()
  for (const [audience, receivers] of [
    ['table', [1, 1, 1]],
    ['gameMaster', [1, 0, 1]],
    ['self', [1, 0, 0]],
  ] as const) {
    const { roll } = await kessa.ask('rollDice', { pool: '2g', audience })
    const by = audience === 'self' ? kessa.ask : gameMaster.ask
    await by('changeRolledDice', { rollId: roll.id, changes: [{ op: 'turn', die: 'g0', face: 3, ...because }] })
    const got = await Promise.all([kessa, odo, gameMaster].map(async (one) => await one.received()))
    expect(got.map((rolls) => rolls.filter(({ id }) => id === roll.id).length)).toEqual(receivers)
    expect(await odo.ask.status('getRoll', { rollId: roll.id })).toBe(audience === 'table' ? 200 : 404)
  }
  expect(odo.live.transcript.join()).not.toContain('"self"')
})

it('[CHD-13] only the game master, the asker and the roller hear of an asked change', async () => {
  const { kessa, odo, gameMaster } = await open()
  const { roll } = await kessa.ask('rollDice', { pool: '2g' })
  await kessa.ask('changeRolledDice', { rollId: roll.id, changes: [{ op: 'reroll', die: 'g0', ...because }] })
  const got = await Promise.all([kessa, odo, gameMaster].map(async (one) => (await one.received()).length))
  expect(got).toEqual([1, 0, 1])
})

it('[CHD-40] a change of hidden dice exists for players only if the net result changed, and then without its steps', async () => {
  const { kessa, odo, gameMaster } = await open()
  const rollId = rollIn(await hiddenRoll(gameMaster.ask))
  const before = await kessa.ask('getRoll', { rollId })
  const change = async (...changes: object[]) =>
    await gameMaster.ask('changeRolledDice', { rollId, changes: changes.map((one) => ({ ...one, ...because })) })
  await change({ op: 'add', die: 'setback', face: 0 }, { op: 'turn', die: 'p0', face: 0 })
  expect(await kessa.ask('getRoll', { rollId })).toEqual(before)
  expect(await kessa.received()).toEqual([])
  await change({ op: 'turn', die: 'p1', face: 1 })
  const after = await kessa.ask('getRoll', { rollId })
  expect(after.roll).toMatchObject({ changed: { version: 1 }, net: { success: (before.roll.net?.success ?? 0) - 1 } })
  expect(after.changes).toMatchObject([{ steps: [], reason: 'The result has changed', by: '', undo: 'no' }])
  expect(after.commitment).toBe(before.commitment)
  const all = [...kessa.live.transcript, ...odo.live.transcript].join('\n')
  expect(all).not.toMatch(/fog thickens|p1|"(?:difficulty|setback)":\[/)
  expect(await kessa.received()).toHaveLength(1)
})

it('[CHD-40] [CHD-50] throws of hidden dice do not move the commitment that players were told', async () => {
  const { kessa, gameMaster } = await open()
  const rollId = rollIn(await hiddenRoll(gameMaster.ask))
  const { commitment } = await kessa.ask('getRoll', { rollId })
  const reroll = async (die: string) =>
    await gameMaster.ask('changeRolledDice', { rollId, changes: [{ op: 'reroll', die, ...because }] })
  await reroll('p0')
  expect((await kessa.ask('getRoll', { rollId })).commitment).toBe(commitment)
  await reroll('y0')
  expect((await kessa.ask('getRoll', { rollId })).commitment).not.toBe(commitment)
  expect(await kessa.ask.status('getRollProof', { rollId })).toBe(403)
})

it('[CHD-40] players are refused hidden dice alike, whether they are there or not', async () => {
  const { kessa, gameMaster } = await open()
  const rollId = rollIn(await hiddenRoll(gameMaster.ask))
  const refused = await Promise.all(
    [
      { op: 'reroll', die: 'p0' },
      { op: 'reroll', die: 'p7' },
      { op: 'add', die: 'challenge' },
      { op: 'remove', face: 'threat' },
    ].map(
      async (one) => (await kessa.ask.reply('changeRolledDice', { rollId, changes: [{ ...one, ...because }] })).text,
    ),
  )
  expect(new Set(refused).size).toBe(1)
  const own = [{ op: 'turn', die: 'y0', face: 1, ...because }]
  expect(await kessa.ask('changeRolledDice', { rollId, changes: own })).toMatchObject({ asked: true })
})

it('[CHD-41] somebody who may not see a roll learns nothing of its changes', async () => {
  const { kessa, odo } = await open()
  const { roll } = await kessa.ask('rollDice', { pool: '2g', audience: 'self' })
  const { changeId } = await kessa.ask('changeRolledDice', {
    rollId: roll.id,
    changes: [{ op: 'turn', die: 'g0', face: 1, ...because }],
  })
  const calls = [
    ['getRoll', { rollId: roll.id }],
    ['getRollProof', { rollId: roll.id }],
    ['undoDiceChange', { rollId: roll.id, changeId }],
    ['decideDiceChange', { rollId: roll.id, changeId, allow: false }],
  ] as const
  for (const [name, params] of calls) {
    const [there, nowhere] = [params, { ...params, rollId: 'nowhere' }].map(
      async (given) => await odo.ask.reply(name, given),
    )
    expect((await there)?.text).toBe((await nowhere)?.text)
  }
  expect(odo.live.transcript.join()).not.toContain(roll.id)
})

it('[CHD-30] the session log and the log of game masters have the roll as it is now', async () => {
  const { kessa, gameMaster } = await open()
  await gameMaster.ask('startSession')
  const { roll } = await kessa.ask('rollDice', { pool: '2g', reason: 'Look' })
  const changes = [{ op: 'turn', die: 'g0', face: 3, ...because }]
  await gameMaster.ask('changeRolledDice', { rollId: roll.id, changes })
  const { sessions } = await gameMaster.ask('listSessions')
  const { events } = await kessa.ask('getSession', { sessionId: sessions[0]?.id })
  expect(events).toMatchObject([{ kind: 'roll', roll: { changed: { version: 1 } } }])
  const { entries } = await gameMaster.ask('getLog', { limit: 5 })
  expect(JSON.stringify(entries)).toMatch(/turned a green die: .* to 2 success \(The fog thickens\)/)
})
