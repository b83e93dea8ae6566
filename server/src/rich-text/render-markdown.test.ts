import { rendered } from '@waybook/testing/features/rich-text/rendered.ts'
import { describe, expect, it } from 'vitest'

import { renderMarkdown } from './render-markdown.ts'

const html = (...lines: string[]) => rendered(...lines).full

describe('Markdown', () => {
  it.each([
    ['*ebb* and **flood**', '<p><em>ebb</em> and <strong>flood</strong></p>'],
    ['~~dry~~', '<p><del>dry</del></p>'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['3. c', '<ol start="3">\n<li>c</li>\n</ol>'],
    ['> said', '<blockquote>\n<p>said</p>\n</blockquote>'],
    ['`wick`', '<p><code>wick</code></p>'],
    ['a  \nb', '<p>a<br>\nb</p>'],
    ['---', '<hr>'],
    ['5 < 6 & 7', '<p>5 &#x3C; 6 &#x26; 7</p>'],
  ])('[RTX-1] %j becomes %s', (markdown, wanted) => expect(html(markdown)).toBe(wanted))

  it('[RTX-1] tables keep the alignment of their columns', () => {
    const table = html('| hour | depth |', '| --- | ---: |', '| six | 2 |')
    expect(table).toContain('<th>hour</th>\n<th align="right">depth</th>')
    expect(table).toContain('<td align="right">2</td>')
  })
})

describe('headings', () => {
  it('[RTX-2] are levels two to four', () => {
    const levels = [...html('# a', '## b', '### c', '#### d', '##### e', '###### f').matchAll(/<(h\d)/g)].map(
      ([, tag]) => tag,
    )
    expect(levels).toEqual(['h2', 'h2', 'h3', 'h4', 'h4', 'h4'])
  })

  it('[RTX-2] have unique ids made from their words', () => {
    const ids = [...html('# The Third Lamp', '# Éclat!', '# The Third Lamp', '# !').matchAll(/id="([^"]*)"/g)].map(
      ([, id]) => id,
    )
    expect(ids).toEqual(['part-the-third-lamp', 'part-eclat', 'part-the-third-lamp-2', 'part-1'])
  })
})

describe('external links', () => {
  it.each([
    ['[tide](https://tide.test/a?b=c&d)', '<p><a href="https://tide.test/a?b=c&#x26;d" rel="noopener">tide</a></p>'],
    ['[tide](http://tide.test "title")', '<p><a href="http://tide.test" rel="noopener">tide</a></p>'],
    ['<kessa@tide.test>', '<p><a href="mailto:kessa@tide.test" rel="noopener">kessa@tide.test</a></p>'],
    ['https://tide.test', '<p><a href="https://tide.test" rel="noopener">https://tide.test</a></p>'],
  ])('[RTX-3] %s is one', (markdown, wanted) => expect(html(markdown)).toBe(wanted))

  it.each([
    '[x](/characters/kessa)',
    '[x](//tide.test)',
    '[x](#part-a)',
    '[x](ftp://tide.test)',
    '[x](kessa.md)',
    '[x]()',
  ])('[RTX-3] %s is plain text', (markdown) => expect(html(markdown)).toBe('<p>x</p>'))
})

describe('HTML', () => {
  it('[RTX-4] keeps allowed elements, and one element per meaning', () => {
    expect(html('<p>a <b>b</b> <i>c</i> <s>d</s><sup>e</sup></p>')).toBe(
      '<p>a <strong>b</strong> <em>c</em> <del>d</del><sup>e</sup></p>',
    )
    expect(html('<figure><figcaption>map</figcaption></figure>')).toBe('<figure><figcaption>map</figcaption></figure>')
    expect(html('<table><tr><td colspan="2" rowspan="900" bgcolor="red">x</td></tr></table>')).toContain(
      '<td colspan="2">x</td>',
    )
  })

  it('[RTX-4] keeps the text of disallowed elements', () => {
    expect(html('<blink class="x" style="color:red" id="top">read</blink>')).toBe('<p>read</p>')
    expect(html('before <!-- unseen --> after')).toBe('<p>before  after</p>')
  })
})

/** Unclosed formatting that each paragraph reopens. */
const leftOpen = (paragraphs: number) =>
  Array.from({ length: 49 }, (_, at) => `<b title=${at}>`).join('') + '<p>x'.repeat(paragraphs)

describe('a text beyond the limits', () => {
  it.each([
    ['length', 'a'.repeat(2_000_001)],
    ['deep items', '        - x\n'.repeat(20_000)],
    ['marks', '*a*\n\n'.repeat(60_000)],
    ['secrets', '> [!gm]\n\n'.repeat(3001)],
    ['footnotes', 'a[^1]\n\n'.repeat(3001)],
    ['quotes in quotes', '> '.repeat(5000)],
    ['lists in lists', '- '.repeat(5000)],
    ['deeply indented lists', Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth * 2)}- x`).join('\n')],
    ['elements in elements', '<div>'.repeat(5000)],
    ['tags', '<p>'.repeat(21_000)],
    ['emphasis', '*a **a '.repeat(4000) + 'b* '.repeat(4000)],
    ['brackets', '[a]('.repeat(20_000)],
    ['formatting left open', leftOpen(450)],
    ['formatting closed at the end', leftOpen(450) + '</b>'.repeat(49)],
  ])('[RTX-5] is refused for its %s', (_what, markdown) => {
    const result = renderMarkdown(markdown)
    expect(result.ok ? '' : result.why).toMatch(/more|longer|too many/)
  })

  it.each([
    ['quotes', '> '.repeat(40)],
    ['elements', '<div>'.repeat(49)],
    ['emphasis', '*a **a '.repeat(450) + 'b* b** '.repeat(450)],
    ['formatting left open', leftOpen(380)],
    ['backticks', Array.from({ length: 75 }, (_, at) => '`'.repeat(at)).join(' ')],
    ['links in a list', '- [[items/bell]]\n'.repeat(2000)],
    ['cells', '| a | b |\n| - | - |\n' + '| x | y |\n'.repeat(900)],
  ])('[RTX-5] is rendered if its %s are within the limits', (_what, markdown) =>
    expect(renderMarkdown(markdown).ok).toBe(true),
  )
})
