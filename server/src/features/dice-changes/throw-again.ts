import { createHash } from 'node:crypto'

import { isFalling, isStepAgainst, provenSeries, thrownSteps, throwText, type TextHash } from '@waybook/rules'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

import { addChainSecret } from '../dice/chain-queries.ts'
import { chained, headOf, type DiceChange } from '../dice/dice-change.ts'
import { readNextSecret, readProof } from '../dice/proof-queries.ts'
import type { RollRecord } from '../dice/queries.ts'
import { commitmentOf, hashWith, secretOf } from '../dice/roll-secret.ts'

const sha: TextHash = (text) => createHash('sha256').update(text).digest('hex')

/** Whether the server throws dice of a change. */
export function isThrown({ steps }: Pick<DiceChange, 'steps'>): boolean {
  return steps.some((step) => isFalling(step) && step.op !== 'symbol' && step.face === null)
}

/**
 * The commitment for the next throw of a roll's dice that players may see. Throws of hidden dice have a series of their own, so players
 * learn nothing from a commitment that moves.
 */
export async function commitmentForChange(records: CampaignTables, rollId: string): Promise<string> {
  return commitmentOf(secretOf(await readNextSecret(records, seriesOf(rollId, false), 'rollChain')))
}

function seriesOf(rollId: string, isHidden: boolean): string {
  return JSON.stringify(isHidden ? ['roll', rollId, 'hidden'] : ['roll', rollId])
}

/**
 * Lets the dice of a change fall, and gives it its place in the chain. The faces follow from a secret that the server committed to, the
 * state of the roll, the steps and the salt (decision 0204).
 */
export async function throwAgain(
  records: CampaignTransaction,
  roll: RollRecord,
  change: DiceChange,
): Promise<DiceChange> {
  const proof = await readProof(records, roll.id)
  const first = { commitment: proof && commitmentOf(proof.secret), salt: proof?.salt ?? '' }
  const head = headOf(sha, roll, first)
  if (!isThrown(change)) return chained(sha, head, roll, change)
  const isHidden = roll.difficultyHidden === true && change.steps.some(isStepAgainst)
  const next = await readNextSecret(records, seriesOf(roll.id, isHidden), 'rollChain')
  const secret = secretOf(next)
  await addChainSecret(records, { id: change.id, roll: roll.id, series: next.series, number: next.number, secret })
  const draw = provenSeries(throwText(sha, head, change, change.salt), hashWith(secret))
  const steps = thrownSteps(change.steps, draw)
  return chained(sha, head, roll, { ...change, steps, commitment: commitmentOf(secret) })
}
