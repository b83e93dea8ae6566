import { editsBetween, type Edit } from '../words/edits.ts'
import type { Versions } from './hunk.ts'

/** A merged part of a list, or all three versions of the part if both sides changed it. */
export type Region = { readonly merged: readonly string[] } | { readonly versions: Versions<readonly string[]> }

/** Aligns two changed lists on their common base. Adjacent changes form one region. */
export function regionsOf({ base, mine, theirs }: Versions<readonly string[]>): Region[] {
  const [ours, others] = [editsBetween(base, mine), editsBetween(base, theirs)]
  const regions: Region[] = []
  let at = 0
  let [our, other] = [0, 0]
  while (our < ours.length || other < others.length) {
    const from = Math.min(ours[our]?.from ?? base.length, others[other]?.from ?? base.length)
    const [ourFirst, otherFirst] = [our, other]
    let to = from
    for (;;) {
      const [one, two] = [ours[our], others[other]]
      if (one && one.from <= to) to = Math.max(to, ours[our++]?.to ?? to)
      else if (two && two.from <= to) to = Math.max(to, others[other++]?.to ?? to)
      else break
    }
    regions.push({ merged: base.slice(at, from) })
    const versions = {
      base: base.slice(from, to),
      mine: applied(base, ours.slice(ourFirst, our), { from, to }),
      theirs: applied(base, others.slice(otherFirst, other), { from, to }),
    }
    const only = our === ourFirst ? versions.theirs : other === otherFirst ? versions.mine : null
    regions.push(only || isSame(versions.mine, versions.theirs) ? { merged: only ?? versions.mine } : { versions })
    at = to
  }
  return [...regions, { merged: base.slice(at) }]
}

function applied(base: readonly string[], edits: readonly Edit[], { from, to }: Pick<Edit, 'from' | 'to'>): string[] {
  let at = from
  const items = edits.flatMap((edit) => {
    const kept = base.slice(at, edit.from)
    at = edit.to
    return [...kept, ...edit.items]
  })
  return [...items, ...base.slice(at, to)]
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place])
}
