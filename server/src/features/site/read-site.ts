import type { Picture } from '@waybook/contract'

import { readCampaign } from '../campaign/queries.ts'
import { listEntities } from '../entities/list.ts'
import { mapOperations } from '../maps/operations.ts'
import { toPicture } from '../pictures/presenter.ts'
import { readPublicCards, type PublicCard } from '../public-pages/public-card.ts'
import { publicContext } from '../public-pages/public-context.ts'
import { publicMapOf } from '../public-pages/public-page.ts'
import type { RequestContext } from '../request-context.ts'
import { timelineOperations } from '../timeline/operations.ts'
import type { SiteEvent, SiteMap } from './site-documents.ts'
import type { SiteOptions } from './site-options.ts'
import { generatedKeys, siteIds } from './site-pages.ts'
import { SitePlace } from './site-place.ts'

/** The campaign as the site shows it, without the pages' texts. */
export interface SiteContent {
  readonly name: string
  readonly tagline: string
  readonly cover: Picture | null
  readonly ids: ReadonlySet<string>
  readonly cards: readonly PublicCard[]
  /** Newest first. */
  readonly news: readonly PublicCard[]
  /** The map of the world, or the first of the maps; `null` without one. */
  readonly map: SiteMap | null
  /** The pages of the other maps. */
  readonly maps: readonly PublicCard[]
  /** Oldest first. */
  readonly events: readonly SiteEvent[]
  readonly place: SitePlace
  /** A player without a character, for whom links lead to the pages of the site only. */
  readonly visitor: RequestContext
}

const ISSUES_MAX = 500

export async function readSiteContent(
  context: Pick<RequestContext, 'campaignId' | 'records'>,
  options: SiteOptions,
): Promise<SiteContent> {
  const { records } = context
  const ids = new Set(await siteIds(records, options))
  const visitor = publicContext(context, ids)
  const campaign = await readCampaign(records)
  const cards = (await readPublicCards(visitor, [...ids])).toSorted(byName)
  const leftOut = options.generated ? new Set<string>() : await generatedKeys(records)
  const issues = await listEntities(records, { type: 'newsletter', sort: 'name', limit: ISSUES_MAX }, visitor.scope)
  const ofId = new Map(cards.map((card) => [card.id, card]))
  const { map, maps } = options.maps ? await readMaps(visitor, ofId) : { map: null, maps: [] }
  return {
    name: campaign?.name ?? 'Waybook',
    tagline: campaign?.tagline ?? '',
    cover: toPicture(campaign?.cover ?? null),
    ids,
    cards,
    news: issues.entities.flatMap(({ id }) => ofId.get(id) ?? []),
    map,
    maps,
    events: options.maps ? await readEvents(visitor, ofId) : [],
    place: new SitePlace(ids, leftOut),
    visitor,
  }
}

const byName = (one: PublicCard, other: PublicCard) => one.name.localeCompare(other.name, 'en')

async function readMaps(visitor: RequestContext, ofId: ReadonlyMap<string, PublicCard>) {
  const { maps, world } = await mapOperations.listMaps(visitor)
  const open = maps.filter(({ id, image }) => image !== null && ofId.has(id))
  const first = open.find(({ id }) => id === world) ?? open[0]
  const map = first ? await publicMapOf(visitor, first.id) : null
  if (!first || !map) return { map: null, maps: [] }
  const others = open.filter(({ id }) => id !== first.id).flatMap(({ id }) => ofId.get(id) ?? [])
  return { map: { name: first.name, map }, maps: others }
}

const EVENTS_AT_ONCE = 200

async function readEvents(visitor: RequestContext, ofId: ReadonlyMap<string, PublicCard>): Promise<SiteEvent[]> {
  const events: SiteEvent[] = []
  let after: string | undefined
  do {
    const { entries, next } = await timelineOperations.getTimeline(visitor, { limit: EVENTS_AT_ONCE, after })
    for (const entry of entries) {
      if (entry.kind !== 'event' || !ofId.has(entry.entity.id)) continue
      const { id, name, description } = entry.entity
      events.push({ id, name, description, date: entry.date.text })
    }
    after = next ?? undefined
  } while (after !== undefined)
  return events
}
