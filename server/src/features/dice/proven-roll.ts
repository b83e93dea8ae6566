import { provenDice, type ThrowRequest } from '@waybook/rules'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { randomId } from '#runtime/random-id.ts'

import { addProof, readNextSecret } from './proof-queries.ts'
import { type NewRoll, type RollRecord, addRoll } from './queries.ts'
import { commitmentOf, hashWith, secretOf } from './roll-secret.ts'

/**
 * Rolls that draw their secrets in order: an account's rolls with the tray, or the rolls of one part of a check. The id of a part must stay
 * the same even if its character is renamed, because the commitment derives from it.
 */
export type RollSeries = { readonly account: string } | { readonly checkId: string; readonly part: string }

/**
 * The server's commitment for the next roll of a series. It changes only when `rollProven` makes that roll. Everybody may know it.
 */
export async function commitmentFor(records: CampaignTables, series: RollSeries): Promise<string> {
  return commitmentOf(secretOf(await readNextSecret(records, nameOf(series))))
}

export interface WantedRoll {
  readonly series: RollSeries
  readonly dice: ThrowRequest
  /** Chosen by the roller after the commitment was published. */
  readonly salt: string | undefined
  readonly about: Omit<NewRoll, 'id' | 'dice'>
  /** What the dice found on a random table, or the place in the order that they gave. */
  readonly found?: (dice: NewRoll['dice']) => Promise<Pick<NewRoll, 'drawn' | 'place'>>
}

export interface ProvenRoll {
  /** The roll as stored and logged. */
  readonly roll: RollRecord
  /** The server's commitment before this roll. */
  readonly commitment: string
  /** The commitment for the next roll of the series. */
  readonly nextCommitment: string
}

/**
 * Rolls dice with the secret that `commitmentFor` committed to, and stores the roll with its proof. Call this in the transaction that makes
 * the roll: if two rolls arrive at once, the second one then draws the next secret.
 */
export async function rollProven(records: CampaignTransaction, wanted: WantedRoll): Promise<ProvenRoll> {
  const { salt = '', about } = wanted
  const next = await readNextSecret(records, nameOf(wanted.series))
  const secret = secretOf(next)
  const dice = provenDice(wanted.dice, salt, hashWith(secret))
  const found = await wanted.found?.(dice)
  const roll = await addRoll(records, { ...about, ...found, id: randomId(), dice })
  await addProof(records, { roll: roll.id, series: next.series, number: next.number, secret, salt })
  const nextCommitment = commitmentOf(secretOf({ ...next, number: next.number + 1 }))
  return { roll, commitment: commitmentOf(secret), nextCommitment }
}

function nameOf(series: RollSeries): string {
  return JSON.stringify('account' in series ? ['account', series.account] : ['check', series.checkId, series.part])
}
