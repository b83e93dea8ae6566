import { provenDice, type ThrowRequest } from '@waybook/rules'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { randomId } from '#runtime/random-id.ts'

import { addProof, readNextSecret } from './proof-queries.ts'
import { type NewRoll, type RollRecord, addRoll } from './queries.ts'
import { commitmentOf, hashWith, secretOf } from './roll-secret.ts'

/**
 * The rolls that draw their secrets one after another: those that an account makes with the tray, or those of one part of a check. The id of
 * a part must stay the same, also when its character is renamed, because the commitment follows from it.
 */
export type RollSeries = { readonly account: string } | { readonly checkId: string; readonly part: string }

/**
 * What the server commits to for the next roll of a series. It stays the same until that roll is made by `rollProven`, then it is another
 * one. Everybody may know it.
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
}

export interface ProvenRoll {
  /** As stored and logged. */
  readonly roll: RollRecord
  /** What the server committed to before this roll. */
  readonly commitment: string
  /** That of the next roll of the series. */
  readonly nextCommitment: string
}

/**
 * Rolls dice by the secret that `commitmentFor` has committed to, and stores the roll with its proof. Call it in the transaction in which the
 * roll is made: of two rolls at once, the second one then draws the next secret.
 */
export async function rollProven(records: CampaignTransaction, wanted: WantedRoll): Promise<ProvenRoll> {
  const { dice, salt = '', about } = wanted
  const next = await readNextSecret(records, nameOf(wanted.series))
  const secret = secretOf(next)
  const roll = await addRoll(records, { ...about, id: randomId(), dice: provenDice(dice, salt, hashWith(secret)) })
  await addProof(records, { roll: roll.id, series: next.series, number: next.number, secret, salt })
  const nextCommitment = commitmentOf(secretOf({ ...next, number: next.number + 1 }))
  return { roll, commitment: commitmentOf(secret), nextCommitment }
}

function nameOf(series: RollSeries): string {
  return JSON.stringify('account' in series ? ['account', series.account] : ['check', series.checkId, series.part])
}
