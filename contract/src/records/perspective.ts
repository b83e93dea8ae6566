/** The perspectives of generated scene images (specification, section 9). */
export const perspectives = ['battlemap', 'fpv', 'isometric', 'wide'] as const
export type Perspective = (typeof perspectives)[number]
export const DEFAULT_PERSPECTIVE: Perspective = 'battlemap'
