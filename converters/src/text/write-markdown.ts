import { exceededLimit } from '@waybook/entity-text'
import type { Nodes, Root } from 'mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown, type Handle, type Options } from 'mdast-util-to-markdown'

import { asSeen, hasOurSyntax, storable, withoutOurSyntax } from '../folder/plain-text.ts'
import type { Findings } from '../report/findings.ts'
import type { Block, PageLink, ShownPicture } from './blocks.ts'

const writePageLink: Handle = ({ value, words }: PageLink, _parent, state) => {
  const bar = state.stack.includes('tableCell') ? String.raw`\|` : '|'
  const shown = withoutOurSyntax(storable(words))
    .replaceAll(/[\s|()\\]+/g, ' ')
    .trim()
  return shown === '' ? `[[${value}]]` : `[[${value}${bar}${shown}]]`
}

const writePicture: Handle = ({ value }: ShownPicture) => `![[${value}]]`

const writeMarker: Handle = ({ value }: { value: string }) => `[!secret]${value && ` ${value}`}`

const options: Options = {
  bullet: '-',
  rule: '-',
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
  handlers: { pageLink: writePageLink, shownPicture: writePicture, secretMarker: writeMarker },
}

/**
 * The Markdown of a text, within the limits of a page. Words that Waybook would take for its own syntax are changed so that they stay words;
 * otherwise a text of another program could hide a part of the page, or show a secret.
 */
export function writeMarkdown(blocks: readonly Block[], place: string, findings: Findings): string {
  const root: Root = { type: 'root', children: firstOf(blocks, place, findings) }
  const seen: string[] = []
  walk(root, (node) => {
    cleanNode(node)
    if ('value' in node) seen.push(node.value)
  })
  // Markers may span several nodes, so the text is checked as a whole.
  if (hasOurSyntax(seen.join('')) || hasOurSyntax(seen.join('\n'))) walk(root, defuseNode)
  const markdown = toMarkdown(root, options)
  if (exceededLimit(markdown) === null) return markdown
  return withinLimits(root, place, findings)
}

/** Writing takes a moment for each hundred thousand characters, so what is far too long is cut before. */
const WRITTEN_MAX = 300_000

function firstOf(blocks: readonly Block[], place: string, findings: Findings): Block[] {
  let length = 0
  const first = blocks.filter((block) => {
    walk(block, (node) => {
      length += 'value' in node ? node.value.length : 1
    })
    return length <= WRITTEN_MAX
  })
  if (first.length < blocks.length) findings.lose('textCut', place)
  return first
}

/** Keeps as many whole blocks as a page may have, or only the words if the text is too complex. */
function withinLimits({ children }: Root, place: string, findings: Findings): string {
  const parts = children.map((block) => toMarkdown({ type: 'root', children: [block] }, options))
  const tame = parts.every((part) => exceededLimit(part) === null || part.length > CUT_AT)
  if (!tame) findings.lose('textSimplified', place)
  let text = ''
  for (const part of parts) {
    const next = exceededLimit(part) === null ? part : plainWords(part)
    if (text.length + next.length > CUT_AT) {
      findings.lose('textCut', place)
      break
    }
    text += `${next}\n`
  }
  return exceededLimit(text) === null ? text : ''
}

/** Leaves room for what a converter adds. */
const CUT_AT = 90_000

/** Only letters, digits and simple punctuation, which need no escapes and mean nothing in Markdown. */
function plainWords(markdown: string): string {
  return `${asSeen(markdown)
    .slice(0, CUT_AT)
    .toWellFormed()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s.,;:?'"-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s\d.:-]+/, '')}\n`
}

function walk(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node)
  if ('children' in node) for (const child of node.children) walk(child, visit)
}

function cleanNode(node: Nodes): void {
  if (isText(node)) node.value = storable(node.value)
}

function defuseNode(node: Nodes): void {
  if (isText(node)) node.value = withoutOurSyntax(node.value)
}

function isText(node: Nodes): node is Nodes & { type: 'text' | 'inlineCode' | 'code'; value: string } {
  return node.type === 'text' || node.type === 'inlineCode' || node.type === 'code'
}
