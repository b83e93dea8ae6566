import type { EntityType } from '../entity-type.ts'

/** The maximum length of a prompt. */
export const IMAGE_PROMPT_MAX = 4000

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

/** The perspectives of generated scene images (specification, section 9). */
export const perspectives = ['battlemap', 'fpv', 'isometric', 'wide'] as const
export type Perspective = (typeof perspectives)[number]
export const DEFAULT_PERSPECTIVE: Perspective = 'battlemap'
