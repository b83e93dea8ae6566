/** What our cookies are called and how they are set; the prefixes make browsers insist on https. */
export function cookieNames(secure: boolean) {
  return secure
    ? { session: '__Host-waybook.session', device: '__Secure-waybook.device', state: '__Host-waybook.state' }
    : { session: 'waybook.session', device: 'waybook.device', state: 'waybook.state' }
}

const YEAR_S = 31_536_000
const flags = (secure: boolean) => `HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

export function setDeviceCookie(value: string, secure: boolean): string {
  return `${cookieNames(secure).device}=${value}; Max-Age=${YEAR_S}; Path=/api/auth; ${flags(secure)}`
}

export function clearSessionCookie(secure: boolean): string {
  return `${cookieNames(secure).session}=; Max-Age=0; Path=/; ${flags(secure)}`
}
