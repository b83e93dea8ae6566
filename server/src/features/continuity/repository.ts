import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'
import { insertInto, listOf } from '#database/statement/lists.ts'

import { acceptedKey, openFindings, type Results } from './continuity-check.ts'

/** The findings that count, or the continuity checks themselves, are others than before. */
export type ContinuityChange = Change<'continuity', { readonly findings: number } & Partial<ContinuityDeed>>

/** What a game master did to a continuity check of this name; nobody did anything if they were only run again. */
interface ContinuityDeed {
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
  /** The number of the last change that it may have seen. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly results: Results
}

export interface ContinuityRepository {
  /** The game master's own, oldest first. */
  own(): Promise<OwnCheckRecord[]>
  /** The ids of those that are switched off. */
  switchedOff(): Promise<ReadonlySet<string>>
  /** What is meant: `acceptedKey` of each. */
  accepted(): Promise<ReadonlySet<string>>
  lastRun(): Promise<RunRecord | null>
  /** Whether there is a change after this number through one of the operations, or the log does not tell any more. */
  changedSince(seq: number, operations: readonly string[]): Promise<boolean>
  /** The versions of the entities of these ids that exist. */
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
}

export interface ContinuityWriter extends ContinuityRepository {
  saveOwn(check: OwnCheckRecord): Promise<void>
  /** Returns whether there was one. */
  removeOwn(id: string): Promise<boolean>
  switch(check: Named, on: boolean): Promise<void>
  accept(check: Named, finding: string, accepted: boolean): Promise<void>
  /** Stores what was found, and tells the game master if other findings count than before. */
  saveRun(run: Omit<RunRecord, 'at'>): Promise<void>
}

export function continuityRepository({ db, campaign }: CampaignTables): ContinuityRepository {
  return {
    own: async () =>
      await db
        .selectFrom('continuityCheck')
        .where('campaign', '=', campaign)
        .select(['id', 'name', 'purpose', 'wording', 'program'])
        .orderBy('at')
        .orderBy('id')
        .execute(),
    switchedOff: async () => {
      const rows = await db.selectFrom('continuityOff').where('campaign', '=', campaign).select('check').execute()
      return new Set(rows.map(({ check }) => check))
    },
    accepted: async () => {
      const all = db.selectFrom('acceptedFinding').where('campaign', '=', campaign)
      const rows = await all.select(['check', 'finding']).execute()
      return new Set(rows.map(({ check, finding }) => acceptedKey(check, finding)))
    },
    lastRun: async () => {
      const all = db.selectFrom('continuityRun').where('campaign', '=', campaign)
      const row = await all.select(['seq', 'at', 'results']).executeTakeFirst()
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `saveRun` writes them
      return row ? { ...row, results: fromJson(row.results) as Results } : null
    },
    changedSince: async (seq, operations) => {
      const after = db.selectFrom('change').where('campaign', '=', campaign).where('seq', '>', seq)
      const first = await after.select('seq').orderBy('seq').limit(1).executeTakeFirst()
      if (first && first.seq > seq + 1) return true
      const found = await after.where('operation', 'in', operations).select('seq').limit(1).executeTakeFirst()
      return found !== undefined
    },
    versions: async (ids) => {
      const rows = await db
        .selectFrom('entity')
        .where('campaign', '=', campaign)
        .where('id', 'in', listOf(db, ids))
        .select(['id', 'version'])
        .execute()
      return new Map(rows.map(({ id, version }) => [id, version]))
    },
  }
}

export function continuityWriter(tx: CampaignTransaction): ContinuityWriter {
  const { db, campaign, at } = tx
  const reader = continuityRepository(tx)
  const tell = (findings: number, deed?: ContinuityDeed) => {
    const change: ContinuityChange = {
      audience: 'gameMaster',
      operation: 'continuity',
      subject: 'campaign',
      payload: { findings, ...deed },
    }
    tx.log(change)
  }
  const count = async () => openFindings((await reader.lastRun())?.results ?? {}, await reader.accepted()).length
  /** What was found last is shown until the next run, which is due. */
  const runAgain = async (deed: ContinuityDeed) => {
    await db.updateTable('continuityRun').set({ seq: -1 }).where('campaign', '=', campaign).execute()
    tell(await count(), deed)
  }
  return {
    ...reader,
    saveOwn: async (check) => {
      const { id, ...said } = check
      await db
        .insertInto('continuityCheck')
        .values({ campaign, id, ...said, at })
        .onConflict((conflict) => conflict.columns(['campaign', 'id']).doUpdateSet(said))
        .execute()
      await runAgain({ did: 'written', name: check.name })
    },
    removeOwn: async (id) => {
      const name = (await reader.own()).find((one) => one.id === id)?.name ?? ''
      const own = db.deleteFrom('continuityCheck').where('campaign', '=', campaign).where('id', '=', id)
      const { numDeletedRows } = await own.executeTakeFirst()
      if (numDeletedRows === 0n) return false
      await db.deleteFrom('acceptedFinding').where('campaign', '=', campaign).where('check', '=', id).execute()
      await runAgain({ did: 'removed', name })
      return true
    },
    switch: async ({ id, name }, on) => {
      const off = db.deleteFrom('continuityOff').where('campaign', '=', campaign).where('check', '=', id)
      await off.execute()
      if (!on) await db.insertInto('continuityOff').values({ campaign, check: id }).execute()
      await runAgain({ did: on ? 'switchedOn' : 'switchedOff', name })
    },
    accept: async ({ id: check, name }, finding, accepted) => {
      const row = { campaign, check, finding, at }
      const known = db.deleteFrom('acceptedFinding').where('campaign', '=', campaign).where('check', '=', check)
      await known.where('finding', '=', finding).execute()
      if (accepted) await db.insertInto('acceptedFinding').values(row).execute()
      tell(await count(), { did: accepted ? 'meant' : 'notMeant', name })
    },
    saveRun: async ({ seq, results }) => {
      const accepted = await reader.accepted()
      const before = openFindings((await reader.lastRun())?.results ?? {}, accepted)
      const after = openFindings(results, accepted)
      const row = { campaign, seq, at, results: toJson<unknown>(results) }
      await db.deleteFrom('continuityRun').where('campaign', '=', campaign).execute()
      await insertInto(db, 'continuityRun', [row])
      if (before.join('\n') !== after.join('\n')) tell(after.length)
    },
  }
}
