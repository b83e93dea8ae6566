import { describe, expect, it } from 'vitest'

import { htmlWords } from './plain-words.ts'
import { renderMarkdown } from './render-markdown.ts'

function rendered(block: string): string {
  const text = renderMarkdown(`\`\`\`statblock\n${block}\n\`\`\``)
  return text.ok ? text.full : text.why
}

/** The table's rows, with a bar between cells. */
const rowsOf = (block: string) =>
  [...rendered(block).matchAll(/<tr>([^]*?)<\/tr>/g)]
    .map(([, row = '']) => Array.from(row.matchAll(/<td>([^]*?)<\/td>/g), ([, cell = '']) => htmlWords(cell).trim()))
    .slice(1)

describe('[RTX-270] a stat block is a folded table', () => {
  it('with its name as the title', () => {
    const html = rendered('name: Rat King\nsize: Small')
    expect(html).toMatch(/^<details data-callout="note">\s*<summary>Stat block: Rat King<\/summary>\s*<table>/)
    expect(rendered('size: Small')).toContain('<summary>Stat block</summary>')
  })

  it.each([
    [
      'ac: 15\nhit_dice: 2d6\nlegendary: false',
      [
        ['Ac', '15'],
        ['Hit dice', '2d6'],
        ['Legendary', 'false'],
      ],
    ],
    ['stats: [7, 15, 11, 2, 10, 4]', [['Stats', '7, 15, 11, 2, 10, 4']]],
    ['saves:\n  - dex: 3\n  - con: 5', [['Saves', 'dex 3, con 5']]],
    ['skillsaves:\n  - stealth: 4\n    perception: 2', [['Skillsaves', 'stealth 4, perception 2']]],
    [
      'traits:\n  - name: Keen Smell\n    desc: Boost on **smell**.\n  - name: Pack',
      [
        ['Traits', ''],
        ['Keen Smell', 'Boost on **smell**.'],
        ['Pack', ''],
      ],
    ],
    ['senses:', [['Senses', '']]],
  ])('%j', (block, rows) => {
    expect(rowsOf(block)).toEqual(rows)
  })

  it('links and markup in it stay text', () => {
    expect(rendered('desc: "<b>Bold</b> [[items/bell]]"')).toContain(
      '<td><code>&#x3C;b>Bold&#x3C;/b> [[items/bell]]</code></td>',
    )
  })

  it.each([
    ['not YAML', 'name: [Rat'],
    ['a comment, which the table would lose', 'name: Rat # a spy'],
    ['a comment that repeats a word', 'name: Rat # Rat'],
    ['a value given twice', 'name: Rat\nname: Spy'],
    ['deeper data', 'spells:\n  - fire:\n      - level: 1'],
    ['a text alone', 'Rat'],
    ['nothing', ''],
    ['references', 'a: &x Rat\nb: *x'],
  ])('%s stays code', (_what, block) => {
    expect(rendered(block)).toMatch(/^<pre><code>/)
  })
})
