import type { ComponentType } from 'react'

/** The placeholder of a type of entity, on a 400 by 400 grid. */
export interface Drawing {
  /** Colors for both schemes, distinct from the colors of the dice. */
  readonly ground: string
  readonly ink: string
  /** `ground` is the color for parts that cover others. */
  readonly Mark: ComponentType<{ readonly ground: string }>
}

/** The colors of a type: background and mark in the light scheme, then in the dark scheme. */
export function tint(paper: string, ink: string, dark: string, light: string): Pick<Drawing, 'ground' | 'ink'> {
  return { ground: `light-dark(${paper}, ${dark})`, ink: `light-dark(${ink}, ${light})` }
}
