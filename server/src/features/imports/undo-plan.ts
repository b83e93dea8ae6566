import type { ChangedPage } from '@waybook/contract'

import { CAMPAIGN_FILE } from '#campaign-folder/campaign-file.ts'
import type { CampaignTables } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'
import type { ImportedPage } from '#database/text-tables.ts'

import type { ImportRecord } from './import-records.ts'

/** What an undo does with a page of the import. */
export interface PageToUndo {
  readonly page: ImportedPage
  /** The page's id now, if it exists. */
  readonly now: string | null
  readonly name: string
  readonly would: ChangedPage['would']
  /** Whether somebody has changed, played or deleted the page since, or added it again. */
  readonly isChanged: boolean
}

export interface UndoPlan {
  readonly pages: readonly PageToUndo[]
  /** Whether `campaign.yaml` has changed since. */
  readonly isCampaignChanged: boolean
}

/** Compares the pages of an import with the campaign now. */
export async function planUndo(tables: CampaignTables, record: ImportRecord): Promise<UndoPlan> {
  const ids = record.pages.map(({ id }) => id)
  const former = await readFormerIds(tables, ids)
  const nowOf = (id: string) => former.get(id) ?? id
  const there = await readPages(tables, ids.map(nowOf))
  const used = await readUsed(tables, record)
  const about = await tables.db
    .selectFrom('campaign')
    .where('id', '=', tables.campaign)
    .select('version')
    .executeTakeFirst()
  const pages = record.pages.map((page): PageToUndo => {
    const now = there.get(nowOf(page.id))
    const would = page.before === null ? 'remove' : page.after === null || !now ? 'restore' : 'revert'
    const isAsLeft = now ? now.version === page.after && now.id === page.id : page.after === null
    const isUsed = page.before === null && used.has(page.id)
    // A page that the import has added and somebody has deleted is gone already.
    const isGone = page.before === null && !now
    const isChanged = !isGone && (!isAsLeft || isUsed)
    return { page, now: now?.id ?? null, name: now?.name ?? page.id, would, isChanged }
  })
  return { pages, isCampaignChanged: about?.version !== record.about.after }
}

/** The current ids of renamed pages, by their former ids. */
async function readFormerIds({ db, campaign }: CampaignTables, ids: readonly string[]) {
  const rows = await db
    .selectFrom('formerId')
    .where('campaign', '=', campaign)
    .where('id', 'in', listOf(db, ids))
    .select(['id', 'entity'])
    .execute()
  return new Map(rows.map(({ id, entity }) => [id, entity]))
}

async function readPages({ db, campaign }: CampaignTables, ids: readonly string[]) {
  const rows = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where('id', 'in', listOf(db, ids))
    .select(['id', 'name', 'version'])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The pages with something that a removal would leave without its page: an added picture, a note, play, tokens, drawings or drawn walls. */
async function readUsed({ db, campaign }: CampaignTables, { at }: ImportRecord): Promise<ReadonlySet<string>> {
  const pictures = db
    .selectFrom('addedPicture')
    .where('campaign', '=', campaign)
    .where('addedAt', '>=', at)
    .where('removedAt', 'is', null)
    .select('entity as id')
  const notes = db
    .selectFrom('note')
    .where('campaign', '=', campaign)
    .where('changedAt', '>=', at)
    .where('deletedAt', 'is', null)
    .where('entity', 'is not', null)
    .select((eb) => eb.fn.coalesce('entity', eb.val(CAMPAIGN_FILE)).as('id'))
  const played = db
    .selectFrom('characterState')
    .where('campaign', '=', campaign)
    .where('lastUpdated', '>=', at)
    .select('character as id')
  const scenes = db.selectFrom('token').where('campaign', '=', campaign).select('scene as id')
  const characters = db.selectFrom('token').where('campaign', '=', campaign).select('character as id')
  const drawings = db.selectFrom('drawing').where('campaign', '=', campaign).select('scene as id')
  const walls = db.selectFrom('wallStep').where('campaign', '=', campaign).select('scene as id')
  const onTable = scenes.union(characters).union(drawings).union(walls)
  const rows = await pictures.union(notes).union(played).union(onTable).execute()
  return new Set(rows.map(({ id }) => id))
}
