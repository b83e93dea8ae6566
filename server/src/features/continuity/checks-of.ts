import type { CampaignTables } from '#database/database.ts'

import type { ContinuityCheck } from './continuity-check.ts'
import { changedSince, readLastRun, readOwnChecks, readSwitchedOff } from './queries.ts'
import { relevantOperations } from './relevant-operations.ts'
import { shippedChecks } from './shipped-checks.ts'

export interface ListedCheck extends ContinuityCheck {
  readonly isOwn: boolean
  readonly isOn: boolean
}

/** A campaign's continuity checks: the shipped ones, then the game master's own. */
export async function checksOf(tables: CampaignTables): Promise<ListedCheck[]> {
  const off = await readSwitchedOff(tables)
  const own = await readOwnChecks(tables)
  const advice = 'Fix it, or mark it as intended.'
  return [
    ...shippedChecks.map((check) => ({ ...check, isOwn: false, isOn: !off.has(check.id) })),
    ...own.map((check) => ({ ...check, advice, isOwn: true, isOn: !off.has(check.id) })),
  ]
}

/** Whether any change since the last run may change the findings. */
export async function isDue(tables: CampaignTables, checks: readonly ListedCheck[]): Promise<boolean> {
  const last = await readLastRun(tables)
  if (!last || last.seq < 0) return true
  const programs = checks.flatMap(({ isOn, program }) => (isOn && program !== null ? [program] : []))
  return await changedSince(tables, last.seq, relevantOperations(programs))
}
