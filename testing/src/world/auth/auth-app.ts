import type { Auth, CampaignAuth } from '@waybook/server/auth/auth.ts'
import { decorateWithSite, type Site } from '@waybook/server/http/campaign-hosts.ts'
import { registerErrorHandler } from '@waybook/server/http/error-handler.ts'
import { authRoutes } from '@waybook/server/http/routes/auth-routes.ts'
import fastify, { type FastifyInstance } from 'fastify'

/** The origin whose pages may write. */
export const HOME = 'http://localhost:4870'
export const DEFAULT_CAMPAIGN = 'dam3'
/** A second campaign, with its own host. */
export const OTHER_CAMPAIGN = 'other'
export const OTHER_HOST = 'other.localhost'
export const OTHER_HOME = `http://${OTHER_HOST}:4870`

/** The accounts, with the default campaign's. */
export type AuthOfDefault = Auth & CampaignAuth

export const ofDefault = (auth: Auth): AuthOfDefault => ({ ...auth, ...auth.campaign(DEFAULT_CAMPAIGN) })

export const originsOf = async (campaignId: string) =>
  await Promise.resolve([campaignId === OTHER_CAMPAIGN ? OTHER_HOME : HOME])

/** A Fastify app with only the parts of the server that a sign-in provider needs. */
export type AuthApp = FastifyInstance

export async function openAuthApp(auth: Auth): Promise<AuthApp> {
  const app = fastify()
  registerErrorHandler(app)
  decorateWithSite(app)
  const siteAt = async (hostname: string): Promise<Site> => {
    const campaignId = hostname === OTHER_HOST ? OTHER_CAMPAIGN : DEFAULT_CAMPAIGN
    const ownOrigin = campaignId === OTHER_CAMPAIGN ? OTHER_HOME : null
    return { campaignId, basePath: '', realm: campaignId, ownOrigin, origins: await originsOf(campaignId) }
  }
  await authRoutes(app, { auth, campaignHosts: { siteAt } })
  return app
}
