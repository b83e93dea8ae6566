import type { Order } from '../service/order.ts'

/** What the atelier paints from. The same wish gives the same picture. */
export interface Wish {
  readonly prompt: string
  readonly name: string
  /** An entity type; the atelier has a way of painting for each. */
  readonly type: string
  readonly style: Order['style']
  readonly perspective: Order['perspective']
}

/** A picture before it has a style: two drawings of 1024 x 1024, and how far the one is behind the other. */
export interface Drawing {
  readonly back: string
  readonly front: string
  /** What falls in front of all that: pale, and too small for an outline of its own. */
  readonly falling?: string
  readonly depth: 'near' | 'far' | 'flat'
}
