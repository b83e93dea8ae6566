import { rendered } from '@waybook/testing/features/rich-text/rendered.ts'
import { describe, expect, it } from 'vitest'

import { embeddedIds, resolveCards, resolvePictures } from './embeds.ts'
import { resolveFiles } from './linked-files.ts'

const html = (...lines: string[]) => rendered(...lines).full

describe('a picture in a text', () => {
  it.each([
    ['![[map.png]]', '<img data-picture="map.png" alt="map">'],
    ['![[Old_road-map.PNG|300]]', '<img data-picture="Old_road-map.PNG" alt="Old road map" width="300">'],
    ['![[Maps/a b.webp|The road|300x200]]', '<img data-picture="Maps%2Fa%20b.webp" alt="The road" width="300">'],
    ['![The road](Maps/a%20b.png)', '<img data-picture="Maps%2Fa%20b.png" alt="The road">'],
    ['![The road|120](<a b.png> "x")', '<img data-picture="a%20b.png" alt="The road" width="120">'],
    ['see ![[map.png]] there', 'see <img data-picture="map.png" alt="map"> there'],
    ['![[map.png|a *b* "c"]]', '<img data-picture="map.png" alt="a *b* &#x22;c&#x22;">'],
  ])('[RTX-254] %s becomes %s', (markdown, wanted) => {
    expect(html(markdown)).toBe(`<p>${wanted}</p>`)
  })

  it.each([
    '![x](https://tide.test/a.png)',
    '![x](//tide.test/a.png)',
    '![x](a.txt)',
    '![[song.mp3]]',
    '![[map.canvas]]',
  ])('[RTX-254] %s shows nothing', (markdown) => expect(resolveFiles(html(markdown), new Map())).toBe('<p></p>'))

  it('[RTX-254] is listed by its written target', () => {
    const { pictures } = rendered(
      '![[a.png]] ![x](B/c%20d.png)',
      '',
      '> [!gm]',
      '> ![[e.png]] ![[a.png]]',
      '',
      '`![[f.png]]`',
    )
    expect(pictures).toEqual(['a.png', 'B/c d.png', 'e.png'])
  })

  it('[RTX-254] has the size from the text, and is not shown if the folder lacks it', () => {
    const picture = { thumbnails: { large: '/pictures/k/large.webp' }, width: 800, height: 400 }
    const known = new Map([['a.png', picture]])
    const shown = (markdown: string) => resolvePictures(html(markdown), known)
    const wanted = (size: string) => `<p><img src="/pictures/k/large.webp" alt="b" ${size} loading="lazy"></p>`
    expect(shown('![[a.png|b|300]]')).toBe(wanted('width="300" height="150"'))
    expect(shown('![[a.png|b|3000]]')).toBe(wanted('width="800" height="400"'))
    expect(shown('![[x.png|b]]')).toBe('<p></p>')
  })
})

describe('an embedded entity', () => {
  const card = { name: 'The <Bell>', description: 'It "rings".', image: null }

  it('[RTX-254] is a card for its viewers, and nothing for others', () => {
    const written = html('Before.', '', '![[items/bell|the bell]]', '', 'After.')
    expect(embeddedIds(written)).toEqual(['items/bell'])
    expect(resolveCards(written, new Map([['items/bell', card]]))).toContain(
      '<a href="/items/bell" data-entity="items/bell" data-card=""><strong>The &lt;Bell&gt;</strong><span>It &quot;rings&quot;.</span></a>',
    )
    expect(resolveCards(written, new Map())).toBe('<p>Before.</p>\n<p>After.</p>')
  })

  it('[RTX-254] is a link within a sentence and in lists', () => {
    expect(html('see ![[items/bell]]')).toBe('<p>see <a data-entity="items/bell"></a></p>')
    expect(html('- ![[items/bell]]')).toBe('<ul>\n<li><a data-entity="items/bell"></a></li>\n</ul>')
  })

  it('[RTX-254] counts as a mention', () => {
    expect(rendered('![[items/bell]]', '', '> [!gm]', '> ![[items/lamp]]').mentions).toMatchObject([
      { to: 'items/bell', secret: false },
      { to: 'items/lamp', secret: true },
    ])
  })
})
