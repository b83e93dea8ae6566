import { DISPLAY_PATH, isScreenPath } from '@waybook/contract'

/** `other` requests are none of the worker's business: the browser sends them as if there were no worker. */
export type RequestKind = 'screen' | 'kept file' | 'other'

/** With a hash of its content in its name, so that whatever was kept under this path is right for ever. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/
/** Runs in the shell before anything is drawn, and must not wait for a network. */
export const BEFORE_DRAWING = '/scheme.js'

export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): RequestKind {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'other'
  const { pathname } = address
  // A television that cannot reach the server says so by itself, and has nothing to show without it.
  if (mode === 'navigate') return isScreenPath(pathname) && pathname !== DISPLAY_PATH ? 'screen' : 'other'
  return HASHED.test(pathname) || pathname === BEFORE_DRAWING ? 'kept file' : 'other'
}
