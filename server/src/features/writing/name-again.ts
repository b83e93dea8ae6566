import { readCampaignFile } from '#campaign-folder/campaign-file.ts'
import { campaignRules } from '#campaign-folder/campaign-rules.ts'
import type { CampaignTransaction } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'

import { changedKeys, readNames, readReferring } from './names.ts'
import { compileAgain } from './write-texts.ts'

/** Within a transaction, after `campaign.yaml` was written: recompiles the pages that get another name from it, and those that refer to them. */
export async function nameAgain(tx: CampaignTransaction, before: string, now: string): Promise<void> {
  const [old, current] = [namesIn(before), namesIn(now)]
  const files = [...new Set([...old.keys(), ...current.keys()])].filter((file) => old.get(file) !== current.get(file))
  if (files.length === 0) return
  const { db, campaign } = tx
  const rows = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where('sourcePath', 'in', listOf(db, files))
    .select('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const namesBefore = await readNames(tx, ids)
  await compileAgain(tx, ids, null)
  const referring = await readReferring(tx, changedKeys(namesBefore, await readNames(tx, ids)))
  await compileAgain(
    tx,
    referring.filter((id) => !ids.includes(id)),
    null,
  )
}

function namesIn(text: string): ReadonlyMap<string, string> {
  return campaignRules(readCampaignFile(text, null).value).givenNames
}
