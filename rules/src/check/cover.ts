import { DEFENCE_MAX } from '../character/derived.ts'
import { numberIn, type ItemProperties } from '../character/worn.ts'

const none: ReadonlySet<string> = new Set(['', 'no', 'none', 'false'])

/**
 * The setback dice that a scene's cover adds to ranged attacks. `cover` in its file is their number, or names things to hide behind, which
 * count as 1.
 * @example
 * coverOf({ cover: 2 }) // 2
 * coverOf({ cover: 'a low wall' }) // 1
 */
export function coverOf(scene: ItemProperties): number {
  const count = numberIn(scene, ['cover'])
  if (count !== null) return Math.min(count, DEFENCE_MAX)
  const things = [scene['cover'] ?? []].flat().map((thing) => String(thing).trim().toLowerCase())
  return things.every((thing) => none.has(thing)) ? 0 : 1
}
