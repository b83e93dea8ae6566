import { isForAnyCampaign, type AuthRequest } from '../auth-route.ts'

/** Passes the campaign of a session to the library's hooks. Never copied from a client's headers. */
const CAMPAIGN = 'x-waybook-campaign'
/** Passes the id that the session is stored under. */
const REALM = 'x-waybook-realm'
/** Set if members of any campaign are admitted. */
const ANY = 'x-waybook-any-campaign'

/** The headers for a call of the library: the campaign, the realm, the host that the browser sees, and the named headers of the client. */
export function libraryHeaders(
  request: AuthRequest,
  named: readonly ('cookie' | 'origin' | 'user-agent')[] = [],
): Headers {
  const { headers, campaignId, realm, ownOrigin } = request
  const passed = new Headers(named.map((name) => [name, headers[name] ?? '']))
  passed.set(CAMPAIGN, campaignId)
  passed.set(REALM, realm)
  if (isForAnyCampaign(request)) passed.set(ANY, 'yes')
  if (ownOrigin !== null) passed.set('host', new URL(ownOrigin).host)
  return passed
}

/** The campaign of a call of the library. */
export const campaignIn = (headers: Headers | undefined): string => valueOf(headers, CAMPAIGN)

/** The id that a session which begins with this call is stored under. */
export const realmIn = (headers: Headers | undefined): string => valueOf(headers, REALM)

/** Whether members of any campaign are admitted. */
export const admitsAny = (headers: Headers | undefined): boolean => headers?.has(ANY) === true

function valueOf(headers: Headers | undefined, name: string): string {
  const value = headers?.get(name)
  if (!value) throw new Error(`A session was begun without ${name}`)
  return value
}
