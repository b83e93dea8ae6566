import { rendered } from '@waybook/testing/features/rich-text/rendered.ts'
import { describe, expect, it } from 'vitest'

import { blockIdOf } from './heading-ids.ts'

const html = (...lines: string[]) => rendered(...lines).full

describe('a callout', () => {
  it('[RTX-252] is a box with its title', () => {
    expect(html('> [!warning] The *tide*', '> turns.', '>', '> - soon')).toBe(
      '<div data-callout="warning">\n<p data-callout-title="">The <em>tide</em></p>\n<p>turns.</p>\n<ul>\n<li>soon</li>\n</ul>\n</div>',
    )
  })

  it.each([
    ['[!info]', 'note', 'Info'],
    ['[!FAQ]', 'question', 'FAQ'],
    ['[!infobox|right]', 'note', 'Infobox'],
    ['[!caution]', 'warning', 'Caution'],
    ['[!bug]  ', 'danger', 'Bug'],
    ['[!cite]', 'quote', 'Cite'],
  ])('[RTX-252] %s without a title has the look %s and the title %s', (marker, look, title) =>
    expect(html(`> ${marker}`, '> x')).toContain(
      `<div data-callout="${look}">\n<p data-callout-title="">${title}</p>\n<p>x</p>`,
    ),
  )

  it.each([
    ['-', '<details data-callout="tip">'],
    ['+', '<details data-callout="tip" open>'],
  ])('[RTX-252] folds with %s', (fold, opening) =>
    expect(html(`> [!tip]${fold} Read`, '> on')).toBe(`${opening}\n<summary>Read</summary>\n<p>on</p>\n</details>`),
  )

  it('[RTX-252] may be in a list, and fold there', () => {
    expect(html('1. a', '', '   > [!tip]- Read', '   > on', '2. b')).toContain(
      '<p>a</p>\n<details data-callout="tip">\n<summary>Read</summary>\n<p>on</p>\n</details>\n</li>',
    )
  })

  it('[RTX-252] may be in another, and may contain a secret', () => {
    const { full, open } = rendered(
      '> [!note] a',
      '> b',
      '>',
      '> > [!tip] c',
      '> > d',
      '>',
      '> > [!gm] zug',
      '> > zwang',
    )
    expect(open).toMatch(/<div data-callout="note">[^]*<div data-callout="tip">/)
    expect(open).not.toMatch(/zug|zwang/)
    expect(full).toMatch(/<aside data-secret="[^"]+"><p>zug\nzwang/)
  })

  it.each(['[!secrte]', '[!gm notes]', '[!GM-only]', '[!secret|kessa]', '[!dm]', '[!infobox|gm]', '[!se\u200Bcrte]'])(
    '[RTX-250] %s is not a callout, and keeps its marker for check to find',
    (marker) => expect(rendered(`> ${marker} zugzwang`).search.open).toContain(marker),
  )
})

describe('syntax of Obsidian', () => {
  it.each([
    ['==the tide==', '<mark>the tide</mark>'],
    ['a ==**b** [[items/bell]]== c', 'a <mark><strong>b</strong> <a data-entity="items/bell"></a></mark> c'],
    ['a == b == c', 'a == b == c'],
    ['a ==b', 'a ==b'],
    ['`==a==`', '<code>==a==</code>'],
    ['====', '===='],
  ])('[RTX-253] %s becomes %s', (markdown, wanted) => expect(html(markdown)).toBe(`<p>${wanted}</p>`))

  it('[RTX-253] tasks have a disabled check box with their words as its label', () => {
    expect(html('- [ ] oil for [[items/lamp]]', '  - [x] rope', '- wick')).toBe(
      '<ul>\n<li data-task="open"><label><input type="checkbox" disabled>oil for <a data-entity="items/lamp"></a>\n</label><ul>\n' +
        '<li data-task="done"><label><input type="checkbox" disabled checked>rope</label></li>\n</ul>\n</li>\n<li>wick</li>\n</ul>',
    )
    expect(html('- [x] oil', '', '- [ ] rope')).toContain(
      '<li data-task="done">\n<p><label><input type="checkbox" disabled checked>oil</label></p>\n</li>',
    )
  })

  it('[RTX-253] a diagram is code with a note', () => {
    expect(html('```mermaid', 'graph', '```')).toBe('<pre><code data-diagram="mermaid">graph\n</code></pre>')
  })

  it('[RTX-253] ids of blocks and queries are not shown', () => {
    expect(html('The tide. ^tide-1', '', '- a', '', '^list', '', '```dataview', 'LIST', '```')).toBe(
      `<p id="${blockIdOf('tide-1')}">The tide.</p>\n<ul id="${blockIdOf('list')}">\n<li>a</li>\n</ul>`,
    )
  })
})
