import { everything, type Share, type SharedPage, type SharePreview } from '@waybook/contract'

import { linkedIds } from '#rich-text/resolve-links.ts'

import { knownNames } from '../entities/presenter.ts'
import { readEntity } from '../entities/read-entity.ts'
import { toPicture } from '../pictures/presenter.ts'
import { judgePages, type JudgedPage } from '../public-pages/judge-pages.ts'
import { publicContext } from '../public-pages/public-context.ts'
import { readPublicPage } from '../public-pages/public-page.ts'
import type { RequestContext } from '../request-context.ts'
import { TRIES_MAX, type ShareRecord } from './queries.ts'

function toSharedPage({ id, type, card, leftOut }: JudgedPage): SharedPage {
  return { id, type, name: card.name, image: toPicture(card.picture), leftOut }
}

/** `urlOf`: the address of a share; `null` if it can no longer be derived. */
export async function toShares(
  { records }: RequestContext,
  shares: readonly ShareRecord[],
  urlOf: (share: ShareRecord) => string | null,
): Promise<Share[]> {
  const judged = await judgePages(records, [...new Set(shares.flatMap(({ ids }) => ids))])
  const pages = new Map(judged.map((page) => [page.id, toSharedPage(page)]))
  return shares.map((share) => ({
    id: share.id,
    url: urlOf(share),
    note: share.note,
    createdAt: share.createdAt,
    until: share.until,
    endedAt: share.endedAt,
    hasPassword: share.password !== null,
    isLocked: share.tries >= TRIES_MAX,
    views: share.views,
    viewedAt: share.viewedAt,
    pages: share.ids.flatMap((id) => pages.get(id) ?? []),
  }))
}

/** What visitors would see of these pages. `show`: the page that is shown whole; the first one by default. */
export async function toPreview(
  context: RequestContext,
  ids: readonly string[],
  show: string | undefined,
): Promise<SharePreview> {
  const judged = await judgePages(context.records, [...new Set(ids)])
  const readable = judged.flatMap(({ id, leftOut }) => (leftOut === null ? [id] : []))
  const pages = judged.map(toSharedPage)
  const id = show !== undefined && readable.includes(show) ? show : readable[0]
  if (id === undefined) return { pages, shown: null, keptBack: { secrets: 0, links: 0 } }
  const visitor = publicContext(context, new Set(readable))
  const page = await readPublicPage(visitor, id)
  const shown = page && {
    id,
    name: page.name,
    description: page.description,
    html: page.html,
    image: page.image,
    hasMap: page.map !== null,
  }
  return { pages, shown, keptBack: await keptBackOf(visitor, id) }
}

const SECRET = /<aside data-secret=/g

/** The secrets in the text of a page, and its links to pages that players do not know. */
async function keptBackOf(visitor: RequestContext, id: string): Promise<SharePreview['keptBack']> {
  const [full, open] = [
    await readEntity(visitor.records, id, everything),
    await readEntity(visitor.records, id, visitor.scope),
  ]
  const count = (html = '') => html.match(SECRET)?.length ?? 0
  const text = open?.longDescription ?? ''
  const names = await knownNames([text], visitor)
  const links = linkedIds(text).filter((linked) => !names.has(linked)).length
  return { secrets: Math.max(0, count(full?.longDescription) - count(text)), links }
}
