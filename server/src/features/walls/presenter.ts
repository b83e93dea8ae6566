import type { ChangedParts, SceneLight, SceneWall, SceneWalls } from '@waybook/contract'

import type { WallsAbout } from '#database/play-tables.ts'
import type { WallPart } from '#database/wall-parts.ts'

type Versioned = WallPart & { readonly version: number }

/** For game masters only, like everything in this file. */
export function toWalls(about: WallsAbout, parts: readonly Versioned[], elsewhere: number): SceneWalls {
  const { width, height, columns, lightsAreInPicture, ambientLight } = about
  return { width, height, columns, ...separated(parts), elsewhere, lightsAreInPicture, ambientLight }
}

export interface ChangedPart {
  readonly id: string
  /** `null` if it was removed. */
  readonly part: WallPart | null
}

export function toChangedParts(changed: readonly ChangedPart[], version: number): ChangedParts {
  const parts = changed.flatMap(({ part }) => (part ? [{ ...part, version }] : []))
  return { ...separated(parts), removed: changed.filter(({ part }) => !part).map(({ id }) => id), version }
}

function separated(parts: readonly Versioned[]): { walls: SceneWall[]; lights: SceneLight[] } {
  return {
    walls: parts.flatMap(({ what, id, content, version }) => (what === 'wall' ? [{ id, ...content, version }] : [])),
    lights: parts.flatMap(({ what, id, content, version }) => (what === 'light' ? [{ id, ...content, version }] : [])),
  }
}
