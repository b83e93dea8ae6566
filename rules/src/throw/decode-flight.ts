import { FLIGHT_FORMAT } from './encode-flight.ts'
import type { Flight, Keyframe } from './flight.ts'
import { NUMBERS, unpackPose } from './packed-pose.ts'
import { VarintReader } from './varint.ts'

/** The minimum size of a keyframe: one byte per number. */
const KEYFRAME_BYTES = NUMBERS + 2

/**
 * Decodes a flight, accurate to a thousandth of a unit; `null` if the bytes are invalid or in an unknown format.
 * @example
 * const pose = (x) => ({ at: { x, y: 0, z: 0 }, turn: { x: 0, y: 0, z: 0, w: 1 } })
 * decodeFlight(encodeFlight([[pose(0), pose(4)]])).frames // 2
 */
export function decodeFlight(bytes: Uint8Array): Flight | null {
  const reader = new VarintReader(bytes)
  if (reader.unsigned() !== FLIGHT_FORMAT) return null
  const frames = reader.unsigned()
  const pieces = reader.unsigned()
  const paths: Keyframe[][] = []
  while (paths.length < pieces) {
    const keys = reader.unsigned()
    if (keys === 0 || keys * KEYFRAME_BYTES > reader.left) return null
    paths.push(readPath(reader, keys))
  }
  const isWhole = reader.left === 0 && paths.every((path) => (path.at(-1)?.frame ?? frames) < frames)
  return isWhole ? { frames, paths } : null
}

function readPath(reader: VarintReader, keys: number): Keyframe[] {
  let frame = 0
  let numbers: readonly number[] = Array.from({ length: NUMBERS }, () => 0)
  return Array.from({ length: keys }, () => {
    frame += reader.unsigned()
    const largest = reader.unsigned() % 4
    numbers = numbers.map((number) => number + reader.signed())
    return { frame, pose: unpackPose({ numbers, largest }) }
  })
}
