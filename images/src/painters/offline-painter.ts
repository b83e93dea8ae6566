import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import type { Brief } from '@waybook/artwork'

import type { PaintResult, Painter } from '../service/painter.ts'

/**
 * The built-in painter (`PAINTER=atelier`). It needs no network and no key, and always paints the same picture for the same order.
 */
export function offlinePainter(): Painter {
  return {
    name: 'atelier',
    paint: async ({ prompt, entity_type, style, perspective, name = '' }, signal) => {
      // Painting takes a second or two of processor time. A worker thread keeps the process responsive.
      const worker = new Worker(new URL('offline-painter-worker.ts', import.meta.url), { execArgv: [], env: {} })
      try {
        // Node crashes the whole process if a thread is ended while it loads its code (nodejs/node#60755).
        await once(worker, 'message')
        if (signal.aborted) return tooLong
        worker.postMessage({ prompt, type: entity_type, style, perspective, name } satisfies Brief, [])
        const message: unknown[] = await once(worker, 'message', { signal })
        return pictureOf(message[0])
      } catch (error) {
        if (isAbort(error)) return tooLong
        throw error
      } finally {
        await worker.terminate()
      }
    },
  }
}

const tooLong: PaintResult = { ok: false, error: 'The offline painter took too long', retryable: true }

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

function pictureOf(bytes: unknown): PaintResult {
  if (!(bytes instanceof Uint8Array)) throw new Error('The offline painter sent no picture')
  return { ok: true, picture: { bytes, contentType: 'image/webp' } }
}
