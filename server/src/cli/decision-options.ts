import type { FileDecision } from '@waybook/contract'

import { UsageError } from '#app/environment.ts'

/** The options of commands that reconcile a folder with Waybook. */
export const decisionOptions = {
  ours: { type: 'boolean', default: false },
  theirs: { type: 'boolean', default: false },
} as const

/** The side that wins where both sides changed the same words; `undefined` if the file waits for a decision. */
export function decisionOf({
  ours,
  theirs,
}: {
  readonly ours: boolean
  readonly theirs: boolean
}): FileDecision | undefined {
  if (ours && theirs) throw new UsageError('--ours and --theirs cannot be used together')
  if (ours) return 'folder'
  return theirs ? 'waybook' : undefined
}
