import {
  LIVE_BEAT_EVERY_MS,
  LIVE_PATH,
  LIVE_PROTOCOL,
  liveClosed,
  type LiveMessage,
  type LiveRequest,
} from '@waybook/contract'
import ReconnectingSocket from 'partysocket/ws'

import { freshToken } from '../request.ts'
import { meQuery } from '../session.ts'
import { invalidateAll } from './invalidate.ts'
import { receiver, type ConnectOptions } from './receive.ts'

/** While the connection is down, what is on the screen is refetched this often. */
const POLL_EVERY_MS = 3000
/** Two beats and the delay of a slow network: after that the other end is gone, whatever the browser believes. */
const SILENT_AFTER_MS = 2 * LIVE_BEAT_EVERY_MS + 5000

/** With jitter, so that not all pages call on a restarted server at once. */
const reconnectDelays = () => ({
  minReconnectionDelay: 250 + Math.random() * 500,
  reconnectionDelayGrowFactor: 1.5,
  maxReconnectionDelay: 4000 + Math.random() * 2000,
  connectionTimeout: 8000,
})

/** Keeps the live connection up, and polls what is on the screen while it is down; returns how to stop. */
export function connect({ live, queries, writes }: ConnectOptions): () => void {
  let socket: ReconnectingSocket | null = null
  let silence: ReturnType<typeof setTimeout> | undefined
  const receive = receiver({ live, queries, writes })

  const close = () => {
    clearTimeout(silence)
    socket?.close()
    socket = null
  }
  /** With a new socket each time: one that waits for its next attempt cannot be hurried. */
  const open = () => {
    close()
    const opened = new ReconnectingSocket(liveUrl, protocols, reconnectDelays())
    socket = opened
    const restartTimer = () => {
      clearTimeout(silence)
      silence = setTimeout(open, SILENT_AFTER_MS)
    }
    opened.addEventListener('open', () => {
      restartTimer()
      send(opened, { type: 'hello', since: live.seq })
      live.setSender((request) => send(opened, request))
    })
    opened.addEventListener('message', ({ data }) => {
      restartTimer()
      receive(String(data))
    })
    sendTokenOnBeat(opened)
    opened.addEventListener('close', ({ code }) => {
      if (socket === opened) onClose(code)
    })
  }
  const onClose = (code: number) => {
    clearTimeout(silence)
    live.disconnected()
    if (code === liveClosed.anotherViewer) location.reload()
    if (code !== liveClosed.signedOut) return
    close()
    void queries.invalidateQueries({ queryKey: ['me'] }).then(openUnlessSignedOut)
  }
  /** The token may only have been late: reconnects if somebody is still signed in. */
  const openUnlessSignedOut = () => {
    if (queries.getQueryData(meQuery.queryKey)) openUnlessLive()
  }
  const openUnlessLive = () => {
    if (live.status() !== 'live' && document.visibilityState === 'visible') open()
  }
  const goOffline = () => {
    close()
    live.disconnected()
  }
  const polling = setInterval(() => {
    if (live.status() === 'down') invalidateAll(queries)
  }, POLL_EVERY_MS)
  addEventListener('online', openUnlessLive)
  addEventListener('offline', goOffline)
  document.addEventListener('visibilitychange', openUnlessLive)
  open()
  return () => {
    close()
    clearInterval(polling)
    removeEventListener('online', openUnlessLive)
    removeEventListener('offline', goOffline)
    document.removeEventListener('visibilitychange', openUnlessLive)
  }
}

/** A new token for each attempt; nothing where a cookie proves who the viewer is. */
async function protocols(): Promise<string[] | null> {
  const token = await freshToken()
  return token === undefined ? null : [LIVE_PROTOCOL, token]
}

/** The token of an open connection expires. The server's beat arrives in time even where a hidden page's own timers do not run. */
function sendTokenOnBeat(socket: ReconnectingSocket): void {
  let sent: string | undefined
  const sendToken = async () => {
    const token = await freshToken()
    if (token === undefined || token === sent) return
    sent = token
    send(socket, { type: 'proof', token })
  }
  socket.addEventListener('message', ({ data }) => {
    // Where no token can be had, the next beat tries again.
    if (data === BEAT) sendToken().catch(() => {})
  })
}

const BEAT = JSON.stringify({ type: 'beat' } satisfies LiveMessage)

const send = (socket: ReconnectingSocket, request: LiveRequest) => socket.send(JSON.stringify(request))

const liveUrl = () => `${location.origin.replace('http', 'ws')}${LIVE_PATH}`
