import type { IncomingHttpHeaders } from 'node:http'

import { Problem } from '@waybook/contract'

/**
 * Refuses what a page of another site sends in a visitor's name. Browsers put an `Origin` on every unsafe request: a request with a cookie
 * and without an origin is not from one of our pages, and one with neither comes from a script that has nothing to steal.
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
