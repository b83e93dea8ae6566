import { mergeFiles, mergeYaml, type Hunk } from '@waybook/entity-text/merge'

import { CAMPAIGN_FILE } from '../campaign-file.ts'

/** What becomes of the parts that folder and Waybook both changed. */
export type Decision = 'folder' | 'waybook' | 'both'

/** The text of a file in the folder, in Waybook, and where both last agreed. `null`: there is no such file. */
export interface FileVersions {
  readonly base: string | null
  readonly folder: string | null
  readonly waybook: string | null
}

/**
 * - `same`: both have the same text.
 * - `take`: only the folder has changed, or it was decided: what the folder has, or that it has none, goes into Waybook.
 * - `keep`: only Waybook has changed.
 * - `merged`: both have changed, and the text has both changes.
 * - `waiting`: both have changed the same words, or one has removed what the other has changed.
 */
export type Reconciled =
  | { readonly is: 'same' | 'take' | 'keep' }
  | { readonly is: 'merged'; readonly text: string }
  | { readonly is: 'waiting'; readonly hunks: readonly Hunk[] }

const preferences = { folder: 'mine', waybook: 'theirs', both: 'both' } as const

/** Decides what becomes of a file. Neither a change in the folder nor one in Waybook is lost unless it is so decided. */
export function reconcileFile(name: string, { base, folder, waybook }: FileVersions, decision?: Decision): Reconciled {
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

/** Files that were created on both sides are merged by the keys of their front matter. */
const EMPTY_FILE = '---\n---\n'

/** To keep both is to keep what there is. */
function isFromFolder(decision: Decision, folder: string | null): boolean {
  return decision === 'folder' || (decision === 'both' && folder !== null)
}

function wholeFile({ base, folder, waybook }: FileVersions): Hunk {
  return { where: 'the file', base: base ?? '', mine: folder ?? '', theirs: waybook ?? '' }
}
