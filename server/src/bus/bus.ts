/**
 * Messages between the servers of one installation. Delivery is fast but not guaranteed: messages are lost while a server has no
 * connection to the database. A subscriber that needs every message must read the database after a gap (`onGap`).
 */
export interface Bus {
  /**
   * Sends a message to all other servers. Does not wait. Throws if the JSON of topic and payload has `MESSAGE_MAX_BYTES` or more.
   */
  publish(topic: string, message: unknown): void
  /** Calls back with each message of another server. The listener must validate it. Returns a function that unsubscribes. */
  subscribe(topic: string, listener: (message: unknown) => void): () => void
  /** Calls back when messages may have been lost. Returns a function that unsubscribes. */
  onGap(listener: () => void): () => void
  /**
   * Claims work for this server while it runs and is connected. `false` if another server has claimed it. Rejects if the database cannot
   * be reached.
   */
  claim(work: string): Promise<boolean>
  /** Sends all published messages, then disconnects, which ends its claims. */
  close(): Promise<void>
}

/** A notification of PostgreSQL has less than 8,000 bytes. The envelope needs the rest. */
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
