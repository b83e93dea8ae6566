import type { FileDecision } from '@waybook/contract'
import { mergeFiles, mergeYaml, type Hunk } from '@waybook/entity-text/merge'

import { CAMPAIGN_FILE } from '../campaign-file.ts'

/** The text of a file in the folder, in Waybook, and when both last agreed (`base`). `null`: the file does not exist. */
export interface FileVersions {
  readonly base: string | null
  readonly folder: string | null
  readonly waybook: string | null
}

/**
 * - `same`: both have the same text.
 * - `take`: only the folder has changed, or the decision was for it. Waybook takes its text, or deletes the text if the folder has none.
 * - `keep`: only Waybook has changed.
 * - `merged`: both have changed, and `text` contains both changes.
 * - `waiting`: both have changed the same words, or one has deleted a file that the other has changed.
 */
export type Reconciled =
  | { readonly is: 'same' | 'take' | 'keep' }
  | { readonly is: 'merged'; readonly text: string }
  | { readonly is: 'waiting'; readonly hunks: readonly Hunk[] }

const preferences = { folder: 'mine', waybook: 'theirs', both: 'both' } as const

/** Reconciles a file. No change in the folder or in Waybook is lost without a decision. */
export function reconcileFile(
  name: string,
  { base, folder, waybook }: FileVersions,
  decision?: FileDecision,
): Reconciled {
  if (folder === waybook) return { is: 'same' }
  if (waybook === base) return { is: 'take' }
  if (folder === base) return { is: 'keep' }
  if (folder === null || waybook === null) {
    if (decision === undefined) return { is: 'waiting', hunks: [wholeFile({ base, folder, waybook })] }
    return { is: isFromFolder(decision, folder) ? 'take' : 'keep' }
  }
  const isYaml = name === CAMPAIGN_FILE
  const merge = isYaml ? mergeYaml : mergeFiles
  const versions = { base: base ?? (isYaml ? '' : EMPTY_FILE), mine: folder, theirs: waybook }
  const merged = merge(versions, decision && preferences[decision])
  if (!merged.ok) return { is: 'waiting', hunks: merged.hunks }
  return merged.text === folder ? { is: 'take' } : { is: 'merged', text: merged.text }
}

/** The base for files created on both sides, which merges the keys of their front matter. */
const EMPTY_FILE = '---\n---\n'

/** With the decision `both`, the only version of a file counts. */
function isFromFolder(decision: FileDecision, folder: string | null): boolean {
  return decision === 'folder' || (decision === 'both' && folder !== null)
}

function wholeFile({ base, folder, waybook }: FileVersions): Hunk {
  return { where: 'the file', base: base ?? '', mine: folder ?? '', theirs: waybook ?? '' }
}
