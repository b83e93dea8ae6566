import { escapeHtml } from '#rich-text/escape-html.ts'

import type { PublicPage } from '../public-page.ts'
import { withAddresses, type Addresses } from './addresses.ts'
import { mapHtml } from './map-html.ts'
import { pictureHtml } from './picture-html.ts'

/** The contents of one page: picture, name, texts, map, facts and relationships. */
export function pageHtml(page: PublicPage, addresses: Addresses): string {
  const { name, masthead, dateline, date, description, appearance, image } = page
  // The map of a place is often its picture as well.
  const isMap = image !== null && page.map?.image.originalUrl === image.originalUrl
  return [
    masthead === '' ? '' : `<p class="masthead">${escapeHtml(masthead)}</p>`,
    image === null || isMap
      ? ''
      : pictureHtml(image, { alt: name, addresses, isFirst: true, isGenerated: page.isImageGenerated }),
    `<h1>${escapeHtml(name)}</h1>`,
    description === '' ? '' : `<p class="lede">${escapeHtml(description)}</p>`,
    dateline === '' ? '' : `<p class="dateline">${escapeHtml(dateline)}</p>`,
    date === '' ? '' : `<p class="dateline">${escapeHtml(date)}</p>`,
    appearance === '' ? '' : `<div class="prose"><p>${escapeHtml(appearance)}</p></div>`,
    page.map === null ? '' : mapHtml(page.map, { name, addresses }),
    page.html === '' ? '' : `<div class="prose">${withAddresses(page.html, addresses)}</div>`,
    factsHtml(page),
    tiesHtml(page, addresses),
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function factsHtml({ facts }: PublicPage): string {
  if (facts.length === 0) return ''
  const rows = facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
  return `<dl class="facts">\n${rows.join('\n')}\n</dl>`
}

function tiesHtml({ ties }: PublicPage, addresses: Addresses): string {
  if (ties.length === 0) return ''
  const rows = ties.map(
    ({ type, id, name }) => `<li><span>${escapeHtml(type)}</span> ${linkHtml(name, addresses.page(id))}</li>`,
  )
  return `<section class="ties"><h2>Relationships</h2>\n<ul>\n${rows.join('\n')}\n</ul></section>`
}

/** A link, or only its words if there is no address. */
export function linkHtml(words: string, address: string | null): string {
  const text = escapeHtml(words)
  return address === null ? text : `<a href="${escapeHtml(address)}">${text}</a>`
}
