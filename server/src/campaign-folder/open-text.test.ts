import { splitFile } from '@waybook/entity-text'
import { compareWords } from '@waybook/entity-text/words'
import { demoFiles } from '@waybook/testing/world/demo-files.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anchorChanges } from '#rich-text/open-text/anchor-changes.ts'
import { openTextOf } from '#rich-text/open-text/open-text.ts'
import { secretsIn } from '#rich-text/render-markdown.ts'

import { readMatter } from './entity-file.ts'
import { entityNames, idMeant } from './entity-names.ts'

/** Rounds for each page. */
const RUNS = process.env['LONG'] ? 30 : 1

const matters = Array.from(demoFiles(), ([path, text]) => readMatter({ id: path.replace(/\.md$/, ''), path, text }))
const names = entityNames(matters)
const readAs = (visible: ReadonlyMap<string, string>) => (markdown: string) =>
  openTextOf(markdown, { hidden: new Set(), character: null, idOf: (target) => idMeant(target, names), names: visible })
const whoSees = (isSeen: (id: string) => boolean) =>
  readAs(new Map(matters.filter(({ id }) => isSeen(id)).map(({ id, fields }) => [id, fields?.name ?? ''])))
const readers = [whoSees(() => true), whoSees((id) => id.length % 2 === 0), whoSees(() => false)] as const

/** Random edits of a text, which insert, remove and replace words, lines and paragraphs. */
const edit = fc.record({
  /** In thousandths of the text. */
  at: fc.nat({ max: 1000 }),
  /** In words and the spaces between them. */
  length: fc.constantFrom(0, 0, 1, 2, 12, 80),
  added: fc.constantFrom('', 'zqx', ' zqx zqx', 'Zqx.\n\n', '\n\nZqx.', '\n- zqx\n', '*zqx* ', '> zqx\n\n'),
})
type Edit = typeof edit extends fc.Arbitrary<infer Each> ? Each : never

/** Edits never split a link, because half a link would read as other words. */
function withEdits(text: string, edits: readonly Edit[]): string {
  const parts = text.match(/!?\[\[[^\]]*\]\]|\s+|[^\s[]+|\[/g) ?? []
  for (const { at, length, added } of edits) parts.splice(Math.round((at / 1000) * parts.length), length, added)
  return parts.join('')
}

const withheldIn = (markdown: string) => [
  secretsIn(markdown).map(({ digest, audience }) => [digest, audience]),
  markdown.match(/%%[^]*?%%/g),
]

/** How many letters a text has more than another. */
function growth(before: string, after: string): number {
  const count = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).length
  return compareWords(before, after).reduce(
    (sum, { kind, text }) => sum + (kind === 'same' ? 0 : kind === 'added' ? count(text) : -count(text)),
    0,
  )
}

describe('the pages of the demo campaign', () => {
  it('[PROP-285] can all be opened and show no secret', () => {
    for (const { id, body } of matters)
      for (const read of readers) {
        const open = read(body)
        expect({ id, secrets: open && secretsIn(open.text) }).toEqual({ id, secrets: [] })
        expect(open?.segments.map(({ source }) => source).join('')).toBe(body)
      }
  })

  it('[PROP-287] [PROP-288] keep front matter, secrets and comments through all edits of readers, and lose no word', () => {
    for (const [index, { source }] of matters.entries()) {
      const read = readers[index % readers.length] ?? readers[0]
      const { body, bodyOffset } = splitFile(source)
      const open = read(body)
      if (!open) throw new Error('It cannot be opened')
      const property = fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        const text = withEdits(open.text, edits)
        const { source: now, unplaced } = anchorChanges(body, open, text, read)
        expect(splitFile(source.slice(0, bodyOffset) + now).body).toBe(now)
        expect(withheldIn(now)).toEqual(withheldIn(body))
        const left = unplaced.reduce((sum, { removed, added }) => sum + growth(removed, added), 0)
        expect(growth(body, now) + left).toBe(growth(open.text, text))
        expect(unplaced.length > 0 || read(now)?.text.trim() === text.trim()).toBe(true)
      })
      fc.assert(property, { numRuns: RUNS })
    }
  }, 300_000)
})

describe('a text with a hidden block between others', () => {
  const shown = fc.constantFrom(
    'One two.',
    '# Three',
    '- four\n- five',
    '1. six\n2. seven',
    '> eight\n> nine',
    '*Ten* [[items/bell]].',
  )
  const hidden = fc.constantFrom(
    '> [!secret]\n> zqx',
    '> [!gm] zqx\n>\n> - zqx',
    '%% zqx %%',
    '%%\nzqx\n\nzqx\n%%',
    '<!-- zqx -->',
    '[zqx]: zqx',
    '> [!secret] for [[characters/a]]\n> zqx',
  )
  const read = readAs(new Map([['items/bell', 'The Bell']]))

  it('[PROP-285] reads as if the hidden block did not exist', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(shown, hidden), { maxLength: 6 }), (blocks) => {
        const whole = read(`\n${blocks.join('\n\n')}\n`)
        const open = blocks.filter((block) => !block.includes('zqx')).join('\n\n')
        expect(whole?.text).toBe(read(open)?.text)
      }),
      { numRuns: 100 * RUNS },
    )
  })
})
