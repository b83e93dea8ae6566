import type { Versions } from './hunk.ts'
import { regionsOf } from './regions.ts'

type Names = readonly string[]

/** The names in all versions. A name that only one version has follows the name before it in that version. */
export function inOrder({ base, mine, theirs }: Versions<Names>): string[] {
  const inBase = new Set(base)
  const isMineFirst =
    isReordered(base, mine) === isReordered(base, theirs)
      ? mine.join('\n') < theirs.join('\n')
      : isReordered(base, mine)
  const [first, second] = isMineFirst ? [mine, theirs] : [theirs, mine]
  const names = [...first]
  const known = new Set(first)
  for (const version of [second, base])
    for (const [place, name] of version.entries()) {
      if (known.has(name)) continue
      let at = names.indexOf(version[place - 1] ?? '') + 1
      while (at < names.length && !inBase.has(names[at] ?? '')) at += 1
      names.splice(at, 0, name)
      known.add(name)
    }
  return names
}

function isReordered(base: Names, side: Names): boolean {
  const [before, after] = [new Set(base), new Set(side)]
  return base.filter((name) => after.has(name)).join('\n') !== side.filter((name) => before.has(name)).join('\n')
}

/**
 * Merges lists: applies the additions and removals of both sides. `null` if both replace the same item, or one replaces an item that the
 * other removes.
 */
export function mergeLists({ base, mine, theirs }: Versions<Names>): string[] | null {
  const merged: string[] = []
  for (const region of regionsOf({ base: counted(base), mine: counted(mine), theirs: counted(theirs) })) {
    const items = 'merged' in region ? region.merged : mergeRegion(region.versions)
    if (!items) return null
    merged.push(...items)
  }
  return merged.map((item) => item.slice(item.indexOf(' ') + 1))
}

function mergeRegion(versions: Versions<Names>): string[] | null {
  const { base, mine, theirs } = versions
  const gone = base.filter((item) => !mine.includes(item) || !theirs.includes(item))
  const goneTwice = gone.some((item) => !mine.includes(item) && !theirs.includes(item))
  const added = (side: Names) => side.filter((item) => !base.includes(item)).join('\n')
  if (goneTwice && added(mine) !== added(theirs)) return null
  return inOrder(versions).filter((item) => !gone.includes(item))
}

/** Makes items unique by prefixing the number of equal items before each. */
function counted(items: Names): string[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const before = seen.get(item) ?? 0
    seen.set(item, before + 1)
    return `${before} ${item}`
  })
}
