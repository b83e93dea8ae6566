import { categoryOf, entityTypes, type EntityType } from '@waybook/contract'

import { escapeHtml } from '#rich-text/escape-html.ts'

import type { PublicCard } from '../public-card.ts'
import type { Addresses } from './addresses.ts'
import { hasThumbnail, thumbnailHtml } from './picture-html.ts'

const ARROW = '<svg class="go" viewBox="0 0 24 24" aria-hidden="true"><path d="m9 5 7 7-7 7"/></svg>'

/** Links to pages, one a row. Without any picture, the names begin at the edge. */
export function rowsHtml(cards: readonly PublicCard[], addresses: Addresses): string {
  const isPictured = cards.some(({ image }) => hasThumbnail(image, addresses))
  const items = cards.map((card) => {
    const words = `<span><b>${escapeHtml(card.name)}</b><small>${escapeHtml(card.description)}</small></span>`
    const address = addresses.page(card.id) ?? ''
    return `<li><a href="${escapeHtml(address)}">${isPictured ? thumbnailHtml(card.image, addresses) : ''}${words}${ARROW}</a></li>`
  })
  return `<ul class="rows${isPictured ? '' : ' plain'}">\n${items.join('\n')}\n</ul>`
}

/** Rows with a heading for each type. */
export function rowsByType(cards: readonly PublicCard[], addresses: Addresses): string {
  return entityTypes
    .flatMap((type) => {
      const ofType = cards.filter((card) => card.type === type)
      return ofType.length === 0 ? [] : [`<h2>${sectionName(type)}</h2>\n${rowsHtml(ofType, addresses)}`]
    })
    .join('\n')
}

/**
 * The name of all pages of a type.
 * @example sectionName('fauna') // 'Fauna'
 */
export function sectionName(type: EntityType): string {
  const category = type === 'critical' ? 'critical injuries' : categoryOf[type]
  return `${category.charAt(0).toUpperCase()}${category.slice(1)}`
}
