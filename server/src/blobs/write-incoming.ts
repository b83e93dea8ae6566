import { open } from 'node:fs/promises'

import type { Problem } from '@waybook/contract'

/** How many bytes may come, and what is said of more. */
export interface Bound {
  readonly mostBytes: number
  readonly tooLarge: () => Problem
}

/** Writes what comes into a new file that is readable by us alone. Throws as soon as more came than may; the rest is then left unread. */
export async function writeIncoming(
  file: string,
  coming: AsyncIterable<Uint8Array>,
  { mostBytes, tooLarge }: Bound,
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
