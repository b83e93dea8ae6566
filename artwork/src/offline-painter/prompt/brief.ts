/** What the offline painter paints from. The same brief gives the same picture. */
export interface Brief {
  readonly prompt: string
  readonly name: string
  /** An entity type, which decides the kind of picture. */
  readonly type: string
  readonly style: 'fantasy' | 'realistic' | 'cartoon' | 'sketch'
  readonly perspective: 'battlemap' | 'fpv' | 'isometric' | 'wide'
}

/** A picture before it has a style: SVG elements of 1024 x 1024 in layers. */
export interface Drawing {
  readonly back: string
  readonly front: string
  /** What falls in front of all that: pale, and too small for an outline of its own. */
  readonly falling?: string
  /** How far the front stands before the back. */
  readonly depth: 'near' | 'far' | 'flat'
}
