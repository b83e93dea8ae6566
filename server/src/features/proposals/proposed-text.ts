import { Problem, type ProposedPart } from '@waybook/contract'
import { exceededLimit } from '@waybook/entity-text'
import { compareWords } from '@waybook/entity-text/words'

import { anchorChanges, type Unplaced } from '#rich-text/open-text/anchor-changes.ts'
import { pageProblems } from '#sentences/problems.ts'

import type { RequestContext } from '../request-context.ts'
import { readHistory, readRevision } from '../writing/history.ts'
import type { SourceRecord } from '../writing/source.ts'
import { openReader, openSource, versionOf, type OpenSource } from './open-source.ts'

/** A proposal before it is stored. */
export interface ProposedText {
  readonly baseVersion: number
  readonly source: string
  readonly parts: ProposedPart[]
  readonly unplaced: readonly Unplaced[]
}

/** Applies the viewer's edit of the text that they saw to the whole file. Throws Problems if that cannot be proposed. */
export async function proposedText(
  context: RequestContext,
  source: SourceRecord,
  wanted: { readonly text: string; readonly baseVersion: string },
): Promise<ProposedText> {
  const why = exceededLimit(wanted.text)
  if (why !== null) throw new Problem('bad-params', `The text ${why}`)
  const open = await seenSource(context, source, wanted.baseVersion)
  const text = withLineBreaksOf(open.text, wanted.text.trimEnd())
  if (text === open.text.trimEnd()) throw new Problem('bad-params', pageProblems.nothingChangedYet())
  const reopen = await openReader(context, open.body, text)
  const anchored = anchorChanges(open.body, open, text, reopen)
  return {
    baseVersion: open.version,
    source: open.file.slice(0, open.bodyOffset) + anchored.source,
    parts: shortened(compareWords(open.text, text)),
    unplaced: anchored.unplaced,
  }
}

/** How many earlier versions, and how many of their characters, are searched for the text that the viewer saw. */
const EARLIER_MAX = 10
const READ_MAX = 400_000

/** The newest version that reads like the text the viewer edited. Throws the Problem `conflict` with the current text if none does. */
async function seenSource(context: RequestContext, source: SourceRecord, wanted: string): Promise<OpenSource> {
  const now = await openSource(context, source)
  if (versionOf(now) === wanted) return now
  const earlier = (await readHistory(context.records, source.id)).slice(0, EARLIER_MAX)
  let left = READ_MAX
  for (const { version } of earlier) {
    const text = (await readRevision(context.records, source.id, version))?.text ?? null
    left -= text?.length ?? 0
    if (left < 0) break
    const open = text === null ? null : await openSource(context, { version, text }).catch(() => null)
    if (open && versionOf(open) === wanted) return open
  }
  throw new Problem('conflict', pageProblems.pageChangedSince(), {
    details: { text: now.text, version: versionOf(now) },
  })
}

function withLineBreaksOf(before: string, text: string): string {
  return before.includes('\r\n') && !text.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text
}

/** In characters, on either side of a change. */
const AROUND = 160

/** Shortens unchanged text that is far from any change. */
function shortened(parts: readonly ProposedPart[]): ProposedPart[] {
  return parts.map(({ kind, text }, place) => {
    const before = place === 0 ? '' : beginningOf(text)
    const after = place === parts.length - 1 ? '' : endOf(text)
    if (kind !== 'same' || text.length <= before.length + after.length + AROUND) return { kind, text }
    return { kind, text: [before, '…', after].filter(Boolean).join(' ') }
  })
}

/** Cuts at whole words. */
function beginningOf(text: string): string {
  return text.slice(0, AROUND).replace(/\s+\S*$/, '')
}

function endOf(text: string): string {
  return text.slice(-AROUND).replace(/^\S*\s+/, '')
}
