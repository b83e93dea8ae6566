import type { IncomingHttpHeaders } from 'node:http'

import { Problem } from '@waybook/contract'

/**
 * Refuses requests that a page of another site sends on behalf of a visitor. Browsers send `Origin` with every unsafe request. A request
 * with a cookie but no origin is therefore not from a page of this site. A request with neither comes from a script, which has no session
 * to misuse.
 */
export function refuseCrossSite(request: { readonly headers: IncomingHttpHeaders }, origins: readonly string[]): void {
  const { origin, cookie } = request.headers
  const foreign = origin === undefined ? cookie !== undefined : !origins.includes(origin)
  if (foreign || request.headers['sec-fetch-site'] === 'cross-site') throw new Problem('cross-site')
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request with this method may change something. */
export function isWrite(method: string): boolean {
  return !SAFE_METHODS.has(method)
}
