import { writeFile } from 'node:fs/promises'

import { authRoutes, Problem, type Role } from '@waybook/contract'

import type { Bus } from '#bus/bus.ts'
import { accountProblems } from '#sentences/problems.ts'

import { authRoute, DONE } from '../auth-route.ts'
import type { ClerkSettings } from '../auth-settings.ts'
import type { Identity, Auth, CampaignAuth } from '../auth.ts'
import { SharedNotice } from '../shared-notice.ts'
import type { ClerkFiles } from './browser-files.ts'
import { EndedSessions } from './ended-sessions.ts'
import { identityIn, rolesIn } from './identity.ts'
import { readSessionToken, tokenOf, tokensInCookies, type SessionClaims } from './session-token.ts'

export interface ClerkOptions {
  readonly settings: ClerkSettings
  /** Connects the servers of this installation. */
  readonly bus: Bus
  /** The origins of a campaign. Its tokens must be issued for one of them. */
  readonly originsOf: (campaignId: string) => Promise<readonly string[]>
  readonly defaultCampaign: string
  /** The user with this verified address is game master of the default campaign. */
  readonly gmEmail: string
  readonly files: ClerkFiles
  readonly now?: () => number
}

export function clerkAuth(options: ClerkOptions): Auth {
  const { settings, bus, originsOf, files, now = Date.now } = options
  const ended = new EndedSessions(now)
  const notice = new SharedNotice(bus, 'auth.ended')
  notice.listen((sessionId) => ended.add(sessionId))
  const campaigns = {
    defaultCampaign: options.defaultCampaign,
    gmEmail: options.gmEmail.toLowerCase(),
    /** The characters of users seen since the start, by campaign and user id. Only Clerk knows all users. */
    played: new Map<string, Map<string, string | null>>(),
    /** The roles of users seen since the start, by user id and campaign. */
    roles: new Map<string, ReadonlyMap<string, Role>>(),
  }
  const claimsIn = async (token: string | null, realm: string) => {
    const claims = token === null ? null : await readSessionToken(token, settings, await originsOf(realm))
    return claims && !ended.has(claims.sid) ? claims : null
  }
  return {
    kind: 'clerk',
    configAt: () => ({ kind: 'clerk', publishableKey: settings.publishableKey, scripts: files.scripts }),
    cspSources: cspSourcesOf(settings),
    campaign: (id) => campaignAuth(id, claimsIn, campaigns),
    accountAt: async (realm, headers) => {
      for (const token of [tokenOf(headers), ...tokensInCookies(headers)]) {
        const claims = await claimsIn(token, realm)
        if (!claims) continue
        campaigns.roles.set(claims.sub, rolesIn(claims, campaigns))
        return claims.sub
      }
      return null
    },
    rolesOf: async (userId) => Promise.resolve(campaigns.roles.get(userId) ?? new Map<string, Role>()),
    addGameMaster: async () => Promise.reject(new Problem('not-supported', accountProblems.clerkManagesWhoTakesPart())),
    removeCampaign: async () => Promise.resolve(),
    ping: async () => Promise.resolve(),
    // Everything else happens at Clerk.
    routes: [
      authRoute(authRoutes.signOut, null, async ({ headers, realm }) => {
        const claims = await claimsIn(tokenOf(headers), realm)
        if (claims) notice.notify(claims.sid)
        return { content: { body: DONE } }
      }),
    ],
    browserFiles: files,
    onEnded: (listener) => notice.listen(listener),
    onAssigned: () => {},
    // A backup always contains an accounts file, because it may be restored with another provider.
    backup: async (file) => await writeFile(file, ''),
    close: async () => Promise.resolve(),
  }
}

interface Campaigns {
  readonly defaultCampaign: string
  readonly gmEmail: string
  readonly played: Map<string, Map<string, string | null>>
  readonly roles: Map<string, ReadonlyMap<string, Role>>
}

function campaignAuth(
  campaignId: string,
  claimsIn: (token: string | null, realm: string) => Promise<SessionClaims | null>,
  { defaultCampaign, gmEmail, played, roles }: Campaigns,
): CampaignAuth {
  const identify = async (token: string | null, realm = campaignId): Promise<Identity | null> => {
    const claims = await claimsIn(token, realm)
    const identity = claims && identityIn(claims, campaignId === defaultCampaign ? { gmEmail } : { campaignId })
    if (!identity) return null
    roles.set(identity.user.id, rolesIn(claims, { defaultCampaign, gmEmail }))
    const here = played.get(campaignId) ?? new Map<string, string | null>()
    played.set(campaignId, here.set(identity.user.id, identity.characterId))
    return identity
  }
  return {
    identify: async (headers, realm) => await identify(tokenOf(headers), realm),
    async identifyByCookie(headers, realm) {
      for (const token of tokensInCookies(headers)) {
        const identity = await identify(token, realm)
        if (identity) return identity
      }
      return null
    },
    hasGameMaster: async () => Promise.resolve(true),
    playedCharacters: async () =>
      Promise.resolve([...(played.get(campaignId)?.values() ?? [])].filter((id) => id !== null)),
    createLink: async () => Promise.reject(new Problem('conflict', accountProblems.invitePeopleInClerkDashboard())),
    members: null,
  }
}

/** The sources that Clerk's scripts need. */
function cspSourcesOf({ frontendApi }: ClerkSettings) {
  return {
    'connect-src': [`https://${frontendApi}`],
    'img-src': ['https://img.clerk.com'],
    'style-src': ["'unsafe-inline'"],
    'worker-src': ["'self'", 'blob:'],
  }
}
