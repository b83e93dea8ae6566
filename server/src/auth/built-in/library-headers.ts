import type { AuthRequest } from '../auth-route.ts'

/** Passes the campaign of a session to the library's hooks. Never copied from a client's headers. */
const CAMPAIGN = 'x-waybook-campaign'

/** The headers for a call of the library: the campaign, the host that the browser sees, and the named headers of the client. */
export function libraryHeaders(
  { headers, campaignId, ownOrigin }: AuthRequest,
  named: readonly ('cookie' | 'origin' | 'user-agent')[] = [],
): Headers {
  const passed = new Headers(named.map((name) => [name, headers[name] ?? '']))
  passed.set(CAMPAIGN, campaignId)
  if (ownOrigin !== null) passed.set('host', new URL(ownOrigin).host)
  return passed
}

/** The campaign of a call of the library. */
export function campaignIn(headers: Headers | undefined): string {
  const campaign = headers?.get(CAMPAIGN)
  if (!campaign) throw new Error('A session was begun without naming its campaign')
  return campaign
}
