import * as z from 'zod/mini'

/** A notification must have less than 8,000 bytes. */
const NOTIFICATION_MAX_BYTES = 7999

/** Several messages from one server to the others. */
const notification = z.object({
  from: z.string(),
  /** Counts the notifications of a server. Others notice when a number is missing. */
  number: z.number(),
  messages: z.array(z.tuple([z.string(), z.unknown()])),
})

export type Notification = z.infer<typeof notification>

/** `null` if the notification is not from a Waybook of this version. */
export function readNotification(payload: string): Notification | null {
  try {
    return notification.safeParse(JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}

/** Packs encoded messages into as few notifications as possible, numbered from `first`. Returns an empty notification if there are none. */
export function pack(messages: readonly string[], { from, first }: { from: string; first: number }): string[] {
  const wrap = (texts: readonly string[], number: number) =>
    `{"from":"${from}","number":${number},"messages":[${texts.join(',')}]}`
  const room = NOTIFICATION_MAX_BYTES - wrap([], Number.MAX_SAFE_INTEGER).length
  const parts: string[][] = [[]]
  let left = room
  for (const message of messages) {
    const bytes = Buffer.byteLength(message) + 1
    if (bytes > left) {
      parts.push([])
      left = room
    }
    parts.at(-1)?.push(message)
    left -= bytes
  }
  return parts.map((part, index) => wrap(part, first + index))
}
