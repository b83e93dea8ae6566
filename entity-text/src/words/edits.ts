import { diffArrays } from 'diff'

/** Replaces the part of a list from `from` to `to` (exclusive) with items. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly items: readonly string[]
}

/** With more removed and added items, the search for the fewest edits takes tenths of a second, which is too long. */
const EDITS_MAX = 600

/** The edits that turn one list into another, in order. Lists with little in common are replaced between their equal ends. */
export function editsBetween(before: readonly string[], after: readonly string[]): Edit[] {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const [old, items] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)]
  if (old.length + items.length === 0) return []
  const whole = [{ from: head, to: head + old.length, items }]
  if (old.length === 0 || items.length === 0) return whole
  const changes = diffArrays(old, items, { maxEditLength: EDITS_MAX })
  return changes ? toEdits(changes, head) : whole
}

function toEdits(
  changes: readonly { readonly added: boolean; readonly removed: boolean; readonly value: readonly string[] }[],
  start: number,
): Edit[] {
  const edits: { from: number; to: number; items: string[] }[] = []
  let at = start
  for (const { added, removed, value } of changes) {
    const last = edits.at(-1)
    const edit = last?.to === at ? last : { from: at, to: at, items: [] }
    if ((added || removed) && edit !== last) edits.push(edit)
    if (added) edit.items.push(...value)
    else at += value.length
    if (removed) edit.to = at
  }
  return edits
}
