import { exceededLimit } from '@waybook/entity-text'
import type { Root } from 'mdast'

import { shapeCallouts } from '../callouts.ts'
import { hideSections } from '../hidden-sections.ts'
import { parseMarkdown } from '../parse-markdown.ts'
import { renderMarkdown } from '../render-markdown.ts'
import { markSecrets, type SecretMark } from '../secret-marks.ts'
import { visit } from '../visit.ts'
import { withoutLinks, withTargets } from '../wiki-link.ts'
import { commentRanges } from './comment-ranges.ts'
import { hideInText } from './hidden-blocks.ts'
import { PLAIN_TAGS, type OpenReader, type Search } from './hidden-words.ts'
import { openTextIn, segmentsOf, type Segment } from './segments.ts'

/** The visible part of a Markdown text for a player. */
export interface OpenText {
  readonly text: string
  readonly segments: readonly Segment[]
}

/** A longer text would take seconds, and any player may ask for it. */
const OPENED_MAX = 500_000

/**
 * The Markdown of a text with only the parts that a player may read. Parts that may be hidden are omitted, and the words are compared with
 * those of the rendered text. `null` if the visible parts are not certain.
 */
export function openTextOf(markdown: string, reader: OpenReader): OpenText | null {
  if (markdown.length > OPENED_MAX) return null
  const linked = withTargets(markdown, reader.idOf)
  const rendered = renderMarkdown(linked)
  if (!rendered.ok || exceededLimit(markdown) !== null) return null
  const root = parseMarkdown(markdown)
  // A section without a marker has no place in the source that could be withheld.
  if (hideSections(root, reader.hidden)) return null
  const marks = markSecrets(root, markdown)
  if (!readAudiences(root, marks, rendered.secrets)) return null
  const comments = commentRanges(root, markdown)
  if (comments === null) return null
  const search: Search = {
    source: markdown,
    reader,
    comments,
    definitions: definitionsIn(root),
    hidden: [],
    isUnclear: false,
  }
  hideInText(root, search)
  const segments = search.isUnclear ? null : segmentsOf(markdown, search.hidden)
  if (!segments) return null
  const { variants, search: words } = rendered
  const read = variants.find(({ character }) => character === reader.character)?.words ?? words.open
  const own = withTargets(segments.map((one) => one.words).join(''), reader.idOf)
  const isRead = lettersOf(wordsIn(own)) === lettersOf(read)
  return isRead ? { text: openTextIn(segments), segments } : null
}

/** Copies the audience of each secret from the text in which names are ids. `false` if the secrets differ. */
function readAudiences(root: Root, marks: readonly SecretMark[], linked: readonly SecretMark[]): boolean {
  if (marks.length !== linked.length) return false
  visit(root, 'blockquote', ({ data }) => {
    const audience = data?.secret && linked[data.secret.index]?.audience
    if (data?.secret) data.secret = { ...data.secret, audience: audience ?? null }
  })
  return true
}

function definitionsIn(root: Root): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  visit(root, 'definition', ({ identifier, url }) => {
    // The first one counts.
    if (!found.has(identifier)) found.set(identifier, url)
  })
  return found
}

/** All words of a text, visible or not, except markup. */
function wordsIn(markdown: string): string {
  const root = parseMarkdown(markdown)
  shapeCallouts(root)
  let words = ''
  visit(root, (node) => {
    if (node.type === 'text') words += withoutLinks(node.value)
    if (node.type === 'inlineCode' || node.type === 'inlineMath' || node.type === 'code') words += node.value
    // In the open text, words after a removed tag may become a link definition.
    if (node.type === 'definition') words += [node.label, node.url, node.title].join(' ')
    // In the open text, an attribute or comment may become something else.
    if (node.type === 'html') words += node.value.replaceAll(PLAIN_TAGS, '')
  })
  return words
}

function lettersOf(text: string): string {
  return (text.normalize('NFKC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join('')
}
