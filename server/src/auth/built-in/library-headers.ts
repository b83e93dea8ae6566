import type { AuthRequest } from '../auth-route.ts'

/** Tells the hooks of the library for which campaign a session is. No header of a client is passed on under this name. */
const CAMPAIGN = 'x-waybook-campaign'

/** The headers for a call of the library: which campaign it is for, where the browser sees it, and those of the client that are named. */
export function libraryHeaders(
  { headers, campaignId, ownOrigin }: AuthRequest,
  named: readonly ('cookie' | 'origin' | 'user-agent')[] = [],
): Headers {
  const passed = new Headers(named.map((name) => [name, headers[name] ?? '']))
  passed.set(CAMPAIGN, campaignId)
  if (ownOrigin !== null) passed.set('host', new URL(ownOrigin).host)
  return passed
}

/** The campaign that a call of the library is for. */
export function campaignIn(headers: Headers | undefined): string {
  const campaign = headers?.get(CAMPAIGN)
  if (!campaign) throw new Error('A session was begun without naming its campaign')
  return campaign
}
