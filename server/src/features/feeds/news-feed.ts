import { routeOf } from '@waybook/contract'

import { DAY_MS, publishedOn } from '#campaign-folder/entity-dates.ts'
import { readMatter } from '#campaign-folder/entity-file.ts'

import { readCampaign } from '../campaign/queries.ts'
import type { CardRecord } from '../entities/entity-record.ts'
import { listEntities } from '../entities/list.ts'
import { toCards } from '../entities/presenter.ts'
import type { RequestContext } from '../request-context.ts'
import { readSources } from '../writing/source.ts'
import type { RssChannel, RssItem } from './rss.ts'

/** Feed readers want recent items, not the archive. */
const ITEMS_MAX = 30

/**
 * The newest newsletters that the viewer may see now, with their descriptions but not their texts: hiding a newsletter cannot take back
 * what a feed reader has fetched. `origin`: the origin of the campaign's pages.
 */
export async function newsFeed(context: RequestContext, origin: string): Promise<RssChannel> {
  const { records, scope } = context
  const campaign = await readCampaign(records)
  const { entities } = await listEntities(records, { type: 'newsletter', sort: 'name', limit: ITEMS_MAX }, scope)
  const published = await publishedAt(context, entities)
  const items = (await toCards(entities, context)).map((card): RssItem => ({
    title: card.name,
    link: `${origin}${routeOf(card.id)}`,
    description: card.description,
    publishedAt: published.get(card.id) ?? null,
  }))
  const name = campaign?.name ?? 'Waybook'
  const description = campaign?.tagline || `The newsletters of ${name}`
  return { title: `${name}: News`, link: `${origin}/news`, description, items }
}

/** The real-world dates in the files of newsletters, in milliseconds since 1970. */
async function publishedAt({ records }: RequestContext, newsletters: readonly CardRecord[]) {
  const sources = await readSources(
    records,
    newsletters.map(({ id }) => id),
  )
  const days = [...sources].flatMap(([id, { path, text }]) => {
    const { fields } = readMatter({ id, path, text })
    const day = fields && publishedOn(fields)
    return day === null ? [] : [[id, day * DAY_MS] as const]
  })
  return new Map(days)
}
