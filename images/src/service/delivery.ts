/** A picture, or why there is none, on its way to the server. */
export interface Delivery {
  readonly jobId: string
  /** What the server calls the job, where it said. */
  readonly reference: string | undefined
  /** Path and query only: the origin is the one that is set when the delivery is made. */
  readonly path: string
  /** Milliseconds since 1970 when it was painted. */
  readonly since: number
  readonly contentType: string
  readonly body: Uint8Array
}
