import { rendered } from '@waybook/testing/features/rich-text/rendered.ts'
import { describe, expect, it } from 'vitest'

import { readAudience, writeAudience } from './audience.ts'
import { renderFor, renderMarkdown, type RichText } from './render-markdown.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo'
const readers = { Kessa: KESSA, Odo: ODO, nobody: null }

/** The text that the player of a character reads. */
function readBy(character: string | null, { open, variants }: RichText): string {
  return variants.find((one) => one.character === character)?.html ?? open
}

/** The readers who find the word in this text and in its search words. */
function whoReads(word: string, lines: readonly string[]): string[] {
  const text = rendered(...lines)
  const having = (texts: (character: string | null) => string) =>
    Object.entries(readers).flatMap(([name, character]) => (texts(character).includes(word) ? [name] : []))
  const byText = having((character) => readBy(character, text))
  const byWords = having((one) => text.variants.find(({ character }) => character === one)?.words ?? text.search.open)
  expect(byWords).toEqual(byText)
  expect(text.full).toContain(word)
  return byText
}

describe('a secret for chosen characters', () => {
  it.each([
    ['> [!secret] for [[characters/kessa-vane]]', ['Kessa']],
    ['> [!secret]- for [[characters/kessa-vane|Kess]] ', ['Kessa']],
    ['> [!SECRET] For [[Characters/Kessa Vane]]', ['Kessa']],
    ['> [!secret] for [[characters/kessa-vane]], [[characters/odo]]', ['Kessa', 'Odo']],
    ['> [!secret] for [[characters/kessa-vane]] and [[characters/odo]]', ['Kessa', 'Odo']],
    ['> [!secret] for [[characters/a]], [[characters/b]], and [[characters/odo]]', ['Odo']],
    ['> [!secret] for [[characters/odo]] and [[Somebody Else]]', ['Odo']],
    ['> [!secret] for everyone', ['Kessa', 'Odo', 'nobody']],
    ['> [!secret]+ FOR EVERYONE  ', ['Kessa', 'Odo', 'nobody']],
  ])('[RTX-240] %s is read by %j', (marker, who) => {
    expect(whoReads('zugzwang', ['Seen.', '', marker, '> zugzwang', '', 'Seen again.'])).toEqual(who)
  })

  it.each([
    '> [!secret]',
    '> [!secret] for',
    '> [!secret] for Kessa Vane',
    '> [!secret] for [[Somebody Else]]',
    '> [!secret] for everyone but [[characters/odo]]',
    '> [!secret] for everyone **but Odo**',
    '> [!secret] for everyone<!-- but Odo -->',
    '> [!secret] for everyone.',
    '> [!secret] for everyone\\',
    '> [!secret] for everyone | characters',
    '> [!secret] not for [[characters/kessa-vane]]',
    '> [!secret] for [[characters/kessa-vane]] not [[characters/odo]]',
    '> [!secret] for [[characters/kessa-vane]] [[characters/odo]]',
    '> [!secret] for [[characters/kessa-vane]],',
    '> [!secret] for [characters/kessa-vane]',
    '> [!secret] for [[characters/kessa-vane]](https://tide.test)',
    '> [!secret] `for everyone`',
    '> [!secret]: for everyone',
    '> [!secret](for everyone)',
    '> [!secret]\n> for everyone',
    '> [!secret]\n> for [[characters/kessa-vane]]',
    '> [!secret] for every&#111;ne',
    '> [!secret] for\u200B everyone',
    '> [!secret] for everyone\r> and',
    '- > [!secret]\n  > for everyone\n  >',
  ])('[RTX-241] %j is for the game master only', (marker) => {
    const indent = marker.startsWith('-') ? '  ' : ''
    expect(whoReads('zugzwang', [marker, `${indent}> zugzwang`])).toEqual([])
  })

  it.each([
    [['> [!secret] for [[characters/odo]]', '> Unseen.'], '<p>Unseen.</p>'],
    [['> [!secret] for [[characters/odo]]  ', '> Unseen.'], '<p>Unseen.</p>'],
    [['> [!secret] for [[characters/odo]]', '>', '> - Unseen.'], '<ul>\n<li>Unseen.</li>\n</ul>'],
    [['> [!secret] for [[characters/odo]]', '> *Unseen.*'], '<p><em>Unseen.</em></p>'],
    [['- > [!secret] for [[characters/odo]]', '  > Unseen.'], '<p>Unseen.</p>'],
  ])('[RTX-242] %j shows its readers neither the marker nor the other readers', (lines, wanted) => {
    expect(readBy(ODO, rendered(...lines))).toContain(`<aside data-secret="">${wanted}</aside>`)
    expect(rendered(...lines).mentions).toEqual([])
  })

  it('[RTX-242] shows the game master the audience of each', () => {
    const { full } = rendered(
      '> [!secret] for everyone\n> A.\n\n> [!secret] for [[characters/odo]]\n> B.\n\n> [!secret]\n> C.',
    )
    expect(full.replaceAll(/-[\w-]{16}"/g, '"')).toBe(
      '<aside data-secret="0" data-audience="everyone"><p>A.</p></aside>\n<aside data-secret="1" data-audience="characters/odo"><p>B.</p></aside>\n<aside data-secret="2"><p>C.</p></aside>',
    )
  })

  it('[RTX-243] is ordinary text for players if it is for everyone, and the ids of other headings do not change', () => {
    const text = (marker: string) => rendered('# Night', '', marker, '> # Night', '>', '> Seen.', '', '# Night')
    const before = '<h2 id="part-night">Night</h2>\n'
    const after = '<h2 id="part-night-2">Night</h2>'
    expect(text('> [!secret]').open).toBe(before + after)
    expect(text('> [!secret] for everyone').open).toBe(
      `${before}<h2 id="part-night-3">Night</h2>\n<p>Seen.</p>\n${after}`,
    )
  })

  it('[RTX-244] within another is visible only to readers of both', () => {
    const nested = (outer: string, inner: string) =>
      whoReads('zugzwang', [`> [!secret]${outer}`, '> outer', '>', `> > [!secret]${inner}`, '> > zugzwang'])
    expect(nested('', ' for everyone')).toEqual([])
    expect(nested(' for [[characters/odo]]', ' for everyone')).toEqual(['Odo'])
    expect(nested(' for everyone', ' for [[characters/odo]]')).toEqual(['Odo'])
    expect(nested(' for [[characters/odo]]', ' for [[characters/kessa-vane]]')).toEqual([])
    expect(nested(' for [[characters/odo]]', '')).toEqual([])
  })

  it('[RTX-244] leaves no empty box or bullet if all its content is for others', () => {
    const text = rendered('- one', '- > [!secret] for [[characters/odo]]', '  > > [!secret]', '  > > two')
    expect(text.variants).toEqual([])
    expect(text.open).toBe('<ul>\n<li>one</li>\n</ul>')
  })

  it('[RTX-245] does not use the link definitions of another secret', () => {
    const text = rendered(
      '> [!secret] for [[characters/odo]]',
      '> [tide]',
      '',
      '> [!secret]',
      '>',
      '> [tide]: https://zugzwang.test',
    )
    expect(text.full + readBy(ODO, text)).not.toContain('zugzwang')
  })

  it('[RTX-246] mentions an entity to its readers', () => {
    const { mentions } = rendered(
      '> [!secret] for [[characters/odo]]',
      '> [[items/bell]]',
      '',
      '> [!secret]',
      '> [[items/map]]',
    )
    expect(mentions).toEqual([
      { to: 'items/bell', secret: true, readers: [ODO] },
      { to: 'items/map', secret: true, readers: [] },
    ])
  })

  it('[RTX-247] is limited to a number of characters per text', () => {
    const naming = (count: number) =>
      Array.from({ length: count }, (_, index) => `> [!secret] for [[characters/c${index}]]\n> x`).join('\n\n')
    expect(renderMarkdown(naming(30)).ok).toBe(true)
    expect(renderMarkdown(naming(31))).toEqual({ ok: false, why: 'has secrets for more than 30 characters' })
  })

  it('[RTX-240] is rendered for one reader', () => {
    const text = '> [!secret] for [[characters/odo]]\n> zugzwang'
    const as = (ownCharacter: string | null) => renderFor({ everything: false, ownCharacter }, text)
    expect([as(ODO), as(KESSA), as(null)]).toEqual(['<aside data-secret=""><p>zugzwang</p></aside>', '', ''])
    expect(renderFor({ everything: true }, text)).toContain('data-audience="characters/odo"')
  })
})

it.each([['everyone'], [[]], [[KESSA]], [[KESSA, ODO]], [[KESSA, ODO, 'characters/c']]] as const)(
  '[RTX-248] the audience %j is the same after writing and reading',
  (audience) => {
    const written = writeAudience(audience)
    expect(readAudience(written) ?? []).toEqual(audience)
    expect(written.startsWith(' for ')).toBe(audience.length > 0)
  },
)
