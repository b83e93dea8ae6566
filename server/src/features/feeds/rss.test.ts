import { describe, expect, it } from 'vitest'

import { escapeXml, writeRss } from './rss.ts'

const item = {
  title: 'Lamps & <b>oil</b>',
  link: 'https://waybook.test/newsletters/lamps',
  description: '1 < 2 & "so on"',
  publishedAt: Date.parse('2026-11-22'),
}
const channel = { title: 'The Road: News', link: 'https://waybook.test/news', description: 'Wet.', items: [item] }

describe('a feed', () => {
  it('[FEED-3] is RSS 2.0', () => {
    expect(writeRss(channel)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0">
<channel>
<title>The Road: News</title>
<link>https://waybook.test/news</link>
<description>Wet.</description>
<item>
<title>Lamps &amp; &lt;b&gt;oil&lt;/b&gt;</title>
<link>https://waybook.test/newsletters/lamps</link>
<guid isPermaLink="true">https://waybook.test/newsletters/lamps</guid>
<description>1 &amp;lt; 2 &amp;amp; &amp;quot;so on&amp;quot;</description>
<pubDate>Sun, 22 Nov 2026 00:00:00 GMT</pubDate>
</item>
</channel>
</rss>
`)
  })

  it('[FEED-3] leaves out unknown fields', () => {
    const text = writeRss({ ...channel, items: [{ ...item, description: '', publishedAt: null }] })
    expect(text).not.toMatch(/pubDate|<item>[^]*<description>/)
  })

  it.each([
    ['a\u0000b\u0008c\u001Fd', 'abcd'],
    ['tab\t and\nline', 'tab\t and\nline'],
    ['half \uD83D pair', 'half  pair'],
    ['whole \u{1F56F} pair', 'whole \u{1F56F} pair'],
    ['\uFFFE\uFFFF]]>', ']]&gt;'],
  ])('[FEED-3] removes characters that XML cannot have: %j', (text, escaped) => {
    expect(escapeXml(text)).toBe(escaped)
  })
})
