import type { Order } from './order.ts'

/** The part of an order that a painter receives: what to paint, but not where to deliver it. */
export type PaintJob = Pick<
  Order,
  'prompt' | 'entity_id' | 'entity_type' | 'style' | 'quality' | 'size' | 'perspective' | 'name'
>

export interface Picture {
  readonly bytes: Uint8Array
  readonly contentType: 'image/png' | 'image/webp' | 'image/jpeg'
}

export interface PaintFailure {
  /** The reason, as a sentence for the game master. */
  readonly error: string
  /** Whether the same order may succeed later. */
  readonly retryable: boolean
  /** Seconds to wait before a retry, if the service behind the painter specified them. */
  readonly retryAfterSeconds?: number
}

export type PaintResult = { readonly ok: true; readonly picture: Picture } | ({ readonly ok: false } & PaintFailure)

/** The interface of all painters. They return expected failures. An exception is a bug. */
export interface Painter {
  readonly name: 'atelier' | 'openai' | 'sdweb'
  /** Stops when the signal aborts. */
  paint(commission: PaintJob, signal: AbortSignal): Promise<PaintResult>
}
