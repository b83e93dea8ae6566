import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import type { RollChain } from '@waybook/contract'
import { addressOf, encodeThrowResult, isThrowable } from '@waybook/rules'
import { Chance } from '@waybook/server/features/dice/simulator/chance.ts'
import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { describe, expect, it } from 'vitest'

import type { Member } from '../../world/callers.ts'
import { campaignOfSuite } from '../../world/open-campaign.ts'
import { playFiles, players } from '../checks/play-table.ts'

const { maren, ilse, gameMaster } = campaignOfSuite(playFiles, players)

const checker = path.resolve(import.meta.dirname, '../../../../docs/check-chain.mjs')

interface Checked {
  readonly faults: readonly string[]
  readonly dice: Readonly<Record<string, readonly (number | null)[]>>
}

/** What the program in `docs` says, which has no code of Waybook. */
async function checkedElsewhere(chain: RollChain): Promise<Checked> {
  const file = path.join(await temporaryFolder(), 'proof.json')
  await writeFile(file, JSON.stringify(chain))
  const { stdout } = await promisify(execFile)(process.execPath, [checker, file]).catch((error: unknown) => {
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string') return { stdout: error.stdout }
    throw error
  })
  return JSON.parse(stdout) as Checked
}

/** The faces of each kind of die that lies there, by its letter or name. */
function lyingIn(dice: Readonly<Record<string, readonly (number | null)[]>>): Readonly<Record<string, number[]>> {
  const faces = Object.entries(dice).map(([die, all]) => [shortName(die), all.filter((face) => face !== null)] as const)
  return Object.fromEntries(faces.filter(([, lying]) => lying.length > 0))
}

const shortName = (die: string) => (isThrowable(die) ? addressOf({ die, at: 0 }).replace(/:?0$/, '') : die)

async function chainOf(by: Member, rollId: string): Promise<RollChain> {
  const { chain } = await by('getRollProof', { rollId })
  if (!chain) throw new Error('The roll has no changes')
  return chain
}

const because = { reason: 'Because' }

/** A roll with changes of every kind, and one undone. */
async function changedRoll(): Promise<string> {
  const { roll } = await maren('rollDice', { pool: '2y1g2p2w d20', salt: 'first' })
  const change = async (...changes: object[]) =>
    (
      await gameMaster('changeRolledDice', {
        rollId: roll.id,
        salt: 'mine',
        changes: changes.map((one) => ({ ...one, ...because })),
      })
    ).changeId
  await change({ op: 'reroll', die: 'y0' }, { op: 'reroll', die: 'd20:0' }, { op: 'reroll', die: 'w1' })
  await change({ op: 'turn', die: 'g0', face: 3 }, { op: 'remove', die: 'p1' })
  const added = await change({ op: 'add', die: 'boost' }, { op: 'add', die: 'd1000' })
  await change({ op: 'add', face: 'advantage' }, { op: 'remove', face: 'failure' })
  await gameMaster('undoDiceChange', { rollId: roll.id, changeId: added })
  await change({ op: 'add', die: 'boost' }, { op: 'add', die: 'force' })
  return roll.id
}

describe('[CHD-50] [CHD-51] [CHD-52] [FRC-30] a program without Waybook', () => {
  it('finds a chain with every kind of change valid, with the dice as they lie now', async () => {
    const id = await changedRoll()
    const { faults, dice } = await checkedElsewhere(await chainOf(ilse, id))
    expect(faults).toEqual([])
    const { roll, places } = await ilse('getRoll', { rollId: id })
    expect(Object.values(dice).flat()).toHaveLength(places.length)
    expect(lyingIn(dice)).toEqual(lyingIn(roll.dice))
  })

  it('finds each forged face, step, secret, salt and order', async () => {
    const chain = await chainOf(ilse, await changedRoll())
    const altered = (index: number, fields: object) => ({
      ...chain,
      events: chain.events.map((event, at) => (at === index ? { ...event, ...fields } : event)),
    })
    const [first, second] = chain.events
    const [rerolled, ...others] = first?.steps ?? []
    const forged: readonly RollChain[] = [
      altered(0, {
        steps: [
          { ...rerolled, face: ((rerolled && 'face' in rerolled ? (rerolled.face ?? 0) : 0) + 1) % 12 },
          ...others,
        ],
      }),
      altered(0, { salt: 'another' }),
      altered(0, { secret: 'ff'.repeat(32) }),
      altered(1, { steps: second?.steps?.slice(1) }),
      { ...chain, events: [...chain.events.slice(1, 2), ...chain.events.slice(0, 1), ...chain.events.slice(2)] },
      { ...chain, events: chain.events.slice(1) },
      { ...chain, first: { ...chain.first, dice: chain.first.dice.replace(/^y\d+/, 'y0'), salt: 'other' } },
    ]
    const checked = await Promise.all(forged.map(checkedElsewhere))
    for (const { faults } of checked) expect(faults).not.toEqual([])
  })
})

it('[CHD-50] the server commits to the next throw before anybody says what is thrown again', async () => {
  const { roll } = await maren('rollDice', { pool: '2g' })
  const { commitment } = await maren('getRoll', { rollId: roll.id })
  const reroll = [{ op: 'reroll', die: 'g0', ...because }]
  const { nextCommitment } = await gameMaster('changeRolledDice', { rollId: roll.id, changes: reroll })
  expect((await chainOf(maren, roll.id)).events[0]).toMatchObject({ commitment })
  expect((await maren('getRoll', { rollId: roll.id })).commitment).toBe(nextCommitment)
  expect(nextCommitment).not.toBe(commitment)
})

it('[CHD-53] the faces of physical dice are entered or thrown, and the proof says which', async () => {
  const { check } = await gameMaster('callCheck', {
    characters: ['characters/kessa-vane'],
    skill: 'melee',
    difficulty: 1,
  })
  const part = { checkId: check.id, characterId: 'characters/kessa-vane' }
  const dice = { proficiency: [0, 0], ability: [0], difficulty: [0] }
  const entered = (await maren('enterFaces', { ...part, version: 1, dice })).check.parts[0]?.roll
  const rollId = entered?.id ?? ''
  await gameMaster('changeRolledDice', { rollId, changes: [{ op: 'reroll', die: 'y0', face: 11, ...because }] })
  await gameMaster('changeRolledDice', { rollId, changes: [{ op: 'reroll', die: 'y1', ...because }] })
  const chain = await chainOf(maren, rollId)
  expect(chain.first).toMatchObject({ secret: null, dice: encodeThrowResult(dice) })
  expect(chain.events.map(({ secret }) => secret === null)).toEqual([true, false])
  expect((await checkedElsewhere(chain)).faults).toEqual([])
  const { roll } = await maren('rollDice', { pool: '1g' })
  const cheat = [{ op: 'reroll', die: 'g0', face: 3, ...because }]
  expect(await gameMaster.status('changeRolledDice', { rollId: roll.id, changes: cheat })).toBe(400)
})

it('[CHD-4] after any number of changes, the roll can be rebuilt from what is stored', async () => {
  const chance = new Chance(7, 1)
  const pick = (count: number) => Math.floor(chance.next() * count)
  const { roll } = await maren('rollDice', { pool: '3g2p1y' })
  const undoable: string[] = []
  const statuses = new Set<number>()
  for (let nth = 0; nth < 20; nth += 1) {
    const { places } = await gameMaster('getRoll', { rollId: roll.id })
    const lying = places.filter(({ face }) => face !== null)
    const { address = 'g0' } = lying[pick(lying.length)] ?? {}
    const changes = [
      [{ op: 'reroll', die: address, ...because }],
      [{ op: 'turn', die: address, face: pick(6), ...because }],
      [
        { op: 'add', die: 'setback', ...because },
        { op: 'add', face: 'threat', ...because },
      ],
      [{ op: 'remove', die: address, ...because }],
    ][pick(4)]
    if (pick(4) === 0 && undoable.length > 0) {
      const changeId = undoable.pop() ?? ''
      const { status } = await gameMaster.reply('undoDiceChange', { rollId: roll.id, changeId })
      statuses.add(status)
    } else if (lying.length > 1)
      undoable.push((await gameMaster('changeRolledDice', { rollId: roll.id, changes })).changeId)
  }
  expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([])
  const now = await gameMaster('getRoll', { rollId: roll.id })
  const { faults, dice } = await checkedElsewhere(await chainOf(maren, roll.id))
  expect(faults).toEqual([])
  expect(lyingIn(dice)).toEqual(lyingIn(now.roll.dice))
  expect(now.roll.changed?.thrown).toEqual(roll.dice)
})
