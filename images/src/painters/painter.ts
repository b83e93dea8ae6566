import type { Order } from '../service/order.ts'

/** What a painter is told: the picture, not whom it is for. */
export type Commission = Pick<
  Order,
  'prompt' | 'entity_id' | 'entity_type' | 'style' | 'quality' | 'size' | 'perspective' | 'name'
>

export interface Picture {
  readonly bytes: Uint8Array
  readonly contentType: 'image/png' | 'image/webp' | 'image/jpeg'
}

export interface NotPainted {
  /** For the game master to read: what went wrong, in words. */
  readonly error: string
  /** Whether the same order may end better later. */
  readonly retryable: boolean
  /** Seconds to wait before that, where the painter was told. */
  readonly retryAfterSeconds?: number
}

export type Painted = { readonly ok: true; readonly picture: Picture } | ({ readonly ok: false } & NotPainted)

/** Whoever can paint. What goes wrong is an answer; what is thrown is a bug. */
export interface Painter {
  readonly name: 'atelier' | 'openai' | 'sdweb'
  /** Gives up when the signal says so. */
  paint(commission: Commission, signal: AbortSignal): Promise<Painted>
}
