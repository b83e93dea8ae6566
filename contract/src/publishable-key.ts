/** Available in browsers and in Node. */
declare const atob: (base64: string) => string

const KEY = /^pk_(?:test|live)_([A-Za-z0-9+/]+={0,2})$/
/** A host name followed by one `$`. */
const HOST = /^([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)\$$/

/** A parsed Clerk publishable key: the host of its Frontend API, or what is wrong with it. */
export type ReadPublishableKey =
  | { readonly ok: true; readonly frontendApi: string }
  | { readonly ok: false; readonly fault: string }

/**
 * Parses a publishable key. Clerk's own scripts silently accept a missing or invalid key and then never finish loading.
 * @example
 * readPublishableKey('pk_test_Y2xlcmsucGxheS5leGFtcGxlJA') // { ok: true, frontendApi: 'clerk.play.example' }
 * readPublishableKey('') // { ok: false, fault: 'Publishable key is missing.' }
 */
export function readPublishableKey(key: string | undefined): ReadPublishableKey {
  if (!key) return { ok: false, fault: 'Publishable key is missing.' }
  const [, frontendApi] = HOST.exec(decoded(KEY.exec(key)?.[1] ?? '')) ?? []
  if (frontendApi !== undefined) return { ok: true, frontendApi }
  return { ok: false, fault: 'Publishable key not valid (expected format: pk_test_... or pk_live_...).' }
}

function decoded(base64: string): string {
  try {
    return atob(base64)
  } catch {
    return ''
  }
}
