import { normal, type Rotation } from './rotation.ts'
import { dot, plus, times, type Vector } from './vector.ts'

/** Where a die's middle is, and how the die is turned. */
export interface Pose {
  readonly at: Vector
  readonly turn: Rotation
}

/** Frames in a second of a recorded throw. */
export const FRAMES_PER_SECOND = 60

/** A pose at a frame; between two of them a die moves evenly. */
export interface Keyframe {
  readonly frame: number
  readonly pose: Pose
}

/** A throw, from the hand to rest: the keyframes of each die, in the order of the pieces. */
export interface Flight {
  readonly frames: number
  readonly paths: readonly (readonly Keyframe[])[]
}

/** The pose between two poses, `part` of the way. */
export function between(from: Pose, to: Pose, part: number): Pose {
  // A rotation and its negative are the same one; the nearer of the two gives the shorter way.
  const near = dot(from.turn, to.turn) + from.turn.w * to.turn.w < 0 ? -1 : 1
  const mix = (a: Vector, b: Vector, sign: number) => plus(times(a, 1 - part), times(b, sign * part))
  const w = from.turn.w * (1 - part) + near * to.turn.w * part
  return { at: mix(from.at, to.at, 1), turn: normal({ ...mix(from.turn, to.turn, near), w }) }
}

/** Where a die is at a moment, in frames and parts of one; before its first keyframe and after its last it lies still. */
export function poseAt(path: readonly Keyframe[], frame: number): Pose | null {
  const next = path.findIndex((key) => key.frame > frame)
  const after = path[next] ?? path.at(-1)
  const before = path[next - 1] ?? (next === -1 ? path.at(-1) : path[0])
  if (!before || !after) return null
  if (before === after) return before.pose
  return between(before.pose, after.pose, (frame - before.frame) / (after.frame - before.frame))
}
