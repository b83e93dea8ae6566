import { DISPLAY_PATH, isScreenPath, readCampaignPath } from '@waybook/contract'

/** The worker ignores `other` requests: the browser sends them as if there were no worker. */
export type RequestKind = 'screen' | 'cached file' | 'other'

/** Has a hash of its content in its name, so a cached response for this path is always valid. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/
/** Runs in the shell before the first render, so it must not wait for the network. */
export const BEFORE_DRAWING = '/scheme.js'

export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): RequestKind {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'other'
  const pathname = readCampaignPath(address.pathname)?.rest ?? address.pathname
  // A display shows by itself that it cannot reach the server, and has nothing else to show without it.
  if (mode === 'navigate') return isScreenPath(pathname) && pathname !== DISPLAY_PATH ? 'screen' : 'other'
  return HASHED.test(pathname) || pathname === BEFORE_DRAWING ? 'cached file' : 'other'
}
