import { SOUND_MAX_BYTES } from '@waybook/contract'

import { type Blobs, pictureHash } from '#blobs/blobs.ts'
import { readSound } from '#blobs/sound/sound-format.ts'

import type { KeptFile } from './authored-campaign.ts'
import { note, type Fault } from './fault.ts'
import { readInside, statInside } from './file-inside.ts'
import type { Progress } from './store-pictures.ts'

/** A larger file is not kept. Each is in memory while it is stored. */
const KEPT_BYTES_MAX = 100_000_000
/** The size of all kept files of a campaign. */
const ALL_KEPT_BYTES_MAX = 5_000_000_000

interface Keepable {
  readonly paths: readonly string[]
  readonly faults: readonly Fault[]
}

/** The files among these that can be kept for exports, and notes about the others. Links are not followed. */
export function keepable(root: string, files: readonly string[]): Keepable {
  const paths: string[] = []
  const faults: Fault[] = []
  let bytes = 0
  for (const file of files) {
    const about = statInside(root, file)
    if (about === null) continue
    const size = about === 'other' ? 0 : about.size
    if (about === 'other') faults.push(notKept(file, 'this is a link', 'put the file itself there'))
    else if (size > KEPT_BYTES_MAX)
      faults.push(notKept(file, `this is larger than ${KEPT_BYTES_MAX / 1_000_000} MB`, FIX))
    else if (bytes + size > ALL_KEPT_BYTES_MAX)
      faults.push(
        notKept(file, `the files that are not read are larger than ${ALL_KEPT_BYTES_MAX / 1_000_000_000} GB`, FIX),
      )
    else {
      paths.push(file)
      bytes += size
    }
  }
  return { paths, faults }
}

const FIX = 'keep the folder, or make the file smaller'

function notKept(file: string, why: string, fix: string): Fault {
  return { ...note({ file, line: 1 }, `${why}, so an export will not have it`, fix), leavesOut: 'file' }
}

/** Stores files that are not read, one at a time. */
export async function keepFiles(
  root: string,
  paths: readonly string[],
  { files, onProgress = () => {} }: { readonly files: Blobs; readonly onProgress?: Progress | undefined },
): Promise<KeptFile[]> {
  const kept: KeptFile[] = []
  for (const [index, path] of paths.entries()) {
    const bytes = await readInside(root, path, KEPT_BYTES_MAX)
    if (bytes) {
      const hash = pictureHash(bytes)
      await files.putFile(hash, bytes)
      kept.push({ path, hash, size: bytes.length, sound: soundIn(bytes) })
    }
    onProgress(index + 1, paths.length)
  }
  return kept
}

function soundIn(bytes: Uint8Array): KeptFile['sound'] {
  return bytes.length > SOUND_MAX_BYTES ? null : readSound(bytes)
}
