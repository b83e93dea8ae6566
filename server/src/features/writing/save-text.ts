import { Problem, type AnswerOf, type TextHunk, type TextOrigin } from '@waybook/contract'
import { mergeFiles, mergeYaml } from '@waybook/entity-text/merge'

import { pageProblems } from '#sentences/problems.ts'

import type { Handled } from '../request-context.ts'

/** A text that an account wants to save. */
export interface WantedText {
  readonly text: string
  /** The version that was edited. */
  readonly baseVersion: number
  /** The account that proposed it, if another one did. */
  readonly proposedBy?: string
}

/** The stored text, with the functions that saving over it needs. */
export interface StoredText {
  readonly text: string
  readonly version: number
  /** Whether it is YAML as a whole, such as `campaign.yaml`. */
  readonly isYaml?: true
  /** The text of an earlier version; `null` if it is no longer stored. */
  readonly earlier: (version: number) => Promise<string | null>
  readonly write: (
    text: string,
    origin: TextOrigin,
  ) => Promise<Pick<Handled<AnswerOf<'saveEntity'>>, 'version' | 'findings'>>
}

/**
 * Saves a text over the stored one. If others have saved since, merges both changes. Throws the Problem `conflict` with both texts of each
 * overlap, and the stored text.
 */
export async function saveText(stored: StoredText, wanted: WantedText): Promise<Handled<AnswerOf<'saveEntity'>>> {
  const { text, version } = stored
  if (wanted.text === text) return { version, outcome: 'unchanged', text, findings: [] }
  if (wanted.baseVersion === version) {
    const written = await stored.write(wanted.text, 'app')
    return { outcome: 'saved', text: wanted.text, ...written }
  }
  const base = await stored.earlier(wanted.baseVersion)
  if (base === null) throw overlapping(stored, [{ where: 'line 1', base: '', mine: wanted.text, theirs: text }])
  const merge = stored.isYaml ? mergeYaml : mergeFiles
  const merged = merge({ base, mine: wanted.text, theirs: text })
  if (!merged.ok) throw overlapping(stored, merged.hunks)
  if (merged.text === text) return { version, outcome: 'unchanged', text, findings: [] }
  const written = await stored.write(merged.text, 'merge')
  return { outcome: 'merged', text: merged.text, ...written }
}

function overlapping({ text, version }: StoredText, hunks: readonly TextHunk[]): Problem {
  return new Problem('conflict', pageProblems.somebodyElseChangedSameWords(), { details: { version, text, hunks } })
}
