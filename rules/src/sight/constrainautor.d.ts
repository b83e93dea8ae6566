// TypeScript reads this instead of the package, which names its source as its types (`paths` in tsconfig.base.json).

interface Triangulation {
  readonly coords: { readonly length: number; readonly [index: number]: number }
  readonly triangles: { readonly length: number; [index: number]: number }
  readonly halfedges: { readonly length: number; [index: number]: number }
  readonly hull: { readonly length: number; readonly [index: number]: number }
}

export default class Constrainautor {
  constructor(triangulation: Triangulation)
  /** Changes the triangulation so that two of its points share an edge. Throws if it can't. */
  constrainOne(from: number, to: number): number
}
