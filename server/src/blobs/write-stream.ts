import { open } from 'node:fs/promises'

import type { Problem } from '@waybook/contract'

/** The maximum size, and the problem to throw beyond it. */
export interface SizeLimit {
  readonly maxBytes: number
  readonly tooLarge: () => Problem
}

/** Writes a stream to a new file that only this account can read. Throws as soon as the limit is exceeded, without reading the rest. */
export async function writeStream(
  file: string,
  source: AsyncIterable<Uint8Array>,
  { maxBytes, tooLarge }: SizeLimit,
): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    let size = 0
    for await (const chunk of source) {
      size += chunk.length
      if (size > maxBytes) throw tooLarge()
      await handle.write(chunk)
    }
  } finally {
    await handle.close()
  }
}
