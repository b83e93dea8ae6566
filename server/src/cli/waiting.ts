import { counted } from '#campaign-folder/fault.ts'
import type { WaitingFile } from '#campaign-folder/reconcile/reconcile-campaign.ts'

/** The files that wait for a decision, one line for each place. `isStored`: the Import page lists them. */
export function waitingLines(waiting: readonly WaitingFile[], isStored: boolean): string[] {
  if (waiting.length === 0) return []
  const lines = waiting.flatMap(({ file, hunks }) =>
    hunks.map(({ where, mine, theirs }) => `${placeOf(file, where)} ${whatOverlaps(mine, theirs)}`),
  )
  const all = `${counted(waiting.length, 'file')} ${waiting.length === 1 ? 'waits' : 'wait'}, unchanged on both sides`
  const page = isStored ? 'on the Import page (/admin/import), or ' : ''
  return [...lines, `${all}: make them agree, or decide ${page}with --ours (the folder) or --theirs (Waybook)`]
}

function placeOf(file: string, where: string): string {
  const [, line] = /^line (\d+)$/.exec(where) ?? []
  return line === undefined ? `${file}:1: waits: ${where}` : `${file}:${line}: waits: the text`
}

function whatOverlaps(mine: string, theirs: string): string {
  if (mine === '') return 'was removed in the folder and changed in Waybook'
  if (theirs === '') return 'was changed in the folder and removed in Waybook'
  return 'was changed in the folder and in Waybook'
}
