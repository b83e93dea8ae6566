/** The contents of a feed. All texts are plain. */
export interface RssChannel {
  readonly title: string
  readonly link: string
  readonly description: string
  readonly items: readonly RssItem[]
}

export interface RssItem {
  readonly title: string
  /** Also identifies the item. */
  readonly link: string
  /** Left out if it is empty. */
  readonly description: string
  /** Milliseconds since 1970; `null` if unknown. */
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
    // Feed readers treat it as HTML, so the text is escaped twice.
    ...(description === '' ? [] : [element('description', escapeXml(description))]),
    ...(publishedAt === null ? [] : [element('pubDate', dateOf(publishedAt))]),
    '</item>',
  ]
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** In the format of RFC 822, with a four-digit year. */
const dateOf = (at: number) => new Date(at).toUTCString()

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Also removes characters that XML does not allow, even escaped. */
export function escapeXml(text: string): string {
  const allowed = text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
  return allowed.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character)
}
