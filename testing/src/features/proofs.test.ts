import { createHash, createHmac } from 'node:crypto'

import { type RollProof } from '@waybook/contract'
import { provenDice, requestOf } from '@waybook/rules'
import { rollProven } from '@waybook/server/features/dice/proven-roll.ts'
import { addRoll, setDifficultyHidden } from '@waybook/server/features/dice/queries.ts'
import { describe, expect, it } from 'vitest'

import { secretCampaign } from '../access/secret-campaign.ts'
import { type Member } from '../world/callers.ts'
import { campaignOfSuite } from '../world/open-campaign.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'

const { testServer, maren, ilse, gameMaster } = campaignOfSuite(secretCampaign, { maren: KESSA, ilse: ODO })

const rolled = async (by: Member, params: object = {}) => await by('rollDice', { pool: '2y1g3p d100', ...params })

async function commitmentOf(by: Member): Promise<string> {
  return (await by('getRollCommitment', {})).commitment
}

async function proofOf(by: Member, rollId: string): Promise<RollProof> {
  const { proof } = await by('getRollProof', { rollId })
  if (!proof) throw new Error(`There is no proof of ${rollId}`)
  return proof
}

const bytes = (hex: string) => Buffer.from(hex, 'hex')
const hashed = (hex: string) => createHash('sha256').update(bytes(hex)).digest('hex')

describe('[PRF-3] the server commits to a roll before it is made', () => {
  it('and the secret that it reveals afterwards is the committed one', async () => {
    const before = await commitmentOf(maren)
    expect(before).toMatch(/^[0-9a-f]{64}$/)
    const made = await rolled(maren, { salt: 'my own' })
    const proof = await proofOf(maren, made.roll.id)
    expect(proof).toMatchObject({ roll: made.roll, commitment: before, salt: 'my own' })
    expect(hashed(proof.secret)).toBe(before)
  })

  it('and the dice follow from the secret and the salt', async () => {
    const made = await rolled(maren, { salt: 'another' })
    const { secret, salt, roll: proven } = await proofOf(maren, made.roll.id)
    const hash = (text: string) => createHmac('sha256', bytes(secret)).update(text).digest()
    expect(provenDice(requestOf(proven.dice), salt, hash)).toEqual(made.roll.dice)
  })

  it('with the same commitment until that roll is made, and then with the next, which the roll’s answer contains', async () => {
    const before = await commitmentOf(maren)
    expect(await commitmentOf(maren)).toBe(before)
    const { nextCommitment } = await rolled(maren)
    expect(nextCommitment).not.toBe(before)
    expect(await commitmentOf(maren)).toBe(nextCommitment)
  })

  it('to each account separately: others’ rolls change nothing', async () => {
    const before = await commitmentOf(maren)
    expect(before).not.toBe(await commitmentOf(ilse))
    await rolled(ilse)
    expect(await commitmentOf(maren)).toBe(before)
  })
})

it('[PRF-4] no two rolls share a secret, not even two that an account makes at once', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, async () => await rolled(maren)))
  const proofs = await Promise.all(made.map(async (one) => await proofOf(maren, one.roll.id)))
  expect(new Set(proofs.map(({ secret }) => secret)).size).toBe(made.length)
})

it('[PRF-5] the secret of a roll stays on the server until the roll is made', async () => {
  await rolled(maren)
  const received = [
    await commitmentOf(maren),
    ...(await Promise.all([maren, gameMaster].map(async (by) => JSON.stringify(await by('getRolls', {}))))),
  ].join()
  const { nextCommitment, roll: made } = await rolled(maren)
  const { secret } = await proofOf(maren, made.id)
  expect(received).not.toContain(secret)
  expect(nextCommitment).not.toContain(secret)
})

describe('[PRF-6] the proof of a roll', () => {
  it.each(['gameMaster', 'self'])('for %s is refused to users who may not see the roll', async (audience) => {
    const made = await rolled(maren, { audience })
    expect(await ilse.status('getRollProof', { rollId: made.roll.id })).toBe(404)
    const toGameMaster = await gameMaster.reply('getRollProof', { rollId: made.roll.id })
    expect(toGameMaster.status).toBe(audience === 'self' ? 404 : 200)
    expect((await proofOf(maren, made.roll.id)).roll).toEqual(made.roll)
  })

  it('for the table can be read by everybody at the table', async () => {
    const made = await rolled(maren)
    expect(await proofOf(ilse, made.roll.id)).toEqual(await proofOf(maren, made.roll.id))
  })

  it('is refused to players who may not know how hard the roll was, until the game master shows it', async () => {
    const records = testServer.services.store.records(testServer.services.campaignId)
    const about = { by: 'Maren', characterId: null, skill: null, reason: '', audience: 'table' } as const
    const series = { checkId: 'a check', part: '1' }
    const id = await records.transaction({ actor: 'x' }, async (write) => {
      const made = {
        series,
        dice: { ability: 1, difficulty: 3 },
        salt: '',
        about: { ...about, difficultyHidden: true },
      }
      return (await rollProven(write, made)).roll.id
    })
    expect(await maren.status('getRollProof', { rollId: id })).toBe(403)
    await gameMaster('getRollProof', { rollId: id })
    await records.transaction({ actor: 'x' }, async (write) => await setDifficultyHidden(write, id, false))
    expect((await proofOf(maren, id)).roll.dice).toHaveProperty('difficulty')
  })

  it('[PRF-6] does not exist for a roll that was added without one, such as dice thrown on the table', async () => {
    const records = testServer.services.store.records(testServer.services.campaignId)
    const old = { by: 'Maren', characterId: null, skill: null, reason: '', dice: { boost: [1] } }
    await records.transaction({ actor: 'x' }, async (write) => {
      await addRoll(write, { ...old, id: 'old', audience: 'table' })
    })
    expect(await maren('getRollProof', { rollId: 'old' })).toEqual({ proof: null, chain: null })
  })
})
