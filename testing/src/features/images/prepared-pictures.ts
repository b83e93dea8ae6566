import { PICTURE_FORMS, type Blobs, type PictureFacts } from '@waybook/server/blobs/blobs.ts'
import { openMemoryBlobs } from '@waybook/server/blobs/memory-blobs.ts'

/** The pictures of all campaigns that this process has imported. Preparing one takes longer than opening a test server without any. */
const prepared = openMemoryBlobs()

/** A view of a blob store for imports, which prepare each picture once for all test servers of a process. */
export function withPreparedPictures(blobs: Blobs): Blobs {
  return {
    ...blobs,
    facts: async (hash) => (await blobs.facts(hash)) ?? (await putPrepared(hash, blobs)),
    put: async (hash, forms, facts) => {
      await prepared.put(hash, forms, facts)
      await blobs.put(hash, forms, facts)
    },
  }
}

async function putPrepared(hash: string, blobs: Blobs): Promise<PictureFacts | null> {
  const facts = await prepared.facts(hash)
  const [small, medium, large, full, original] = await Promise.all(
    PICTURE_FORMS.map(async (form) => await prepared.get(hash, form)),
  )
  if (!facts || !small || !medium || !large || !full || !original) return null
  await blobs.put(hash, { small, medium, large, full, original }, facts)
  return facts
}
