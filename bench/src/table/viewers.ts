import { WebSocket, type RawData } from 'ws'
import * as z from 'zod/mini'

/** The start message of this process: the address to connect to, and the cookie of each connection. */
const wanted = z.object({ url: z.string(), origin: z.string(), cookies: z.array(z.string()), hello: z.boolean() })

/** The position in a move, which identifies the move. */
const POSITION = /"position":(\{[^}]*\})/

/** Bare connections in a separate process, which reports when each move has reached all of them, by the machine's clock. */
process.once('message', (message) => {
  const { url, origin, cookies, hello } = wanted.parse(message)
  const arrived = new Map<string, number>()
  let ready = 0
  const hear = (data: RawData) => {
    const text = Buffer.isBuffer(data) ? data.toString() : ''
    if (text.includes('"welcome"')) ready += 1
    if (ready === cookies.length && text.includes('"welcome"')) process.send?.({ type: 'ready' })
    const position = POSITION.exec(text)?.[1]
    if (position === undefined) return
    const count = (arrived.get(position) ?? 0) + 1
    arrived.set(position, count)
    if (count === cookies.length) process.send?.({ type: 'arrived', position, atNs: String(process.hrtime.bigint()) })
  }
  for (const cookie of cookies) {
    const socket = new WebSocket(url, { headers: { cookie, origin } })
    socket.on('message', hear)
    if (hello) socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', since: null })))
  }
})
process.once('disconnect', () => process.exit())
