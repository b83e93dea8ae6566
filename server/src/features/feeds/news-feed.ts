import { routeOf } from '@waybook/contract'
import { readFields } from '@waybook/entity-text'

import { toCards } from '../entities/presenter.ts'
import type { RequestContext } from '../request-context.ts'
import type { RssChannel, RssItem } from './rss.ts'

/** Readers ask for what is new, not for the archive. */
const ITEMS_MAX = 30

/**
 * The newest newsletters that the viewer may see now, with their descriptions but not their texts: what a feed reader has fetched cannot be
 * taken back when a newsletter is hidden again. `origin`: where the campaign's pages are.
 */
export async function newsFeed(context: RequestContext, origin: string): Promise<RssChannel> {
  const { records, scope } = context
  const campaign = await records.campaign.find()
  const { entities } = await records.entities.list({ type: 'newsletter', sort: 'name', limit: ITEMS_MAX }, scope)
  const items: RssItem[] = []
  for (const { id, name, description } of await toCards(entities, context))
    items.push({
      title: name,
      link: `${origin}${routeOf(id)}`,
      description,
      publishedAt: await publishedAt(context, id),
    })
  const name = campaign?.name ?? 'Waybook'
  const description = campaign?.tagline || `The newsletters of ${name}`
  return { title: `${name}: News`, link: `${origin}/news`, description, items }
}

/** The date of the real world in the file of a newsletter. */
async function publishedAt({ records }: RequestContext, id: string): Promise<number | null> {
  const source = await records.texts.source(id)
  const read = readFields(source?.text ?? '')
  const { date, dateline } = read.ok ? read.fields : {}
  const written = date ?? dateline
  const [day] = /^\d{4}-\d{2}-\d{2}\b/.exec(typeof written === 'string' ? written : '') ?? []
  const at = Date.parse(day ?? '')
  return Number.isNaN(at) ? null : at
}
