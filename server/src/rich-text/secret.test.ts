import { rendered } from '@waybook/testing/features/rich-text/rendered.ts'
import { describe, expect, it } from 'vitest'

/** Without the ids of the secrets. */
const withoutIds = (html: string) => html.replaceAll(/data-secret="\d-[\w-]{16}"/g, 'data-secret=""')

describe('a secret', () => {
  it('[RTX-12] is in the full text but not in the open one', () => {
    const { full, open, search } = rendered(
      'Seen.',
      '',
      '> [!secret]',
      '> Unseen *here*.',
      '>',
      '> - and there',
      '',
      'Seen again.',
    )
    expect(withoutIds(full)).toBe(
      '<p>Seen.</p>\n<aside data-secret=""><p>Unseen <em>here</em>.</p>\n<ul>\n<li>and there</li>\n</ul></aside>\n<p>Seen again.</p>',
    )
    expect(open).toBe('<p>Seen.</p>\n<p>Seen again.</p>')
    expect(search.open).not.toMatch(/unseen|there/i)
    expect(search.full).toContain('Unseen here.')
  })

  it.each([
    ['a title', ['> [!SECRET]- zugzwang', '> more']],
    ['its other spelling', ['> [!gm] zugzwang']],
    ['its other spelling in capitals, folded', ['> [!GM]+', '> zugzwang']],
    ['its words on the line of the marker', ['> [!secret] zugzwang']],
    ['a list', ['- > [!secret]', '  > zugzwang']],
    ['a numbered list', ['1. > [!secret]', '   > zugzwang']],
    ['a quote', ['> > [!secret]', '> > zugzwang']],
    ['a line without >', ['> [!secret]', 'zugzwang']],
    ['code in it', ['> [!secret]', '> ```', '> zugzwang', '> ```']],
    ['a table in it', ['> [!secret]', '>', '> | a |', '> | - |', '> | zugzwang |']],
    ['a secret in it', ['> [!secret]', '> > [!secret]', '> > zugzwang']],
    ['a line that Markdown treats as a definition', ['> [!secret]: Beware', '> zugzwang']],
    ['a definition over two lines', ['> [!secret]:', '> Beware', '> zugzwang']],
    ['a line that Markdown treats as a heading', ['> [!secret] Beware', '> ===', '> zugzwang']],
    ['a line that Markdown treats as a table', ['> [!secret] | b', '> --- | ---', '> zugzwang | x']],
  ])('[RTX-12] [RTX-250] with %s leaves no trace', (_what, lines) => {
    const { full, open, search } = rendered(...lines)
    expect(withoutIds(full)).toMatch(/<aside data-secret="">[^]*zugzwang[^]*<\/aside>/)
    expect(open.trim()).toBe('')
    expect(search.open.trim()).toBe('')
  })

  it.each([
    [['> [!secret]: Beware', '> Unseen.'], '<p>: Beware</p>\n<p>Unseen.</p>'],
    [['> [!secret] Beware', '> ==='], '<h2 id="part-beware">Beware</h2>'],
  ])('[RTX-12] keeps all text of %j for the game master', (lines, wanted) =>
    expect(withoutIds(rendered(...lines).full)).toBe(`<aside data-secret="">${wanted}</aside>`),
  )

  it.each([
    [['[!secret]: Beware', 'Unseen.'], '[!secret]: Beware'],
    [['> [!secert]: Beware', '> Unseen.'], '[!secert]: Beware'],
    [['> [\u200B!secret]: Beware', '> Unseen.'], '[\u200B!secret]: Beware'],
    [['> [!secret]', '> Unseen.', '', '[!secret]: https://tide.test'], '[!secret]: https://tide.test'],
  ])('[RTX-16] %j is not a secret, and shows its marker', (lines, wanted) =>
    expect(rendered(...lines).search.open).toContain(wanted),
  )

  it('[RTX-12] leaves the rest of a list unchanged', () => {
    const { open } = rendered('- one', '- > [!secret]', '  > two', '- three', '  > [!secret]', '  > four')
    expect(open).toBe('<ul>\n<li>one</li>\n<li>three</li>\n</ul>')
  })

  it('[RTX-12] does not affect the ids of other headings', () => {
    const { full, open } = rendered('> [!secret]', '> # Night', '', '# Night')
    expect(open).toBe('<h2 id="part-night">Night</h2>')
    expect(withoutIds(full)).toContain('<aside data-secret=""><h2 id="part-night-2">Night</h2></aside>')
  })

  it('[RTX-12] does not include other kinds of quotes', () => {
    expect(rendered('> [!note] read').open).toContain('read')
    expect(rendered('> read [!secret]').open).toContain('read')
  })
})

describe('the text around a secret', () => {
  it.each([
    ['tags closed too often', ['> [!secret]', '> </aside></blockquote></div></p> zugzwang']],
    ['tags left open before it', ['<div><table><tr><td>', '', '> [!secret]', '> zugzwang']],
    ['tags left open in it', ['> [!secret]', '> <b><div> zugzwang', '', 'after']],
    ['a table that moves foreign content out', ['<table>', '', '> [!secret]', '> zugzwang', '', '</table>']],
    ['a footnote', ['Said.[^1]', '', '> [!secret]', '> [^1]: zugzwang']],
    ['a definition', ['[click]', '', '> [!secret]', '> [click]: https://zugzwang.test']],
    ['a template', ['<template>', '', '> [!secret]', '> zugzwang', '', '</template>']],
    ['a select', ['<select><option>', '', '> [!secret]', '> zugzwang', '', '</select>']],
  ])('[RTX-13] cannot reveal it with %s', (_what, lines) => {
    const { open, search } = rendered(...lines)
    expect(open + search.open).not.toContain('zugzwang')
  })

  it('[RTX-13] is not changed by closing tags inside it', () => {
    const { open } = rendered('<b>before', '', '> [!secret]', '> </b> unseen', '', 'after</b> end')
    expect(open).toContain('end')
    expect(open).not.toContain('unseen')
  })

  it('[RTX-13] provides its link definitions to the secret', () => {
    expect(rendered('> [!secret]', '> [tide]', '', '[tide]: https://tide.test').full).toContain(
      'href="https://tide.test"',
    )
  })
})

it('[RTX-14] mentions are secret if only secrets contain them', () => {
  const { mentions } = rendered(
    '[[items/bell]]',
    '',
    '> [!secret]',
    '> [[items/bell]] [[characters/zebulon|he]]',
    '> `[[items/code]]`',
  )
  expect(mentions).toEqual([
    { to: 'items/bell', secret: false, readers: [] },
    { to: 'characters/zebulon', secret: true, readers: [] },
  ])
})
