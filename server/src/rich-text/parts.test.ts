import { rendered } from '@waybook/testing/features/rich-text/rendered.ts'
import { describe, expect, it } from 'vitest'

import { blockIdOf } from './heading-ids.ts'
import { PartsOf, withoutOwnIds } from './parts.ts'
import { linkedParts, resolveHtml } from './resolve-links.ts'

const html = (...lines: string[]) => rendered(...lines).full

describe('a link to another part of the same text', () => {
  it.each([
    ['[[#The Third Lamp]]', '<a href="#part-the-third-lamp">The Third Lamp</a>'],
    ['[[#the third lamp!|there]]', '<a href="#part-the-third-lamp">there</a>'],
    ['[*there*](#The%20Third%20Lamp)', '<a href="#part-the-third-lamp"><em>there</em></a>'],
    ['[there](#the-third-lamp)', '<a href="#part-the-third-lamp">there</a>'],
    ['[[#Inn#Rooms]]', '<a href="#part-rooms-2">Inn#Rooms</a>'],
    ['[[#^Tide-1|above]]', `<a href="#${blockIdOf('tide-1')}">above</a>`],
    ['[[#Cellar]]', 'Cellar'],
    ['[[#^gone]]', 'gone'],
    ['[there](#%)', 'there'],
  ])('[RTX-260] %s becomes %s', (link, wanted) => {
    const text = html(link, '', '# The Third Lamp', '## Rooms', '# Inn', '## Rooms', '', 'Low. ^tide-1')
    expect(text.split('\n')[0]).toBe(`<p>${wanted}</p>`)
  })

  it('[RTX-260] is plain words for readers who may not read that part', () => {
    const { full, open } = rendered('See [[#Vault]] and [it](#vault).', '', '> [!secret]', '> # Vault')
    expect(full).toContain('<a href="#part-vault">Vault</a> and <a href="#part-vault">it</a>')
    expect(open).toBe('<p>See Vault and it.</p>')
  })
})

describe('a link to a part of another page', () => {
  const bell = { names: new Map([['items/bell', 'Bell']]), everything: false }
  const fragments = new Map([['items/bell#Last casting', 'part-last-casting']])
  const text = html('[[items/bell#Last casting]] [[items/bell#Cellar|below]]')

  it('[RTX-261] leads to it if the reader may read it, and to the page otherwise', () => {
    expect(linkedParts(text)).toEqual([
      { id: 'items/bell', part: 'Last casting' },
      { id: 'items/bell', part: 'Cellar' },
    ])
    expect(resolveHtml(text, { ...bell, fragments })).toBe(
      '<p><a href="/items/bell#part-last-casting" data-entity="items/bell">Bell</a> <a href="/items/bell" data-entity="items/bell">below</a></p>',
    )
  })

  it('[RTX-261] reveals neither the page nor the part to readers who may not see the page', () => {
    expect(resolveHtml(text, { names: new Map(), everything: false })).toBe('<p>Something below</p>')
  })
})

describe('a part of a text', () => {
  const text = html(
    '# Inn',
    'Warm. ^warm',
    '## Rooms',
    '- Red ^red',
    '- Blue',
    '',
    '> [!note] Board',
    '> # Prices',
    '> Low.',
    '',
    '## Cellar',
    'Wet.',
    '# Mill',
    'Loud.',
  )
  const partOf = (part: string) =>
    new PartsOf(text)
      .htmlOf(part)
      ?.replaceAll(/<[^>]*>/g, '')
      .split(/\s+/)
      .filter(Boolean)
      .join(' ')

  it.each([
    ['Inn', 'Inn Warm. Rooms Red Blue Board Prices Low. Cellar Wet.'],
    ['Rooms', 'Rooms Red Blue Board Prices Low.'],
    ['Prices', 'Prices Low.'],
    ['Cellar', 'Cellar Wet.'],
    ['Mill', 'Mill Loud.'],
    ['Inn#Cellar', 'Cellar Wet.'],
    ['Mill#Cellar', undefined],
    ['Attic', undefined],
    ['', undefined],
    ['^warm', 'Warm.'],
    ['^RED', 'Red'],
    ['^blue', undefined],
  ])('[RTX-262] named %j is %j', (part, wanted) => expect(partOf(part)).toBe(wanted))

  it('[RTX-262] has no ids and no secrets to change on another page, and its links lead to its own', () => {
    const inner = html('# Inn', 'See [[#Inn]]. ^a', '', '> [!secret] for [[characters/odo]]', '> Low.')
    expect(withoutOwnIds(inner, '/locations/inn')).toBe(
      '<h2>Inn</h2>\n<p>See <a href="/locations/inn#part-inn">Inn</a>.</p>\n<aside data-secret=""><p>Low.</p></aside>',
    )
  })
})
