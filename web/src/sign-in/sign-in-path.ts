/** The sign-in, which leads back to the page one is on. */
export function signInPath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `/sign-in?to=${encodeURIComponent(pathname + search + hash)}`
}
