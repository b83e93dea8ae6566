import { escapeHtml } from '#rich-text/escape-html.ts'

import type { PublicMap } from '../public-page.ts'
import type { Addresses } from './addresses.ts'

interface Shown {
  /** The name of the map's page. */
  readonly name: string
  readonly addresses: Addresses
}

/**
 * A map with numbered pins, and the list of their names below. The pins are an image without a view box on top of the picture: they move
 * with the picture and keep their size, without a script and without inline styles.
 */
export function mapHtml({ image, pins }: PublicMap, { name, addresses }: Shown): string {
  const address = addresses.picture(image.originalUrl)
  if (address === null) return ''
  const { width, height } = image
  const picture = `<img src="${escapeHtml(address)}" alt="Map: ${escapeHtml(name)}" width="${width}" height="${height}">`
  const marks = pins.map(({ x, y }, index) => pinHtml(x, y, index + 1))
  const names = pins.map((pin) => {
    const to = pin.id === null ? null : addresses.page(pin.id)
    const words = escapeHtml(pin.name)
    return `<li>${to === null ? words : `<a href="${escapeHtml(to)}">${words}</a>`}</li>`
  })
  const list = pins.length === 0 ? '' : `\n<ol class="pins">\n${names.join('\n')}\n</ol>`
  const overlay = pins.length === 0 ? '' : `<svg aria-hidden="true">${marks.join('')}</svg>`
  return `<figure class="map"><div>${picture}${overlay}</div>${list}</figure>`
}

/** In percent from the left and from the top. The list below has the names, so a screen reader skips the marks. */
function pinHtml(x: number, y: number, number: number): string {
  return `<svg x="${x}%" y="${y}%"><circle r="12"/><text dy="0.36em">${number}</text></svg>`
}
