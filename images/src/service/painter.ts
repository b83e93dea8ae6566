import type { Order } from './order.ts'

/** What a painter gets of an order: what to paint, and not where it goes. */
export type Commission = Pick<
  Order,
  'prompt' | 'entity_id' | 'entity_type' | 'style' | 'quality' | 'size' | 'perspective' | 'name'
>

export interface Picture {
  readonly bytes: Uint8Array
  readonly contentType: 'image/png' | 'image/webp' | 'image/jpeg'
}

export interface NotPainted {
  /** What went wrong, as a sentence for the game master. */
  readonly error: string
  /** Whether the same order may succeed later. */
  readonly retryable: boolean
  /** Seconds to wait before that, if the service behind the painter said so. */
  readonly retryAfterSeconds?: number
}

export type Painted = { readonly ok: true; readonly picture: Picture } | ({ readonly ok: false } & NotPainted)

/** The port of the painters. They return expected failures; an exception is a bug. */
export interface Painter {
  readonly name: 'atelier' | 'openai' | 'sdweb'
  /** Stops when the signal aborts. */
  paint(commission: Commission, signal: AbortSignal): Promise<Painted>
}
