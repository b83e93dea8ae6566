/** The path to open after signing in. Always on this site and never the sign-in page itself, whatever the address requests. */
export function returnPath(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, origin)) return '/'
  const url = new URL(wanted, origin)
  if (url.origin !== origin || /^\/sign-in(\/|$)/.test(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}

/** The path of the sign-in page, with the current page to return to. */
export function signInPath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `/sign-in?to=${encodeURIComponent(pathname + search + hash)}`
}
