import type { Blobs } from '../blobs/blobs.ts'
import { keepPicture, type Kept } from '../blobs/keep-picture.ts'
import { inspectPicture, pictureHash } from '../blobs/prepare/inspect-picture.ts'
import type { StoredPicture } from './authored-campaign.ts'
import { fault, type Fault, type Place } from './fault.ts'
import { readPicture, type CampaignFolder } from './read-folder.ts'

/** Preparing uses a processor each; the server answers meanwhile. */
const AT_ONCE = 2

export type Progress = (done: number, total: number) => void

export interface KeptPictures {
  /** By path in the folder. */
  readonly kept: ReadonlyMap<string, StoredPicture>
  readonly faults: readonly Fault[]
}

/** Keeps pictures, each once, `wanted` by path; where there is no place to keep them they are only looked at. */
export async function keepPictures(
  folder: CampaignFolder,
  wanted: ReadonlyMap<string, Place>,
  { pictures, onProgress }: { readonly pictures: Blobs | null; readonly onProgress: Progress },
): Promise<KeptPictures> {
  const kept = new Map<string, StoredPicture>()
  const faults: Fault[] = []
  const queue = wanted.entries()
  let done = 0
  const work = async () => {
    for (const [path, place] of queue) {
      const read = await keep(await readPicture(folder, path), pictures)
      if (read.ok) kept.set(path, { ...read.picture, path })
      else faults.push(fault(place, `the picture ${path} ${read.why}`, 'save it anew, or take another'))
      done += 1
      onProgress(done, wanted.size)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { kept, faults }
}

async function keep(bytes: Uint8Array | null, pictures: Blobs | null): Promise<Kept> {
  if (!bytes) return { ok: false, why: 'cannot be read' }
  if (pictures) return await keepPicture(bytes, pictures, { svg: true })
  const looked = await inspectPicture(bytes, { svg: true })
  if (!looked.ok) return looked
  const { contentType, width, height } = looked
  return { ok: true, picture: { hash: pictureHash(bytes), contentType, width, height, blur: '' } }
}

/** The same store of pictures, into which nothing is written: whoever only checks a folder finds out all about its pictures and stores none. */
export function withoutWriting(pictures: Blobs): Blobs {
  return { ...pictures, put: async () => Promise.resolve() }
}
