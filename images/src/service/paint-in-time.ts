import type { PaintJob, Painter, PaintResult } from './painter.ts'

/** Some models take minutes. */
const PAINTING_MAX_MS = 240_000

interface Given {
  readonly signal: AbortSignal
  /** Called with the error of a painter that crashes. */
  readonly onCrash: (error: unknown) => void
}

/** Paints a picture. Reports a painter that takes too long or crashes as a failure. */
export async function paintInTime(painter: Painter, job: PaintJob, { signal, onCrash }: Given): Promise<PaintResult> {
  try {
    return await painter.paint(job, AbortSignal.any([signal, AbortSignal.timeout(PAINTING_MAX_MS)]))
  } catch (error) {
    onCrash(error)
    return { ok: false, error: 'The painter failed', retryable: true }
  }
}
