import type { Warp } from '#drawing/bend.ts'

export type Age = 'child' | 'young' | 'grown' | 'elder'
export type FaceShape = 'oval' | 'round' | 'square' | 'long' | 'pointed' | 'gaunt'
export type Build = 'slight' | 'even' | 'broad' | 'heavy'
export type Pose = 'level' | 'left' | 'right' | 'bowed' | 'proud' | 'askance'

/** Factors relative to the plain head: its width, the width of the jaw, the length below the eyes. */
type Proportion = { width: number; jaw: number; length: number }

const FACES: Readonly<Record<FaceShape, Proportion>> = {
  oval: { width: 1, jaw: 1, length: 1 },
  round: { width: 1.09, jaw: 1.13, length: 0.93 },
  square: { width: 1.05, jaw: 1.2, length: 0.98 },
  long: { width: 0.94, jaw: 1, length: 1.08 },
  pointed: { width: 0.99, jaw: 0.83, length: 1.02 },
  gaunt: { width: 0.93, jaw: 0.88, length: 1.08 },
}

const NECKS: Readonly<Record<Build, number>> = { slight: 0.86, even: 1, broad: 1.12, heavy: 1.2 }
const SHOULDERS: Readonly<Record<Build, number>> = { slight: 0.84, even: 1, broad: 1.12, heavy: 1.22 }

/**
 * How far the face is turned (-1 towards the light, 1 away from it), the tilt in degrees, and the shift of the head.
 */
type Turn = { aside: number; tilt: number; shift: readonly [number, number] }

const POSES: Readonly<Record<Pose, Turn>> = {
  level: { aside: 0, tilt: 0, shift: [0, 0] },
  left: { aside: -1, tilt: -2, shift: [-10, 2] },
  right: { aside: 0.8, tilt: 2, shift: [8, 2] },
  bowed: { aside: -0.35, tilt: -6, shift: [-10, 12] },
  proud: { aside: 0.45, tilt: 4, shift: [4, -8] },
  askance: { aside: -0.8, tilt: 6, shift: [10, 2] },
}

export function turnOf(pose: Pose = 'level', age: Age = 'grown'): Turn {
  const turn = POSES[pose]
  const [right, down] = turn.shift
  return age === 'child' ? { ...turn, shift: [right, down + 34] } : turn
}

function easeBetween(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** Bends the plain head to a shape, age and pose. The outline stays in place; the features move around it. */
export function headWarp(face: FaceShape = 'oval', age: Age = 'grown', pose: Pose = 'level'): Warp {
  const { width, jaw, length } = FACES[face]
  const small = age === 'child' ? { width: 0.96, length: 0.84 } : { width: 1, length: 1 }
  const { aside } = POSES[pose]
  const halfHead = 118 * width
  return (x, y) => {
    const below = easeBetween(320, 430, y) * (1 - easeBetween(470, 560, y))
    const wide = width * small.width * (1 + (jaw - 1) * below)
    const bentX = 300 + (x - 300) * wide
    const fromMiddle = Math.min(1, Math.abs(bentX - 300) / halfHead)
    const slide = aside * 24 * (1 - fromMiddle * fromMiddle) * (1 - easeBetween(430, 540, y))
    const long = length * small.length
    const bentY = y <= 292 ? y : 292 + (Math.min(y, 470) - 292) * long + Math.max(0, y - 470)
    return [bentX + slide, bentY]
  }
}

/** The neck stands on the collar and follows the head. */
export function neckWarp(build: Build = 'even', age: Age = 'grown', pose: Pose = 'level'): Warp {
  const girth = age === 'child' ? 0.72 : NECKS[build]
  const [right] = POSES[pose].shift
  return (x, y) => [300 + (x - 300) * girth + right * (1 - easeBetween(340, 520, y)), y]
}

export function bodyWarp(build: Build = 'even', age: Age = 'grown'): Warp {
  const across = SHOULDERS[build] * (age === 'child' ? 0.72 : 1)
  return (x, y) => {
    // The collar stays at the neck; only the shoulders spread.
    const away = Math.abs(x - 300)
    const spread = away < 60 ? 1 : 1 + (across - 1) * Math.min(1, (away - 60) / 120)
    return [300 + (x - 300) * spread, y]
  }
}
