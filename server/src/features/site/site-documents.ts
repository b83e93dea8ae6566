import { entityTypes, type Picture } from '@waybook/contract'

import { escapeHtml } from '#rich-text/escape-html.ts'

import { mapHtml } from '../public-pages/html/map-html.ts'
import { linkHtml } from '../public-pages/html/page-html.ts'
import { pictureHtml } from '../public-pages/html/picture-html.ts'
import { rowsByType, rowsHtml, sectionName } from '../public-pages/html/rows-html.ts'
import type { PublicCard } from '../public-pages/public-card.ts'
import type { PublicMap } from '../public-pages/public-page.ts'
import type { SitePlace } from './site-place.ts'

/** The newest issues on the first page. */
const NEWS_MAX = 3

interface Home {
  readonly name: string
  readonly tagline: string
  readonly cover: Picture | null
  /** Newest first. */
  readonly news: readonly PublicCard[]
  /** All pages. */
  readonly cards: readonly PublicCard[]
}

export function homeHtml({ name, tagline, cover, news, cards }: Home, place: SitePlace): string {
  const addresses = place.from('index.html')
  const types = entityTypes.filter((type) => cards.some((card) => card.type === type))
  const sections = types.map((type) => {
    const ofType = cards.filter((card) => card.type === type)
    const [first] = ofType
    const folder = first?.id.split('/')[0] ?? ''
    return `<li><a href="${folder}/index.html">${sectionName(type)}</a> <span>${ofType.length}</span></li>`
  })
  return [
    cover ? pictureHtml(cover, { alt: '', addresses, isFirst: true }) : '',
    `<h1>${escapeHtml(name)}</h1>`,
    tagline === '' ? '' : `<p class="lede">${escapeHtml(tagline)}</p>`,
    news.length === 0 ? '' : `<h2>News</h2>\n${rowsHtml(news.slice(0, NEWS_MAX), addresses)}`,
    `<h2>The world</h2>\n<ul class="sections">\n${sections.join('\n')}\n</ul>`,
  ].join('\n')
}

/** The list of a section, such as `items/index.html`. */
export function sectionHtml(cards: readonly PublicCard[], folder: string, place: SitePlace): string {
  const [first] = cards
  const title = first ? sectionName(first.type) : ''
  return `<h1>${title}</h1>\n${rowsHtml(cards, place.from(`${folder}/index.html`))}`
}

export function allPagesHtml(cards: readonly PublicCard[], place: SitePlace): string {
  return `<h1>All pages</h1>\n<div data-all="">\n${rowsByType(cards, place.from('pages.html'))}\n</div>`
}

export interface SiteMap {
  readonly name: string
  readonly map: PublicMap
}

export function mapsHtml(first: SiteMap, others: readonly PublicCard[], place: SitePlace): string {
  const addresses = place.from('map.html')
  const more = others.length === 0 ? '' : `\n<h2>More maps</h2>\n${rowsHtml(others, addresses)}`
  return `<h1>${escapeHtml(first.name)}</h1>\n${mapHtml(first.map, { name: first.name, addresses })}${more}`
}

export interface SiteEvent {
  readonly id: string
  readonly name: string
  readonly date: string
  readonly description: string
}

export function timelineHtml(events: readonly SiteEvent[], place: SitePlace): string {
  const addresses = place.from('timeline.html')
  const rows = events.map(
    ({ id, name, date, description }) =>
      `<li><span>${escapeHtml(date)}</span><b>${linkHtml(name, addresses.page(id))}</b>${escapeHtml(description)}</li>`,
  )
  return `<h1>Timeline</h1>\n<ol class="timeline">\n${rows.join('\n')}\n</ol>`
}
