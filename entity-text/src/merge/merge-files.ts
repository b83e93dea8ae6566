import { splitFile } from '../split-file.ts'
import { viewOf } from './field-view.ts'
import { isMerged, pick, type Hunk, type Part, type Versions } from './hunk.ts'
import { mergeFields } from './merge-fields.ts'
import { mergeText, WORDS_MAX, type WordBudget } from './merge-text.ts'

export type Merged =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly hunks: readonly Hunk[] }

/** The text to use for parts that both sides changed: one side's, or (in a body only) both in sequence. */
export type Preference = 'mine' | 'theirs' | 'both'

/** Returns the decided text for a part that both sides changed. `place` counts these parts from 0. */
export type Decide = (hunk: Hunk, place: number) => string

/**
 * Merges two versions of an entity's file that come from the same `base`: the front matter by keys, the body by lines, and by words within
 * lines that both sides changed. With a preference or decisions, no hunks are left.
 * @example
 * const base = '---\nname: Bell\n---\nIt hums.\n'
 * const [mine, theirs] = [base.replace('Bell', 'Gong'), base.replace('hums', 'rings')]
 * mergeFiles({ base, mine, theirs }) // { ok: true, text: '---\nname: Gong\n---\nIt rings.\n' }
 */
export function mergeFiles(versions: Versions, preference?: Preference | Decide): Merged {
  return merge(versions, mergeFileParts, preference)
}

/**
 * Merges two versions of a YAML text, such as `campaign.yaml`.
 * @example
 * mergeYaml({ base: 'a: 1\nb: 2\n', mine: 'a: 3\nb: 2\n', theirs: 'a: 1\nb: 4\n' }) // { ok: true, text: 'a: 3\nb: 4\n' }
 * mergeYaml({ base: 'a: 1\n', mine: 'a: 2\n', theirs: 'a: 3\n' }).hunks // [{ where: 'a', base: 'a: 1\n', mine: 'a: 2\n', theirs: 'a: 3\n' }]
 */
export function mergeYaml(versions: Versions, preference?: Preference | Decide): Merged {
  return merge(versions, (one, budget) => mergeYamlParts(one, budget) ?? mergeText(one, 1, budget), preference)
}

type MergeParts = (versions: Versions, budget: WordBudget) => Part[]

function merge(versions: Versions, mergeInParts: MergeParts, preference: Preference | Decide | undefined): Merged {
  const picked = pick(versions)
  if (picked) return { ok: true, text: picked.text }
  const { eol, texts } = withSameLineBreaks(versions)
  let place = 0
  const parts = mergeInParts(texts, { left: WORDS_MAX }).map((part) =>
    preference && typeof part !== 'string' ? decided(part, preference, place++) : part,
  )
  if (!isMerged(parts)) return { ok: false, hunks: parts.filter((part) => typeof part !== 'string') }
  const text = parts.join('')
  return { ok: true, text: eol === null ? text : text.replaceAll('\n', eol) }
}

function decided(hunk: Hunk, preference: Preference | Decide, place: number): string {
  if (typeof preference === 'function') return preference(hunk, place)
  const { where, mine, theirs } = hunk
  if (preference === 'theirs') return theirs
  return preference === 'mine' || !where.startsWith('line ') ? mine : mine + theirs
}

/** If the versions differ in their line breaks, the merged text uses the line breaks of the side that changed them. */
function withSameLineBreaks({ base, mine, theirs }: Versions): { eol: string | null; texts: Versions } {
  const texts = { base, mine, theirs }
  const breaks = { base: lineBreak(base), mine: lineBreak(mine), theirs: lineBreak(theirs) }
  const isSame = breaks.base === breaks.mine && breaks.base === breaks.theirs
  if (isSame || Object.values(breaks).includes(null)) return { eol: null, texts }
  const plain = (text: string) => text.replaceAll('\r\n', '\n')
  const eol = pick(breaks)?.text ?? '\n'
  return { eol, texts: { base: plain(base), mine: plain(mine), theirs: plain(theirs) } }
}

/** The line break of a text; `null` if it uses both kinds. */
function lineBreak(text: string): string | null {
  const [all, long] = [text.split('\n').length, text.split('\r\n').length]
  return long === 1 ? '\n' : all === long ? '\r\n' : null
}

function mergeFileParts(versions: Versions, budget: WordBudget): Part[] {
  const [base, mine, theirs] = [piecesOf(versions.base), piecesOf(versions.mine), piecesOf(versions.theirs)]
  const fields =
    base && mine && theirs && mergeYamlParts({ base: base.yaml, mine: mine.yaml, theirs: theirs.yaml }, budget)
  if (!fields) return mergeLines(versions, budget)
  const fence = (key: 'opening' | 'closing') =>
    pick({ base: base[key], mine: mine[key], theirs: theirs[key] })?.text ?? base[key]
  const line = versions.mine.slice(0, versions.mine.length - mine.body.length).split('\n').length
  const body = mergeText({ base: base.body, mine: mine.body, theirs: theirs.body }, line, budget)
  return [fence('opening'), ...fields, fence('closing'), ...body]
}

/** Merges by lines alone. If that breaks front matter that is readable on both sides, the whole file needs a decision. */
function mergeLines(versions: Versions, budget: WordBudget): Part[] {
  const parts = mergeText(versions, 1, budget)
  const isBroken = isMerged(parts) && !isReadable(parts.join(''))
  return isBroken && isReadable(versions.mine) && isReadable(versions.theirs)
    ? [{ where: 'the front matter', ...versions }]
    : parts
}

function isReadable(text: string): boolean {
  const { frontMatter } = splitFile(text)
  return frontMatter === null || viewOf(frontMatter) !== null
}

interface Pieces {
  readonly opening: string
  readonly yaml: string
  readonly closing: string
  readonly body: string
}

function piecesOf(text: string): Pieces | null {
  const { frontMatter, body, bodyOffset } = splitFile(text)
  if (frontMatter === null) return null
  const start = text.indexOf('\n') + 1
  const end = start + frontMatter.length
  return { opening: text.slice(0, start), yaml: frontMatter, closing: text.slice(end, bodyOffset), body }
}

/** Adds the missing line break of a last line during the merge, because other lines may follow it. */
function mergeYamlParts(versions: Versions, budget: WordBudget): Part[] | null {
  const isOpen = (text: string) => text !== '' && !text.endsWith('\n')
  const ended = (text: string) => (isOpen(text) ? `${text}\n` : text)
  const { base, mine, theirs } = versions
  const parts = mergeFields({ base: ended(base), mine: ended(mine), theirs: ended(theirs) }, budget)
  const staysOpen = pick({ base: isOpen(base), mine: isOpen(mine), theirs: isOpen(theirs) })?.text
  return parts && staysOpen && isMerged(parts) ? [parts.join('').replace(/\n$/, '')] : parts
}
