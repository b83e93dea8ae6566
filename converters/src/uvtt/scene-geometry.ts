/** A place in percent of the picture's width and height, from the top left. It may be outside of the picture. */
export type Place = readonly [x: number, y: number]

/** `object`: furniture and pillars, which block light but are seen. */
export type WallKind = 'wall' | 'object'

export interface Wall {
  readonly kind: WallKind
  /** Two or more. A closed wall repeats its first point. */
  readonly points: readonly Place[]
}

export interface Door {
  readonly from: Place
  readonly to: Place
  readonly open: boolean
  readonly secret: boolean
}

export interface Light {
  readonly at: Place
  /** The radius in cells of the grid. */
  readonly range: number
  readonly intensity: number
  /** `#rrggbb`; `null` for white. */
  readonly color: string | null
}

/** What stands in a scene, for sight and fog. All of it is for the game master, like what the fog covers. */
export interface SceneGeometry {
  /** In cells, which are square. */
  readonly grid: {
    readonly columns: number
    readonly rows: number
    readonly offset: Place
    readonly pixelsPerCell: number
  }
  readonly walls: readonly Wall[]
  readonly doors: readonly Door[]
  readonly lights: readonly Light[]
  /** Whether the picture already shows the light. */
  readonly lightsAreInPicture: boolean
  /** `#rrggbb`; `null` for daylight. */
  readonly ambientLight: string | null
}
