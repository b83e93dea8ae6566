import {
  HEARTBEAT_INTERVAL_MS,
  LIVE_PATH,
  LIVE_PROTOCOL,
  liveCloseCodes,
  VIEW_AS_PARAM,
  type LiveMessage,
  type LiveRequest,
} from '@waybook/contract'
import ReconnectingSocket from 'partysocket/ws'

import { saveUnsavedWork } from '#stores/unsaved-work.ts'
import { viewAs } from '#stores/view-as.ts'

import { freshToken } from '../call.ts'
import { ownAddress } from '../display-address.ts'
import { forgetSavedPages } from '../offline/owner.ts'
import { meQuery } from '../session.ts'
import { invalidateAll } from './invalidate.ts'
import { receiver, type ConnectOptions } from './receive.ts'

/** While the connection is down, active queries are refetched at this interval. */
const POLL_EVERY_MS = 3000
/** Two heartbeats plus the delay of a slow network. After that the connection is dead, even if the browser reports it open. */
const SILENT_AFTER_MS = 2 * HEARTBEAT_INTERVAL_MS + 5000

/** With jitter, so clients don't all reconnect to a restarted server at once. */
const reconnectDelays = () => ({
  minReconnectionDelay: 250 + Math.random() * 500,
  reconnectionDelayGrowFactor: 1.5,
  maxReconnectionDelay: 4000 + Math.random() * 2000,
  connectionTimeout: 8000,
})

/** Maintains the live connection, and polls active queries while it is down. Returns a function that stops both. */
export function connect({ live, queries, writes }: ConnectOptions): () => void {
  let socket: ReconnectingSocket | null = null
  let silence: ReturnType<typeof setTimeout> | undefined
  const receive = receiver({ live, queries, writes })

  const close = () => {
    clearTimeout(silence)
    socket?.close()
    socket = null
  }
  /** Creates a new socket each time, because a socket that waits for its next attempt cannot be made to retry now. */
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
    if (code !== liveCloseCodes.anotherViewer && code !== liveCloseCodes.signedOut) return
    // The saved pages belong to the previous viewer.
    const forgotten = forgetSavedPages()
    if (code === liveCloseCodes.anotherViewer)
      return void Promise.allSettled([forgotten, saveUnsavedWork()]).then(() => location.reload())
    close()
    void queries.invalidateQueries({ queryKey: ['me'] }).then(openUnlessSignedOut)
  }
  /** The token may just have been refreshed too late: reconnects if the user is still signed in. */
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

/** Carries a fresh token for each attempt; `null` if a cookie authenticates the viewer. */
async function protocols(): Promise<string[] | null> {
  const token = await freshToken()
  return token === undefined ? null : [LIVE_PROTOCOL, token]
}

/** Renews the token of an open connection on each heartbeat, which arrives on time even if the timers of a hidden page are throttled. */
function sendTokenOnBeat(socket: ReconnectingSocket): void {
  let sent: string | undefined
  const sendToken = async () => {
    const token = await freshToken()
    if (token === undefined || token === sent) return
    sent = token
    send(socket, { type: 'proof', token })
  }
  socket.addEventListener('message', ({ data }) => {
    // If no token is available, the next heartbeat tries again.
    if (data === BEAT) sendToken().catch(() => {})
  })
}

const BEAT = JSON.stringify({ type: 'beat' } satisfies LiveMessage)

const send = (socket: ReconnectingSocket, request: LiveRequest) => socket.send(JSON.stringify(request))

function liveUrl(): string {
  const url = new URL(ownAddress(LIVE_PATH), location.origin.replace('http', 'ws'))
  const player = viewAs()
  if (player !== null) url.searchParams.set(VIEW_AS_PARAM, player)
  return url.href
}
