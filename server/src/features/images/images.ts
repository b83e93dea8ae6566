import { type EntityType, type ImageStyle, type Perspective, Problem } from '@waybook/contract'

/** An order for a picture. */
export interface Order {
  /** The job's id. It comes back with the picture, and the service does not paint the same order twice. */
  readonly reference: string
  readonly prompt: string
  readonly entityId: string
  readonly entityType: EntityType
  readonly name: string
  readonly style: ImageStyle
  /** For scenes only. */
  readonly perspective: Perspective | null
}

/** The order in the words of the image service (specification, section 7), without its perspective. */
export function paintingOf({ prompt, entityId, entityType, name, style }: Order) {
  return {
    prompt,
    entity_id: entityId,
    entity_type: entityType,
    style,
    quality: 'high',
    size: '1024x1024',
    name,
  } as const
}

export type OrderResult =
  | { readonly ok: true; readonly picture: Uint8Array }
  /** The picture will be delivered to `POST /api/images/callback`. */
  | { readonly ok: true; readonly imageJob: string }
  /** `afterMs`: the minimum time before a retry, if the service states one. */
  | { readonly ok: false; readonly error: string; readonly retryable: boolean; readonly afterMs: number | null }

export interface ImagesHealth {
  readonly environment: string
  readonly service: string
  readonly painter: string
}

/** Paints pictures: a painter in this server, or an image service elsewhere. */
export interface ImageService {
  /** How many orders it takes at the same time. */
  readonly atOnce: number
  /** Never rejects: failures are part of the result. */
  order(order: Order, signal: AbortSignal): Promise<OrderResult>
  /** For the health page. Throws the Problem `unavailable` if the service does not answer. */
  health(): Promise<ImagesHealth>
  /** The key that signs deliveries; `null` if no service delivers pictures. */
  key(): string | null
}

const NONE = 'No image service is running'

/** Used when no image service is configured: fails every order. */
export const noImageService: ImageService = {
  atOnce: 1,
  order: async () => await Promise.resolve({ ok: false, error: NONE, retryable: false, afterMs: null }),
  health: async () => await Promise.reject(new Problem('unavailable', NONE)),
  key: () => null,
}

/** Parses a service's response; returns `null` if it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
