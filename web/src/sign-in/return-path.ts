/** Where to go after signing in: a page of this site other than the sign-in, whatever the address asks for. */
export function returnPath(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, origin)) return '/'
  const url = new URL(wanted, origin)
  if (url.origin !== origin || /^\/sign-in(\/|$)/.test(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}

/** The path of the sign-in, which leads back to the current page. */
export function signInPath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `/sign-in?to=${encodeURIComponent(pathname + search + hash)}`
}
