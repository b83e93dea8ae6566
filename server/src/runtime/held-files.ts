import { rename } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

/** Three seconds in total. */
const PAUSES_MS = [10, 20, 50, 100, 200, 400, 800, 1420]
const HELD: ReadonlySet<unknown> = new Set(['EACCES', 'EBUSY', 'EPERM'])

/** Options of `rm` for a whole folder, in which another program may hold a file on Windows for a moment. */
export const wholeFolder = { recursive: true, force: true, maxRetries: 5 } as const

/**
 * Renames a file or a folder. Windows refuses while another program holds it or the file to replace, such as a virus scanner that reads
 * every new file. There it tries again for three seconds.
 */
export async function renameHeld(
  from: string,
  to: string,
  { platform = process.platform, attempt = rename, pause = delay }: Partial<Surroundings> = {},
): Promise<void> {
  for (const pauseMs of platform === 'win32' ? PAUSES_MS : []) {
    try {
      return await attempt(from, to)
    } catch (error) {
      if (!isHeld(error)) throw error
    }
    await pause(pauseMs)
  }
  await attempt(from, to)
}

interface Surroundings {
  readonly platform: NodeJS.Platform
  readonly attempt: (from: string, to: string) => Promise<void>
  readonly pause: (ms: number) => Promise<unknown>
}

function isHeld(error: unknown): boolean {
  return error instanceof Error && 'code' in error && HELD.has(error.code)
}
