/**
 * Messages between the servers of one installation. Delivery is quick but not certain: a message may be lost while a server has no connection
 * to the database, so whoever needs certainty also reads the database (`onGap`).
 */
export interface Bus {
  /**
   * Sends to all other servers, not to this one. The payload is JSON; with the topic it must be less than `MESSAGE_MAX_BYTES`, otherwise an error
   * is thrown. Does not wait.
   */
  publish(topic: string, message: unknown): void
  /** Calls back with each message of another server, which must be validated. Returns a function that unsubscribes. */
  subscribe(topic: string, listener: (message: unknown) => void): () => void
  /** Calls back when messages may have been lost. Returns a function that unsubscribes. */
  onGap(listener: () => void): () => void
  /**
   * Claims some work for this server, for as long as it runs and is connected; `false` if another server has claimed it. Rejects if the
   * database cannot be reached.
   */
  claim(work: string): Promise<boolean>
  /** Sends what has been published, then disconnects, which ends its claims. */
  close(): Promise<void>
}

/** A notification of PostgreSQL has less than 8,000 bytes; the rest is for its envelope. */
export const MESSAGE_MAX_BYTES = 7900

/** The JSON of a message with its topic. */
export function encode(topic: string, message: unknown): string {
  const text = JSON.stringify([topic, message])
  const bytes = Buffer.byteLength(text)
  if (bytes >= MESSAGE_MAX_BYTES)
    throw new Error(`A message of "${topic}" with ${bytes} bytes is too large for the bus`)
  return text
}

/** The bus of a single server. */
export const noBus: Bus = {
  publish: () => {},
  subscribe: () => () => {},
  onGap: () => () => {},
  claim: async () => await Promise.resolve(true),
  close: async () => {},
}
