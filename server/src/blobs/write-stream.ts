import { open } from 'node:fs/promises'

import type { Problem } from '@waybook/contract'

/** The size limit, and the problem to throw when it is exceeded. */
export interface SizeLimit {
  readonly mostBytes: number
  readonly tooLarge: () => Problem
}

/** Writes a stream to a new file that only this user can read. Throws as soon as the limit is exceeded, without reading the rest. */
export async function writeStream(
  file: string,
  coming: AsyncIterable<Uint8Array>,
  { mostBytes, tooLarge }: SizeLimit,
): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    let size = 0
    for await (const chunk of coming) {
      size += chunk.length
      if (size > mostBytes) throw tooLarge()
      await handle.write(chunk)
    }
  } finally {
    await handle.close()
  }
}
