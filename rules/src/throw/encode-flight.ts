import type { Pose } from './flight.ts'
import { keyframesOf } from './keyframes.ts'
import { packPose, type PackedPose } from './packed-pose.ts'
import { writeSigned, writeUnsigned } from './varint.ts'

/** Increment it when the format changes. A client shows no flight in a version that it doesn't know. */
export const FLIGHT_FORMAT = 1

/**
 * Encodes a recorded throw in about 400 bytes per die. `recorded` holds the poses of each die, frame by frame. All dice have the same
 * number of frames. Values are stored as differences from the previous keyframe.
 * @example
 * const pose = { at: { x: 0, y: 0, z: 0 }, turn: { x: 0, y: 0, z: 0, w: 1 } }
 * encodeFlight([[pose]]).length // 12
 */
export function encodeFlight(recorded: readonly (readonly Pose[])[]): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  writeUnsigned(bytes, FLIGHT_FORMAT)
  writeUnsigned(bytes, recorded[0]?.length ?? 0)
  writeUnsigned(bytes, recorded.length)
  for (const poses of recorded) writePath(bytes, poses)
  return Uint8Array.from(bytes)
}

function writePath(bytes: number[], poses: readonly Pose[]): void {
  const keys = keyframesOf(poses)
  writeUnsigned(bytes, keys.length)
  let before: PackedPose = { numbers: [], largest: 0 }
  let frameBefore = 0
  for (const { frame, pose } of keys) {
    const packed = packPose(pose)
    writeUnsigned(bytes, frame - frameBefore)
    writeUnsigned(bytes, packed.largest)
    packed.numbers.forEach((number, index) => writeSigned(bytes, number - (before.numbers[index] ?? 0)))
    before = packed
    frameBefore = frame
  }
}
