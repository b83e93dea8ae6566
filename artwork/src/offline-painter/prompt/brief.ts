/** The input of the offline painter. The same brief gives the same picture. */
export interface Brief {
  readonly prompt: string
  readonly name: string
  /** The entity type, which determines the kind of picture. */
  readonly type: string
  readonly style: 'fantasy' | 'realistic' | 'cartoon' | 'sketch'
  readonly perspective: 'battlemap' | 'fpv' | 'isometric' | 'wide'
}

/** A picture before a style is applied: layers of SVG elements, 1024 x 1024. */
export interface Drawing {
  readonly back: string
  readonly front: string
  /** Snow and the like in front of everything else: pale, and too small to be outlined. */
  readonly falling?: string
  /** The distance between front and back. */
  readonly depth: 'near' | 'far' | 'flat'
}
