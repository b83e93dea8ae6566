/** The path to open after signing in. Always on this site and never the sign-in page itself, whatever the address requests. */
export function returnPath(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return '/'
  const path = pathOnSite(wanted, origin)
  // Dots are resolved now, which can leave two slashes in front: `/.//elsewhere.example` becomes `//elsewhere.example`, another site.
  if (path === null || pathOnSite(path, origin) !== path || isSignIn(path)) return '/'
  return path
}

const isSignIn = (path: string) => /^\/sign-in([/?#]|$)/.test(path)

/** The path of an address, resolved against this site; `null` if it is invalid or on another site. */
function pathOnSite(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : null
}

/** The path of the sign-in page, with the current page to return to; `null` on the sign-in page, which already has one. */
export function signInPath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  return isSignIn(pathname) ? null : `/sign-in?to=${encodeURIComponent(pathname + search + hash)}`
}
