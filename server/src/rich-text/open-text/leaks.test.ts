import { hostileTexts } from '@waybook/testing/features/rich-text/hostile-texts.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { resolveCards, resolvePictures } from '../embeds.ts'
import { resolveFiles } from '../linked-files.ts'
import { renderFor } from '../render-markdown.ts'
import { resolveHtml } from '../resolve-links.ts'
import { openTextOf } from './open-text.ts'

const RUNS = process.env['LONG'] ? 15_000 : 300

const names = new Map([['items/bell', 'The Bell']])

/** Every way to hide text from readers, and texts that only look like one. */
const hiding = [
  '> [!secret]\n> zqx',
  '> [!secret] zqx',
  '> [!secret] for [[characters/a]]\n> zqx',
  '> [!secret] for everyone\n>\n> > [!secret] zqx',
  '> [!secret] for everyone zqx\n> one',
  '> [!secert] zqx',
  '> [!gm]- zqx\n> zqx',
  '> [!zqx|zqx]+ title\n> one',
  '- > [!secret] zqx\n- one',
  '1. one\n2. > [!secret] zqx\n3. two',
  '[!secret]: zqx',
  '%% zqx',
  'one %% zqx',
  '%%',
  'zqx %%',
  'one %%zqx%% two',
  '`%%` zqx',
  '\\%% zqx %\\%',
  '<!-- zqx -->',
  'one <!-- zqx --> two',
  '<!-- zqx',
  '<?zqx?>',
  '<![CDATA[zqx]]>',
  '<p title="zqx">one</p>',
  '<b title="zqx">one</b>',
  '<span data-zqx>one',
  '<template>zqx</template>',
  '<noscript>zqx',
  '[one](zqx.md "zqx")',
  '[one](https://example.org "zqx")',
  '[one][zqx]',
  '[zqx]: https://example.org "zqx"',
  '[^1]\n\n[^1]: zqx',
  '![zqx](zqx.png)',
  '![[zqx.png|zqx|300]]',
  '![[zqx.pdf]]',
  '[[characters/zqx]]',
  '[[characters/zqx|one]]',
  '![[characters/zqx]]',
  '[[items/bell#zqx|one]]',
  '[[items/bell#^zqx]]',
  '[[#zqx|one]]',
  '```zqx zqx\none\n```',
  '```dataview\nzqx\n```',
  '```statblock\nname: one zqx\ntraits:\n  - name: "[[characters/zqx]]"\n```',
  '```statblock\nname: zqx # zqx\n```',
  '    %%zqx%%',
  'one ^zqx',
  '| a |\n| - |\n| b | zqx |',
  '| a | [[characters/zqx\\|one]] |\n| - | - |\n| b | %%zqx%% |',
  '- [ ] %%zqx%%',
  '# %%zqx%%',
  '*%%zqx%%*',
]
const shown = [
  'one',
  'two [[items/bell]]',
  '- three',
  '> four',
  '## five',
  '***',
  '<details><summary>six</summary>',
  '</details>',
  '<b>',
  '</p>',
  '~~~',
]
const hostile = hostileTexts.map((text) => text.replaceAll(/alert\(1\)|evil/g, 'zqx'))

const text = fc
  .array(
    fc.tuple(fc.constantFrom(...hiding, ...shown, ...hostile), fc.constantFrom('\n\n', '\n\n', '\n', ' ', '\n> ')),
    { maxLength: 6 },
  )
  .map((parts) => parts.flat().join(''))

const reader = {
  character: null,
  names,
  hidden: new Set<string>(),
  idOf: (target: string) => (/^[a-z]+\/[a-z]+$/.test(target) ? target : null),
}

/** The page as its reader gets it. Pictures are not part of the open text. */
function pageOf(markdown: string): string {
  const html = renderFor({ everything: false, ownCharacter: null }, markdown)
  const linked = resolveFiles(resolveHtml(html, { names, everything: false }), new Map())
  const filled = resolvePictures(resolveCards(linked, new Map()), new Map())
  // Every letter of a formula is an element.
  return filled.replaceAll(/<\/?m(?:i|n|o|row|text|sup|sub)\b[^>]*>/g, '')
}

const count = (where: string) => where.split('zqx').length - 1

it('[PROP-285] [PROP-286] the open text contains only text from the page', () => {
  fc.assert(
    fc.property(text, (markdown) => {
      const open = openTextOf(markdown, reader)
      expect(count(open?.text ?? '')).toBeLessThanOrEqual(count(pageOf(markdown)))
      expect(open?.segments.map(({ source }) => source).join('') ?? markdown).toBe(markdown)
    }),
    { numRuns: RUNS },
  )
})

it('[PROP-285] words that the page drops with their tag do not become the address of a link in the open text', () => {
  expect(openTextOf('<svg onload=zqx> [x]: javascript:zqx\n\n[x]', reader)).toBeNull()
})

it.each(hiding)('[PROP-285] only the visible parts of %j between two paragraphs are in the open text', (one) => {
  const markdown = `Before.\n\n${one}\n\nAfter.`
  const open = openTextOf(markdown, reader)
  expect(count(open?.text ?? '')).toBe(open ? count(pageOf(markdown)) : 0)
})
