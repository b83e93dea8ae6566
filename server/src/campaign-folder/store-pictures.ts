import { type Blobs, pictureHash } from '#blobs/blobs.ts'
import { inspectPicture } from '#blobs/prepare/inspect-picture.ts'
import type { MapWalls } from '#blobs/prepare/map-walls.ts'
import type { PictureSize } from '#blobs/prepare/picture-decoder.ts'
import { storePicture, type StoreResult } from '#blobs/store-picture.ts'

import type { StoredPicture } from './authored-campaign.ts'
import { fault, note, type Fault, type Place } from './fault.ts'
import { readPicture, type CampaignFolder } from './read-folder.ts'

/** Each inspection uses one CPU core. The server stays responsive. */
const AT_ONCE = 2

export type Progress = (done: number, total: number) => void

export interface StoredPictures {
  /** The stored pictures, by path in the folder. */
  readonly stored: ReadonlyMap<string, StoredPicture>
  /** What stands on maps, by the hash of the map. */
  readonly walls: ReadonlyMap<string, MapWalls>
  /** The paths of pictures that are shown smaller than they are. */
  readonly scaled: readonly string[]
  readonly faults: readonly Fault[]
}

interface Storing {
  readonly pictures: Blobs | null
  /** Pictures that are already stored, by path. */
  readonly kept?: ReadonlyMap<string, StoredPicture>
  /** The paths of pictures that `campaign.yaml` leaves out. */
  readonly leaveOut?: ReadonlySet<string>
  readonly onProgress: Progress
}

/** Stores each of the `wanted` pictures once, or only inspects them if `pictures` is `null`. Pictures that `campaign.yaml` leaves out stay in the folder. */
export async function storePictures(
  folder: CampaignFolder,
  wanted: ReadonlyMap<string, Place>,
  { pictures, kept = new Map(), leaveOut = new Set(), onProgress }: Storing,
): Promise<StoredPictures> {
  const stored = new Map(kept)
  const walls = new Map<string, MapWalls>()
  const scaled: string[] = []
  const faults = [...wanted.keys()].filter((path) => leaveOut.has(path)).map(notWanted)
  for (const path of leaveOut) stored.delete(path)
  const queue = wanted.entries().filter(([path]) => !kept.has(path) && !leaveOut.has(path))
  let done = 0
  const work = async () => {
    for (const [path, place] of queue) {
      const read = await store(await readPicture(folder, path), pictures)
      if (read.ok) {
        stored.set(path, { ...read.picture, path })
        if (read.walls) walls.set(read.picture.hash, read.walls)
        if (read.scaledFrom) {
          scaled.push(path)
          faults.push(scaledDown(path, read.scaledFrom, read.picture))
        }
      } else faults.push(leftOutPicture(place, `the picture ${path} ${read.why}`))
      done += 1
      onProgress(done, wanted.size)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { stored, walls, scaled, faults }
}

function leftOutPicture(place: Place, why: string): Fault {
  return { ...fault(place, why, 'save it again, or use another picture'), leavesOut: 'field' }
}

function notWanted(file: string): Fault {
  const what = 'this picture is left out, because campaign.yaml lists it'
  return { ...note({ file, line: 1 }, what, 'remove it from leaveOut: to import it'), leavesOut: 'field' }
}

function scaledDown(file: string, from: PictureSize, to: PictureSize): Fault {
  const words = ({ width, height }: PictureSize) => `${width} × ${height}`
  const what = `this picture is scaled from ${words(from)} to ${words(to)} pixels, because it is larger than Waybook shows`
  return note({ file, line: 1 }, what, FIX_SCALED)
}

const FIX_SCALED = 'the file stays as it is; to show no picture, list it under leaveOut: in campaign.yaml'

async function store(bytes: Uint8Array | null, pictures: Blobs | null): Promise<StoreResult> {
  if (!bytes) return { ok: false, why: 'cannot be read' }
  if (pictures) return await storePicture(bytes, pictures, { svg: true })
  const inspected = await inspectPicture(bytes, { svg: true })
  if (!inspected.ok) return inspected
  const { contentType, width, height, scaledFrom, walls } = inspected
  return { ok: true, picture: { hash: pictureHash(bytes), contentType, width, height, blur: '' }, scaledFrom, walls }
}

/** A view of the blob store that discards writes. With it, a check can report on a folder's pictures without storing any. */
export function withoutWriting(pictures: Blobs): Blobs {
  return { ...pictures, putOriginal: async () => Promise.resolve(), putFile: async () => Promise.resolve() }
}
