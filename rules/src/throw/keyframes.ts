import { between, type Keyframe, type Pose } from './flight.ts'
import { dot, minus } from './vector.ts'

/** The most that a die may deviate from its recorded path: a length, and the cosine of half of 1.2 degrees. */
const STRAY = 0.012
const STRAY_COSINE = Math.cos((1.2 * Math.PI) / 360)
/** The most that the pose of a resting die may differ from its last pose. */
const STILL = 0.002
const STILL_COSINE = 1 - 1e-6
/** The most frames between two keyframes. */
const STEP_MAX = 60

/** Reduces the poses of a die to keyframes from which the others can be interpolated. Always keeps the first and last pose. */
export function keyframesOf(poses: readonly Pose[]): Keyframe[] {
  const last = poses.at(-1)
  if (!last) return []
  const lying = poses.findLastIndex((pose) => !isNear(pose, last, STILL, STILL_COSINE)) + 1
  const moving = [...poses.slice(0, lying), last]
  const keys: Keyframe[] = []
  for (let frame = 0; frame <= lying; frame = nextKey(moving, frame)) {
    const pose = moving[frame]
    if (pose) keys.push({ frame, pose })
  }
  return keys
}

/** The farthest frame that interpolation can reach; one past the end after the last keyframe. */
function nextKey(poses: readonly Pose[], from: number): number {
  let to = from + 1
  while (to + 1 < poses.length && to - from < STEP_MAX && movesEvenly(poses, from, to + 1)) to++
  return to
}

function movesEvenly(poses: readonly Pose[], from: number, to: number): boolean {
  const [start, end] = [poses[from], poses[to]]
  return poses.slice(from + 1, to).every((pose, index) => {
    const part = (index + 1) / (to - from)
    return start && end && isNear(between(start, end, part), pose, STRAY, STRAY_COSINE)
  })
}

function isNear(a: Pose, b: Pose, distance: number, cosine: number): boolean {
  const apart = minus(a.at, b.at)
  return dot(apart, apart) <= distance * distance && Math.abs(dot(a.turn, b.turn) + a.turn.w * b.turn.w) >= cosine
}
