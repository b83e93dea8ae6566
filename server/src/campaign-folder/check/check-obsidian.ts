import { revealOf } from '@waybook/contract'

import { blankedComments } from '#rich-text/comments.ts'

import type { EntityDraft } from '../entity-file.ts'
import { note, warning, type Fault } from '../fault.ts'

const QUERY = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*(dataview|dataviewjs|query|tasks|base)[ \t]*$/im
/** Callouts that some authors hide from players by other means. */
const HIDDEN_CALLOUT = /^[ \t>]*>[ \t]*\[!(hidden|private|spoilers?|keeper|storyteller)\b/im

/** Reports features of Obsidian that Waybook lacks or treats differently. */
export function checkObsidian(draft: EntityDraft): Fault[] {
  return [...checkCallouts(draft), ...checkQueries(draft), ...checkPublish(draft)]
}

function checkCallouts({ file, source }: EntityDraft): Fault[] {
  const text = blankedComments(source)
  const found = HIDDEN_CALLOUT.exec(text)
  if (!found) return []
  const place = { file, line: lineAt(text, found.index) }
  return [warning(place, `players can read [!${found[1] ?? ''}] callouts`, 'write [!gm] to hide them')]
}

function checkQueries({ file, source }: EntityDraft): Fault[] {
  const found = QUERY.exec(source)
  if (!found) return []
  const place = { file, line: lineAt(source, found.index) }
  return [note(place, `queries (${found[1] ?? ''}) are not shown`, 'write out what players should read')]
}

/** Notes that `publish: false` does not hide a page here, as its author may expect. */
function checkPublish({ type, fields, placeOf }: EntityDraft): Fault[] {
  const { publish, visible, tags } = fields
  const byDefault = revealOf({ type, tags, authored: null, played: null })
  if (publish !== false || visible !== undefined || byDefault === 'hidden') return []
  return [
    note(placeOf(['publish']), 'publish: false does not hide this from players', 'write visible: false to hide it'),
  ]
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
