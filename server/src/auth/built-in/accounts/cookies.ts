/** The names of our cookies. The prefix `__Host-` makes browsers insist on https. */
export function cookieNames(secure: boolean) {
  return secure
    ? {
        session: '__Host-waybook.session',
        device: '__Host-waybook.device',
        state: '__Host-waybook.state',
        passkey: '__Host-waybook.passkey',
      }
    : { session: 'waybook.session', device: 'waybook.device', state: 'waybook.state', passkey: 'waybook.passkey' }
}

const YEAR_S = 31_536_000
const flags = (secure: boolean) => `HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** Only the sign-in reads it. `basePath`: the prefix of the campaign in the path. */
export function setDeviceCookie(
  value: string,
  { secure, basePath }: { readonly secure: boolean; readonly basePath: string },
): string {
  // The prefix `__Host-` is valid only with this path.
  const path = secure ? '/' : `${basePath}/api/auth`
  return `${cookieNames(secure).device}=${value}; Max-Age=${YEAR_S}; Path=${path}; ${flags(secure)}`
}

export function clearSessionCookie(secure: boolean): string {
  return `${cookieNames(secure).session}=; Max-Age=0; Path=/; ${flags(secure)}`
}
