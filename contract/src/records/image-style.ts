import type { EntityType } from '../entity-type.ts'

/** The styles of generated images (specification, section 9). */
export const imageStyles = ['fantasy', 'realistic', 'cartoon', 'sketch'] as const
export type ImageStyle = (typeof imageStyles)[number]

/**
 * Portraits are realistic; everything else is fantasy art.
 * @example defaultStyleOf('character') // 'realistic'
 */
export function defaultStyleOf(type: EntityType): ImageStyle {
  return type === 'character' ? 'realistic' : 'fantasy'
}
