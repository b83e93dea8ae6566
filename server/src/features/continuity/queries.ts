import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'
import { insertInto, listOf } from '#database/statement/lists.ts'

import { acceptedKey, openFindings, type Results } from './continuity-check.ts'

/** The findings that count, or the continuity checks themselves, have changed. */
export type ContinuityChange = Change<'continuity', { readonly findings: number } & Partial<ContinuityAction>>

/** A game master's action on the continuity check of this name. Missing if the checks only ran again. */
interface ContinuityAction {
  readonly did: 'written' | 'removed' | 'switchedOn' | 'switchedOff' | 'meant' | 'notMeant'
  readonly name: string
}

type Named = Pick<OwnCheckRecord, 'id' | 'name'>

interface OwnCheckRecord {
  readonly id: string
  readonly name: string
  readonly purpose: string
  readonly wording: string
  readonly program: string
}

interface RunRecord {
  /** The number of the newest change when the run began; -1 if a run was requested since. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly results: Results
}

/** The game master's own checks, oldest first. */
export async function readOwnChecks(tables: CampaignTables): Promise<OwnCheckRecord[]> {
  const { db, campaign } = tables
  return await db
    .selectFrom('continuityCheck')
    .where('campaign', '=', campaign)
    .select(['id', 'name', 'purpose', 'wording', 'program'])
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** The ids of the checks that are switched off. */
export async function readSwitchedOff(tables: CampaignTables): Promise<ReadonlySet<string>> {
  const { db, campaign } = tables
  const rows = await db.selectFrom('continuityOff').where('campaign', '=', campaign).select('check').execute()
  return new Set(rows.map(({ check }) => check))
}

/** The accepted findings, each as its `acceptedKey`. */
export async function readAccepted(tables: CampaignTables): Promise<ReadonlySet<string>> {
  const { db, campaign } = tables
  const all = db.selectFrom('acceptedFinding').where('campaign', '=', campaign)
  const rows = await all.select(['check', 'finding']).execute()
  return new Set(rows.map(({ check, finding }) => acceptedKey(check, finding)))
}

export async function readLastRun(tables: CampaignTables): Promise<RunRecord | null> {
  const { db, campaign } = tables
  const all = db.selectFrom('continuityRun').where('campaign', '=', campaign)
  const row = await all.select(['seq', 'at', 'results']).executeTakeFirst()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `saveRun` writes them
  return row ? { ...row, results: fromJson(row.results) as Results } : null
}

/** Whether one of the operations made a change after this number, or the log no longer goes back that far. */
export async function changedSince(
  tables: CampaignTables,
  seq: number,
  operations: readonly string[],
): Promise<boolean> {
  const { db, campaign } = tables
  const after = db.selectFrom('change').where('campaign', '=', campaign).where('seq', '>', seq)
  const first = await after.select('seq').orderBy('seq').limit(1).executeTakeFirst()
  if (first && first.seq > seq + 1) return true
  const found = await after.where('operation', 'in', operations).select('seq').limit(1).executeTakeFirst()
  return found !== undefined
}

/** The versions of these entities. Ids without an entity are left out. */
export async function readVersions(
  tables: CampaignTables,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { db, campaign } = tables
  const rows = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where('id', 'in', listOf(db, ids))
    .select(['id', 'version'])
    .execute()
  return new Map(rows.map(({ id, version }) => [id, version]))
}

export async function saveOwnCheck(tx: CampaignTransaction, check: OwnCheckRecord): Promise<void> {
  const { db, campaign, at } = tx
  const { id, ...said } = check
  await db
    .insertInto('continuityCheck')
    .values({ campaign, id, ...said, at })
    .onConflict((conflict) => conflict.columns(['campaign', 'id']).doUpdateSet(said))
    .execute()
  await askForRun(tx, { did: 'written', name: check.name })
}

/** Returns whether the check existed. */
export async function removeOwnCheck(tx: CampaignTransaction, id: string): Promise<boolean> {
  const { db, campaign } = tx
  const name = (await readOwnChecks(tx)).find((one) => one.id === id)?.name ?? ''
  const own = db.deleteFrom('continuityCheck').where('campaign', '=', campaign).where('id', '=', id)
  const { numDeletedRows } = await own.executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await db.deleteFrom('acceptedFinding').where('campaign', '=', campaign).where('check', '=', id).execute()
  await askForRun(tx, { did: 'removed', name })
  return true
}

export async function switchCheck(tx: CampaignTransaction, { id, name }: Named, on: boolean): Promise<void> {
  const { db, campaign } = tx
  const off = db.deleteFrom('continuityOff').where('campaign', '=', campaign).where('check', '=', id)
  await off.execute()
  if (!on) await db.insertInto('continuityOff').values({ campaign, check: id }).execute()
  await askForRun(tx, { did: on ? 'switchedOn' : 'switchedOff', name })
}

export async function acceptFinding(
  tx: CampaignTransaction,
  { id: check, name }: Named,
  finding: string,
  accepted: boolean,
): Promise<void> {
  const { db, campaign, at } = tx
  const row = { campaign, check, finding, at }
  const known = db.deleteFrom('acceptedFinding').where('campaign', '=', campaign).where('check', '=', check)
  await known.where('finding', '=', finding).execute()
  if (accepted) await db.insertInto('acceptedFinding').values(row).execute()
  logContinuity(tx, await countOpen(tx), { did: accepted ? 'meant' : 'notMeant', name })
}

/** Stores the results, and notifies the game master if the findings that count have changed. */
export async function saveRun(tx: CampaignTransaction, { seq, results }: Omit<RunRecord, 'at'>): Promise<void> {
  const { db, campaign, at } = tx
  const accepted = await readAccepted(tx)
  const before = openFindings((await readLastRun(tx))?.results ?? {}, accepted)
  const after = openFindings(results, accepted)
  const row = { campaign, seq, at, results: toJson<unknown>(results) }
  await db.deleteFrom('continuityRun').where('campaign', '=', campaign).execute()
  await insertInto(db, 'continuityRun', [row])
  if (before.join('\n') !== after.join('\n')) logContinuity(tx, after.length)
}

/** Makes a run due. The last results are shown until it ends. */
async function askForRun(tx: CampaignTransaction, action: ContinuityAction): Promise<void> {
  await tx.db.updateTable('continuityRun').set({ seq: -1 }).where('campaign', '=', tx.campaign).execute()
  logContinuity(tx, await countOpen(tx), action)
}

async function countOpen(tx: CampaignTransaction): Promise<number> {
  return openFindings((await readLastRun(tx))?.results ?? {}, await readAccepted(tx)).length
}

function logContinuity(tx: CampaignTransaction, findings: number, action?: ContinuityAction): void {
  const change: ContinuityChange = {
    audience: 'gameMaster',
    operation: 'continuity',
    subject: 'campaign',
    payload: { findings, ...action },
  }
  tx.log(change)
}
