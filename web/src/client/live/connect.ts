import type { QueryClient } from '@tanstack/react-query'
import { LIVE_BEAT_EVERY_MS, LIVE_PATH, liveClosed, type LiveRequest } from '@waybook/contract'
import ReconnectingSocket from 'partysocket/ws'

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
    const opened = new ReconnectingSocket(liveUrl, null, patience())
    socket = opened
    const hear = () => {
      clearTimeout(silent)
      silent = setTimeout(open, SILENT_AFTER_MS)
    }
    opened.addEventListener('open', () => {
      hear()
      const say = (request: LiveRequest) => opened.send(JSON.stringify(request))
      say({ type: 'hello', since: live.seq })
      live.speakThrough(say)
    })
    opened.addEventListener('message', ({ data }) => {
      hear()
      receive(String(data))
    })
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
    void queries.invalidateQueries({ queryKey: ['me'] })
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
    writes.stop()
    clearInterval(polling)
    removeEventListener('online', openUnlessLive)
    removeEventListener('offline', goOffline)
    document.removeEventListener('visibilitychange', openUnlessLive)
  }
}

const liveUrl = () => `${location.origin.replace('http', 'ws')}${LIVE_PATH}`
