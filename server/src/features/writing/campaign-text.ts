import { CAMPAIGN_FILE, readCampaignFile } from '#campaign-folder/campaign-file.ts'
import type { Fault } from '#campaign-folder/fault.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { insertInto } from '#database/statement/lists.ts'
import type { Versioned } from '#database/text-tables.ts'

import { campaignDigest } from '../entities/stored/entity-rows.ts'
import { coverOwners } from '../pictures/picture-columns.ts'
import { dateAgain } from './date-again.ts'
import { refuseFaults } from './findings.ts'
import { hideAgain } from './hide-again.ts'
import type { WrittenChange } from './log-written.ts'
import { nameAgain } from './name-again.ts'
import { readPictures } from './stored-pictures.ts'
import { forgetOldTexts, nextVersion } from './versions.ts'

/** The text of `campaign.yaml`. */
export interface CampaignText extends Versioned {
  readonly text: string
}

/** For a campaign that is created in the app. */
export const FIRST_TEXT = 'name: New campaign\n'

export async function readCampaignText({ db, campaign }: CampaignTables): Promise<CampaignText | null> {
  const row = await db
    .selectFrom('campaign')
    .where('id', '=', campaign)
    .select(['source as text', 'version', 'writtenAt', 'writtenBy', 'origin'])
    .executeTakeFirst()
  return row ?? null
}

/**
 * Within a transaction: writes `campaign.yaml`; the covers stay. `considered`: the folder's differing text, which is stored as the version
 * before this one. Throws the Problem `bad-params` if the text has faults.
 */
export async function writeCampaignText(
  tx: CampaignTransaction,
  text: string,
  { origin, considered }: { readonly origin: Versioned['origin']; readonly considered?: string | undefined },
): Promise<{ readonly version: number; readonly faults: readonly Fault[] }> {
  const { db, campaign } = tx
  const { value, faults } = readCampaignFile(text, null)
  refuseFaults(faults)
  if (!value) throw new Error('A campaign file without faults has no value')
  const before = await readCampaignText(tx)
  if (before) {
    const { text: replaced, ...version } = before
    const file = { campaign, entity: CAMPAIGN_FILE, path: CAMPAIGN_FILE }
    await insertInto(db, 'revision', [
      { ...file, text: replaced, ...version },
      ...(considered === undefined
        ? []
        : [{ ...file, text: considered, ...nextVersion(tx, version.version, 'import') }]),
    ])
    await forgetOldTexts(tx, CAMPAIGN_FILE, version.version)
  }
  const pictures = await readPictures(tx, coverOwners)
  const { name, tagline, region, masthead, accent = null } = value
  const covers = { cover: pictures.get('cover') ?? null, coverTall: pictures.get('coverTall') ?? null }
  const about = { name, tagline, region, masthead, accent, source: text }
  const digest = campaignDigest({ ...about, ...covers, entities: [] })
  const written = nextVersion(tx, (before?.version ?? 0) + (considered === undefined ? 0 : 1), origin)
  const columns = { ...about, digest, ...written }
  await db
    .insertInto('campaign')
    .values({ id: campaign, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute()
  const payload = { what: 'changed', version: written.version } as const
  const change: WrittenChange = { audience: 'everyone', operation: 'write', subject: 'campaign', payload }
  tx.log(change)
  const lost = before ? await dateAgain(tx, before.text, text) : []
  if (before) {
    await hideAgain(tx, before.text, text)
    await nameAgain(tx, before.text, text)
  }
  return { version: written.version, faults: [...faults, ...lost] }
}
