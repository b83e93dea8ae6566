import { UsageError } from '#app/environment.ts'
import type { Decision } from '#campaign-folder/reconcile/reconcile-file.ts'

/** The options of commands that reconcile a folder with Waybook. */
export const decisionOptions = {
  ours: { type: 'boolean', default: false },
  theirs: { type: 'boolean', default: false },
} as const

/** What becomes of what both sides changed; `undefined` if it waits. */
export function decisionOf({
  ours,
  theirs,
}: {
  readonly ours: boolean
  readonly theirs: boolean
}): Decision | undefined {
  if (ours && theirs) throw new UsageError('--ours and --theirs exclude each other')
  if (ours) return 'folder'
  return theirs ? 'waybook' : undefined
}
