/** In browsers and in Node alike. */
declare const atob: (base64: string) => string

const KEY = /^pk_(?:test|live)_([A-Za-z0-9+/]+={0,2})$/
/** One host name, ended by one `$`. */
const HOST = /^([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)\$$/

/** A publishable key of Clerk, read: the host of its Frontend API, or what is wrong with it. */
export type ReadPublishableKey =
  | { readonly ok: true; readonly frontendApi: string }
  | { readonly ok: false; readonly fault: string }

/** Clerk's own scripts take a key that is missing or wrong without a word, and load for ever. */
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
