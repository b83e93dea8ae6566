import { DEFENCE_MAX } from '../character/derived.ts'
import { numberIn, type ItemProperties } from '../character/worn.ts'

/** What makes it harder to shoot at somebody in a scene, as setback dice: `cover: 2` in its file. Close combat knows no cover. */
export function coverOf(scene: ItemProperties): number {
  return Math.min(numberIn(scene, ['cover']) ?? 0, DEFENCE_MAX)
}
