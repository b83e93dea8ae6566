import type { PaintJob, Painter, PaintResult } from './painter.ts'

/** A model may take minutes. */
const PAINTING_MAX_MS = 240_000

interface Given {
  readonly signal: AbortSignal
  /** Called with the error of a painter that crashes. */
  readonly onCrash: (error: unknown) => void
}

/** Has a picture painted. A painter that takes too long or crashes is reported as a failure. */
export async function paintInTime(painter: Painter, job: PaintJob, { signal, onCrash }: Given): Promise<PaintResult> {
  try {
    return await painter.paint(job, AbortSignal.any([signal, AbortSignal.timeout(PAINTING_MAX_MS)]))
  } catch (error) {
    onCrash(error)
    return { ok: false, error: 'The painter failed', retryable: true }
  }
}
