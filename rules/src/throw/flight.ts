import { normal, type Rotation } from './rotation.ts'
import { dot, plus, times, type Vector } from './vector.ts'

/** The position of a die's center, and its orientation. */
export interface Pose {
  readonly at: Vector
  readonly turn: Rotation
}

/** The frame rate of a recorded throw. */
export const FRAMES_PER_SECOND = 60

/** A pose at a frame. Poses between two keyframes are interpolated. */
export interface Keyframe {
  readonly frame: number
  readonly pose: Pose
}

/** The recording of a throw until all dice rest: the keyframes of each die, in the order of the pieces. */
export interface Flight {
  readonly frames: number
  readonly paths: readonly (readonly Keyframe[])[]
}

/** Interpolates between two poses; `part` is from 0 to 1. */
export function between(from: Pose, to: Pose, part: number): Pose {
  // A quaternion and its negative are the same rotation. The nearer one gives the shorter path.
  const near = dot(from.turn, to.turn) + from.turn.w * to.turn.w < 0 ? -1 : 1
  const mix = (a: Vector, b: Vector, sign: number) => plus(times(a, 1 - part), times(b, sign * part))
  const w = from.turn.w * (1 - part) + near * to.turn.w * part
  return { at: mix(from.at, to.at, 1), turn: normal({ ...mix(from.turn, to.turn, near), w }) }
}

/**
 * The pose of a die at a time, in frames with a fraction. Constant before the first keyframe and after the last.
 * @example
 * const pose = (x) => ({ at: { x, y: 0, z: 0 }, turn: { x: 0, y: 0, z: 0, w: 1 } })
 * poseAt([{ frame: 0, pose: pose(0) }, { frame: 10, pose: pose(4) }], 5) // pose(2)
 */
export function poseAt(path: readonly Keyframe[], frame: number): Pose | null {
  const next = path.findIndex((key) => key.frame > frame)
  const after = path[next] ?? path.at(-1)
  const before = path[next - 1] ?? (next === -1 ? path.at(-1) : path[0])
  if (!before || !after) return null
  if (before === after) return before.pose
  return between(before.pose, after.pose, (frame - before.frame) / (after.frame - before.frame))
}
