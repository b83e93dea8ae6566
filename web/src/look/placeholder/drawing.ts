import type { ComponentType } from 'react'

/** How a type of entity is drawn on a square of 400. */
export interface Drawing {
  /** Colours for both schemes; neither is one of the dice. */
  readonly ground: string
  readonly ink: string
  /** What is not seen through is painted in the ground's colour. */
  readonly Mark: ComponentType<{ readonly ground: string }>
}

/** The tint of a type: its paper and its ink by day, its dark and its light by night. */
export function tint(paper: string, ink: string, dark: string, light: string): Pick<Drawing, 'ground' | 'ink'> {
  return { ground: `light-dark(${paper}, ${dark})`, ink: `light-dark(${ink}, ${light})` }
}
