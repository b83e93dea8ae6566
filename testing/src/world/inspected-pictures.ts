import type { Blobs, PictureFacts } from '@waybook/server/blobs/blobs.ts'
import { openMemoryBlobs } from '@waybook/server/blobs/memory-blobs.ts'

/** The pictures and kept files of all campaigns that this process has imported. Inspecting a picture takes longer than opening a test server without any. */
const inspected = openMemoryBlobs()

/** A view of a blob store for imports, which inspect each picture once for all test servers of a process. */
export function withInspectedPictures(blobs: Blobs): Blobs {
  return {
    ...blobs,
    facts: async (hash) => (await blobs.facts(hash)) ?? (await putInspected(hash, blobs)),
    putOriginal: async (hash, original, facts) => {
      await inspected.putOriginal(hash, original, facts)
      await blobs.putOriginal(hash, original, facts)
    },
    putFile: async (hash, content) => {
      await inspected.putFile(hash, content)
      await blobs.putFile(hash, content)
    },
  }
}

/** Stores a kept file that this process has imported. */
export async function putImportedFile(hash: string, blobs: Blobs): Promise<void> {
  const content = await inspected.getFile(hash)
  if (content) await blobs.putFile(hash, content)
}

async function putInspected(hash: string, blobs: Blobs): Promise<PictureFacts | null> {
  const [facts, original] = await Promise.all([inspected.facts(hash), inspected.get(hash, 'original')])
  if (!facts || !original) return null
  await blobs.putOriginal(hash, original, facts)
  return facts
}
