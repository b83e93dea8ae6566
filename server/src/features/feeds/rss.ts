/** What a feed says about itself and its items. All texts are plain. */
export interface RssChannel {
  readonly title: string
  readonly link: string
  readonly description: string
  readonly items: readonly RssItem[]
}

export interface RssItem {
  readonly title: string
  /** Identifies the item, too. */
  readonly link: string
  /** Left out if it is empty. */
  readonly description: string
  /** Milliseconds since 1970; `null` if it is not known. */
  readonly publishedAt: number | null
}

/** Writes RSS 2.0. */
export function writeRss({ title, link, description, items }: RssChannel): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0">',
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    ...items.flatMap(itemLines),
    '</channel>',
    '</rss>',
  ]
  return `${lines.join('\n')}\n`
}

function itemLines({ title, link, description, publishedAt }: RssItem): string[] {
  return [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    // Readers take it for HTML, in which the text has to be escaped once more.
    ...(description === '' ? [] : [element('description', escapeXml(description))]),
    ...(publishedAt === null ? [] : [element('pubDate', dateOf(publishedAt))]),
    '</item>',
  ]
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** As RFC 822 has it, with a year of four digits. */
const dateOf = (at: number) => new Date(at).toUTCString()

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Without the characters that XML cannot have at all, however they are written. */
export function escapeXml(text: string): string {
  const allowed = text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
  return allowed.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character)
}
