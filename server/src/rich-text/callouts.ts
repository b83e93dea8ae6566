import type { Blockquote, Paragraph, PhrasingContent, Root } from 'mdast'

import { looksSecret } from './looks-secret.ts'
import { visibleText } from './visible-text.ts'
import { visit } from './visit.ts'

/** The looks of callouts, with Obsidian's kinds that have each look. All other kinds look like a note. */
const looks: Readonly<Record<string, readonly string[]>> = {
  note: [],
  tip: ['hint', 'important', 'success', 'check', 'done'],
  question: ['help', 'faq'],
  warning: ['caution', 'attention'],
  danger: ['error', 'failure', 'fail', 'missing', 'bug'],
  quote: ['cite'],
}

export const calloutLooks = Object.keys(looks)

/** The look of every kind. */
export const lookOf = new Map(
  Object.entries(looks).flatMap(([look, kinds]) => [look, ...kinds].map((kind) => [kind, look])),
)

/** `[!kind]` or `[!kind|text for a theme]`, then an optional mark for folding. */
export const CALLOUT = /^\[!([^\]|\n]+)(\|[^\]\n]*)?\]([+-]?)[ \t]*/

/**
 * Turns `> [!note] Title` into a box with a title, and `[!note]-` and `[!note]+` into a foldable one. A probably misspelled secret stays a
 * quote with its marker, which `check` reports.
 */
export function shapeCallouts(root: Root): void {
  visit(root, 'blockquote', (quote) => {
    const [paragraph, ...rest] = quote.children
    if (paragraph?.type !== 'paragraph') return
    const [opening, ...others] = paragraph.children
    const marker = opening?.type === 'text' ? CALLOUT.exec(opening.value) : null
    if (opening?.type !== 'text' || !marker) return
    const [written, kind = '', theme = '', fold = ''] = marker
    if (
      visibleText(`${kind}${theme}`)
        .split(/[^\p{L}\p{N}_]+/u)
        .some(looksSecret)
    )
      return
    const words = opening.value.slice(written.length)
    const { title, after } = splitLine([{ type: 'text', value: words }, ...others])
    shape(quote, lookOf.get(kind.trim().toLowerCase()) ?? 'note', fold)
    quote.children = [
      titleOf(title, kind, fold),
      ...(isBlank(after) ? [] : [{ ...paragraph, children: after }]),
      ...rest,
    ]
  })
}

function shape(quote: Blockquote, look: string, fold: string): void {
  quote.data = fold
    ? { hName: 'details', hProperties: { dataCallout: look, open: fold === '+' } }
    : { hName: 'div', hProperties: { dataCallout: look } }
}

function titleOf(title: PhrasingContent[], kind: string, fold: string): Paragraph {
  const children = isBlank(title) ? [{ type: 'text' as const, value: capitalized(kind.trim()) }] : title
  const data = fold ? { hName: 'summary' } : { hName: 'p', hProperties: { dataCalloutTitle: '' } }
  return { type: 'paragraph', data, children }
}

/** The first line of a paragraph, and the lines after it. */
function splitLine(children: readonly PhrasingContent[]): { title: PhrasingContent[]; after: PhrasingContent[] } {
  const at = children.findIndex((one) => one.type === 'break' || (one.type === 'text' && one.value.includes('\n')))
  const last = children[at]
  if (!last) return { title: [...children], after: [] }
  const [before, after] = [children.slice(0, at), children.slice(at + 1)]
  if (last.type !== 'text') return { title: before, after }
  const end = last.value.indexOf('\n')
  return {
    title: [...before, { type: 'text', value: last.value.slice(0, end) }],
    after: [{ type: 'text', value: last.value.slice(end + 1) }, ...after],
  }
}

function isBlank(children: readonly PhrasingContent[]): boolean {
  return children.every((one) => one.type === 'text' && one.value.trim() === '')
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
