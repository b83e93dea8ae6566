import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { mayRead, writeAudience, type SecretAudience } from './audience.ts'
import { PartsOf } from './parts.ts'
import { renderMarkdown, type RichText } from './render-markdown.ts'

const RUNS = process.env['LONG'] ? 5000 : 80

const characters = ['characters/a', 'characters/b', 'characters/c']

/** A text as a tree: paragraphs, headings and lists, partly in nested secrets. */
type Block =
  | { readonly is: 'words'; readonly text: string }
  | { readonly is: 'heading'; readonly text: string }
  | { readonly is: 'list'; readonly items: readonly Block[][] }
  | { readonly is: 'secret'; readonly audience: SecretAudience; readonly blocks: readonly Block[] }

const ordinary = [
  'tide',
  'lamp',
  '[[items/bell]]',
  '[[items/map|it]]',
  '*low*',
  '`x`',
  '<b>water</b>',
  '[[#Tide]]',
].concat('[[items/bell#Lamp]]', '[to *it*](#lamp)', 'named ^here', '[[#^here]]', '![[items/bell#Tide]]')
/** Markup that crosses block boundaries. The line breaks that it leaves may differ. */
const unbalanced = [...ordinary, '</div>', '</b>water', '</p></li>', '</aside></blockquote>']
const audience: fc.Arbitrary<SecretAudience> = fc.oneof(fc.constant('everyone' as const), fc.subarray(characters))

const blocksOf = (texts: readonly string[]) =>
  fc.letrec<{ blocks: Block[]; block: Block }>((tie) => ({
    blocks: fc.array(tie('block'), { minLength: 1, maxLength: 4 }),
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ is: fc.constant('words' as const), text: fc.constantFrom(...texts) }),
      fc.record({ is: fc.constant('heading' as const), text: fc.constantFrom(...texts) }),
      fc.record({ is: fc.constant('secret' as const), audience, blocks: tie('blocks') }),
      fc.record({ is: fc.constant('list' as const), items: fc.array(tie('blocks'), { minLength: 1, maxLength: 3 }) }),
    ),
  })).blocks

/** The text without the secrets that `reads` refuses, and without blocks that contained nothing else. */
function cut(whole: readonly Block[], reads: (audience: SecretAudience) => boolean): Block[] {
  return whole.flatMap((block): Block[] => {
    if (block.is === 'list') return [{ ...block, items: block.items.map((item) => cut(item, reads)) }]
    if (block.is !== 'secret') return [block]
    const left = reads(block.audience) ? cut(block.blocks, reads) : []
    return left.length > 0 ? [{ ...block, blocks: left }] : []
  })
}

/** The tree as Markdown. Items have paragraphs, and a comment ends each list, because a blank line in a secret must not split a list. */
function write(whole: readonly Block[]): string {
  return whole.map(writeBlock).join('\n\n')
}

function writeBlock(block: Block): string {
  if (block.is === 'words') return block.text
  if (block.is === 'heading') return `# ${block.text}`
  if (block.is === 'list')
    return `${block.items.map((item) => `- x\n\n${indented(write([{ is: 'words', text: 'y' }, ...item]), '  ')}`).join('\n\n')}\n\n<!-- -->`
  return indented(`[!secret]${writeAudience(block.audience)}\n\n${write(block.blocks)}`, '> ')
}

function indented(lines: string, by: string): string {
  return lines
    .split('\n')
    .map((line) => (by + line).trimEnd())
    .join('\n')
}

function render(whole: readonly Block[]): RichText {
  const result = renderMarkdown(write(whole))
  if (!result.ok) throw new Error(result.why)
  return result
}

function versionFor(
  character: string | null,
  { open, search, variants, mentions }: RichText,
  tidy: (text: string) => string,
) {
  const own = variants.find((one) => one.character === character)
  const readers = mentions.filter(
    ({ secret, readers: of }) => !secret || (character !== null && of.includes(character)),
  )
  return {
    html: tidy(own?.html ?? open),
    words: tidy(own?.words ?? search.open),
    mentions: readers.map(({ to }) => to).toSorted(),
  }
}

/** The parts that another page may embed. */
const partsIn = (html = '') => ['Tide', 'Lamp', '^here'].map((part) => new PartsOf(html).htmlOf(part))

const same = (texts: readonly string[], tidy: (html: string) => string) =>
  fc.check(
    fc.property(blocksOf(texts), fc.constantFrom(...characters, null), (whole, character) => {
      const mine = cut(whole, (one) => mayRead(one, character))
      const [got, wanted] = [whole, mine].map((one) => versionFor(character, render(one), tidy))
      expect(got).toEqual(wanted)
      expect(partsIn(got?.html)).toEqual(partsIn(wanted?.html))
    }),
    { numRuns: RUNS },
  )

describe('each reader gets the same as from a text without the parts that they may not read', () => {
  it('[RTX-244] with any nesting', () => {
    const { failed, counterexample } = same(ordinary, (html) => html)
    expect({ failed, counterexample }).toEqual({ failed: false, counterexample: null })
  })

  it('[RTX-244] with markup that is not closed in the block where it was opened', () => {
    // Unclosed markup and blocks without words may leave empty elements.
    const tidy = (html: string) => html.replaceAll(/\s+/g, '').replaceAll(/<(strong|aside)[^>]*><\/\1>/g, '')
    const { failed, counterexample } = same(unbalanced, tidy)
    expect({ failed, counterexample }).toEqual({ failed: false, counterexample: null })
  })
})
