/** Where to go after signing in: a page of this site and not the sign-in itself, whatever the address asks for. */
export function returnPath(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, origin)) return '/'
  const url = new URL(wanted, origin)
  if (url.origin !== origin || /^\/sign-in(\/|$)/.test(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}
