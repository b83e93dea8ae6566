import type { CDPSession } from '@playwright/test'

interface Request {
  readonly url: string
  readonly type: string
  /** Whether the document named it. */
  readonly named: boolean
  /** Both in milliseconds since the document was requested. */
  readonly askedMs: number
  answeredMs: number
}

/** Collects all further requests of a page, beginning with the document. */
export function watchRequests(cdp: CDPSession): readonly Request[] {
  const requests: Request[] = []
  const byId = new Map<string, Request>()
  let beganS: number | null = null
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, type = '', initiator, timestamp }) => {
    // The browser requests the page's icon independently; nothing waits for it.
    if (!url.startsWith('http') || type === 'Other') return
    beganS ??= timestamp
    const askedMs = (timestamp - beganS) * 1000
    const named = initiator.type === 'parser'
    const request = { url, type, named, askedMs, answeredMs: Number.POSITIVE_INFINITY }
    requests.push(request)
    byId.set(requestId, request)
  })
  cdp.on('Network.responseReceived', ({ requestId, timestamp }) => {
    const request = byId.get(requestId)
    if (request && beganS !== null) request.answeredMs = (timestamp - beganS) * 1000
  })
  return requests
}

/** The length of the longest chain of requests, up to `untilMs`, in which each request began after the response to the previous one. */
export function serialTrips(requests: readonly Request[], untilMs: number): number {
  const done: { answeredMs: number; trips: number }[] = []
  const until = requests.filter(({ answeredMs }) => answeredMs <= untilMs).toSorted((a, b) => a.askedMs - b.askedMs)
  for (const { askedMs, answeredMs } of until) {
    const before = done.filter((other) => other.answeredMs <= askedMs).map(({ trips }) => trips)
    done.push({ answeredMs, trips: 1 + Math.max(0, ...before) })
  }
  return Math.max(0, ...done.map(({ trips }) => trips))
}
