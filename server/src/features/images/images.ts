import type { EntityType, ImageStyle, Perspective } from '@waybook/contract'

/** A picture that is to be painted. */
export interface Order {
  /** The job's id: it comes back with the picture, and an order that is under way already is not painted a second time. */
  readonly reference: string
  readonly prompt: string
  readonly entityId: string
  readonly entityType: EntityType
  readonly name: string
  readonly style: ImageStyle
  /** Of scenes only. */
  readonly perspective: Perspective | null
}

export type Ordered =
  /** It will be delivered to `POST /api/images/callback`. */
  | { readonly ok: true; readonly imageJob: string }
  /** `afterMs`: no sooner than that, where the service says so. */
  | { readonly ok: false; readonly error: string; readonly retryable: boolean; readonly afterMs: number | null }

export interface ImagesHealth {
  readonly environment: string
  readonly service: string
  readonly painter: string
}

/** The image service. */
export interface ImageService {
  /** What goes wrong is an answer. */
  order(order: Order, signal: AbortSignal): Promise<Ordered>
  /** For the health page; throws the Problem `unavailable` where it does not answer. */
  health(): Promise<ImagesHealth>
  /** What deliveries are signed with; `null` while there is no service that could deliver. */
  key(): string | null
  close(): Promise<void>
}
