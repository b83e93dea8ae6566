import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { inParallel } from '#runtime/in-parallel.ts'

import { type Blobs, PICTURE_FORMS, type PictureForm } from './blobs.ts'
import { openFolderBlobs } from './folder-blobs.ts'
import { FACTS_FILE, fileOf, picturesIn, placeOf } from './folder-layout.ts'
import { FILES_FOLDER, KeptFiles } from './kept-files.ts'
import { WaitingMarks } from './waiting-marks.ts'

/** Enough requests in parallel to hide the latency of a store. */
const AT_ONCE = 8

type Hashes = AsyncIterable<string> | Iterable<string>

/** Writes pictures and kept files to a new folder for `openFolderBlobs`. Does not sync them to the disk. */
export async function copyToFolder(
  { pictures: hashes, files }: { readonly pictures: Hashes; readonly files: Hashes },
  pictures: Pick<Blobs, 'facts' | 'get' | 'isComplete' | 'getFile'>,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const marks = new WaitingMarks(folder)
  await inParallel(hashes, AT_ONCE, async (hash) => {
    const facts = await pictures.facts(hash)
    const place = placeOf(folder, hash)
    await mkdir(place, { recursive: true })
    const isComplete = await pictures.isComplete(hash)
    if (!isComplete) await marks.add(hash)
    for (const form of isComplete ? PICTURE_FORMS : (['original'] as const)) {
      const bytes = facts && (await pictures.get(hash, form))
      if (bytes) await writeFile(path.join(place, fileOf(form)), bytes)
      else if (await pictures.facts(hash)) throw new Error(`The picture ${hash} is stored without its ${form} form`)
      // A sweep has just deleted the picture.
      else return await rm(place, { recursive: true })
    }
    await writeFile(path.join(place, FACTS_FILE), JSON.stringify(facts))
  })
  await inParallel(files, AT_ONCE, async (hash) => {
    const content = await pictures.getFile(hash)
    if (!content) return
    const place = path.join(folder, FILES_FOLDER, hash.slice(0, 2))
    await mkdir(place, { recursive: true })
    await writeFile(path.join(place, hash.slice(2)), content)
  })
}

/** Stores all pictures and kept files of a folder that are not stored yet. */
export async function copyFromFolder(folder: string, pictures: Blobs): Promise<void> {
  const from = await openFolderBlobs(folder)
  await inParallel(await picturesIn(folder), AT_ONCE, async (hash) => {
    const bytesOf = async (form: PictureForm) => present(await from.get(hash, form), hash)
    const facts = present(await from.facts(hash), hash)
    const original = await bytesOf('original')
    if (!(await from.isComplete(hash))) return await pictures.putOriginal(hash, original, facts)
    const forms = {
      small: await bytesOf('small'),
      medium: await bytesOf('medium'),
      large: await bytesOf('large'),
      full: await bytesOf('full'),
      original,
    }
    await pictures.put(hash, forms, facts)
  })
  await inParallel(await new KeptFiles(folder).list(), AT_ONCE, async (hash) => {
    await pictures.putFile(hash, present(await from.getFile(hash), hash))
  })
}

function present<Part>(part: Part | null, hash: string): Part {
  if (part === null) throw new Error(`The picture ${hash} is not complete`)
  return part
}
