import type { QueryClient } from '@tanstack/react-query'
import {
  LIVE_BEAT_EVERY_MS,
  LIVE_PATH,
  LIVE_PROTOCOL,
  liveClosed,
  type LiveMessage,
  type LiveRequest,
} from '@waybook/contract'
import ReconnectingSocket from 'partysocket/ws'

import { meQuery } from '../me.ts'
import { freshToken } from '../token.ts'
import { askAllAgain } from './apply-change.ts'
import type { Live } from './live.ts'
import { receiver } from './receive.ts'
import type { WaitingWrites } from './waiting-writes.ts'

/** While the connection is down, what is on the screen is asked for this often. */
const POLL_EVERY_MS = 3000
/** Two beats and what a slow network adds: then nobody is at the other end, whatever the browser thinks. */
const SILENT_AFTER_MS = 2 * LIVE_BEAT_EVERY_MS + 5000

/** Each page waits a little differently, so that a restarted server is not asked by all at once. */
const patience = () => ({
  minReconnectionDelay: 250 + Math.random() * 500,
  reconnectionDelayGrowFactor: 1.5,
  maxReconnectionDelay: 4000 + Math.random() * 2000,
  connectionTimeout: 8000,
})

export interface Connecting {
  readonly live: Live
  readonly queries: QueryClient
  readonly writes: WaitingWrites
}

/** Keeps the live connection, and while it is down asks for what is on the screen; answers how to stop. */
export function connect({ live, queries, writes }: Connecting): () => void {
  let socket: ReconnectingSocket | null = null
  let silent: ReturnType<typeof setTimeout> | undefined
  const receive = receiver({ live, queries, writes })

  const close = () => {
    clearTimeout(silent)
    socket?.close()
    socket = null
  }
  /** A new one each time: one that waits for its next attempt cannot be hurried. */
  const open = () => {
    close()
    const opened = new ReconnectingSocket(liveUrl, protocols, patience())
    socket = opened
    const hear = () => {
      clearTimeout(silent)
      silent = setTimeout(open, SILENT_AFTER_MS)
    }
    opened.addEventListener('open', () => {
      hear()
      say(opened, { type: 'hello', since: live.seq })
      live.speakThrough((request) => say(opened, request))
    })
    opened.addEventListener('message', ({ data }) => {
      hear()
      receive(String(data))
    })
    proveOnBeat(opened)
    opened.addEventListener('close', ({ code }) => {
      if (socket === opened) lost(code)
    })
  }
  const lost = (code: number) => {
    clearTimeout(silent)
    live.lost()
    if (code === liveClosed.anotherViewer) location.reload()
    if (code !== liveClosed.signedOut) return
    close()
    void queries.invalidateQueries({ queryKey: ['me'] }).then(openUnlessSignedOut)
  }
  /** A token may only have come too late: whoever is still signed in goes on. */
  const openUnlessSignedOut = () => {
    if (queries.getQueryData(meQuery.queryKey)) openUnlessLive()
  }
  const openUnlessLive = () => {
    if (live.status() !== 'live' && document.visibilityState === 'visible') open()
  }
  const goOffline = () => {
    close()
    live.lost()
  }
  const polling = setInterval(() => {
    if (live.status() === 'down') askAllAgain(queries)
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

/** A new token for each attempt; nothing where a cookie proves who asks. */
async function protocols(): Promise<string[] | null> {
  const token = await freshToken()
  return token === undefined ? null : [LIVE_PROTOCOL, token]
}

/** The token of a connection expires while it stands. A beat comes in time also where a hidden page's own timers do not. */
function proveOnBeat(socket: ReconnectingSocket): void {
  let sent: string | undefined
  const prove = async () => {
    const token = await freshToken()
    if (token === undefined || token === sent) return
    sent = token
    say(socket, { type: 'proof', token })
  }
  socket.addEventListener('message', ({ data }) => {
    // Where no token is to be had, the next beat tries again.
    if (data === BEAT) prove().catch(() => {})
  })
}

const BEAT = JSON.stringify({ type: 'beat' } satisfies LiveMessage)

const say = (socket: ReconnectingSocket, request: LiveRequest) => socket.send(JSON.stringify(request))

const liveUrl = () => `${location.origin.replace('http', 'ws')}${LIVE_PATH}`
