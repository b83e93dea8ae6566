import { PARTY_TAG } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'

import { judgePages, type JudgedPage } from '../public-pages/judge-pages.ts'
import type { SiteOptions } from './site-options.ts'

/** All pages of the campaign by id, judged. */
async function judgeAll(tables: CampaignTables): Promise<JudgedPage[]> {
  const { db, campaign } = tables
  const rows = await db.selectFrom('entity').where('campaign', '=', campaign).select('id').orderBy('id').execute()
  return await judgePages(
    tables,
    rows.map(({ id }) => id),
  )
}

function isIn({ card, leftOut }: JudgedPage, { party, sources }: Pick<SiteOptions, 'party' | 'sources'>): boolean {
  if (leftOut === 'hidden' || (leftOut === 'source' && !sources)) return false
  return party || !card.tags.includes(PARTY_TAG)
}

/** The ids of the pages in a site. */
export async function siteIds(tables: CampaignTables, options: SiteOptions): Promise<string[]> {
  return (await judgeAll(tables)).filter((page) => isIn(page, options)).map(({ id }) => id)
}

/** How many pages each choice is about, for the page on which a game master makes them. */
export async function countSite(tables: CampaignTables) {
  const judged = await judgeAll(tables)
  const open = judged.filter(({ leftOut }) => leftOut !== 'hidden')
  const own = open.filter(({ leftOut }) => leftOut === null)
  return {
    pages: judged.length,
    open: own.length,
    party: own.filter(({ card }) => card.tags.includes(PARTY_TAG)).length,
    sources: open.length - own.length,
    newsletters: own.filter(({ type }) => type === 'newsletter').length,
    generated: (await generatedKeys(tables)).size,
  }
}

/** The keys of pictures that a model made. */
export async function generatedKeys({ db, campaign }: CampaignTables): Promise<ReadonlySet<string>> {
  const hashes = db.selectFrom('generatedPicture').where('campaign', '=', campaign).select('hash')
  const [added, ofFolder] = [
    await db
      .selectFrom('addedPicture')
      .where('campaign', '=', campaign)
      .where('removedAt', 'is', null)
      .where('hash', 'in', hashes)
      .select('key')
      .execute(),
    await db.selectFrom('picture').where('campaign', '=', campaign).where('hash', 'in', hashes).select('key').execute(),
  ]
  return new Set([...added, ...ofFolder].map(({ key }) => key))
}
