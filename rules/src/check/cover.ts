import { DEFENCE_MAX } from '../character/derived.ts'
import { numberIn, type ItemProperties } from '../character/worn.ts'

const none: ReadonlySet<string> = new Set(['', 'no', 'none', 'false'])

/**
 * What makes it harder to shoot at somebody in a scene, as setback dice. `cover` in its file is their number, or names what there is to hide
 * behind, which is one.
 */
export function coverOf(scene: ItemProperties): number {
  const count = numberIn(scene, ['cover'])
  if (count !== null) return Math.min(count, DEFENCE_MAX)
  const things = [scene['cover'] ?? []].flat().map((thing) => String(thing).trim().toLowerCase())
  return things.every((thing) => none.has(thing)) ? 0 : 1
}
