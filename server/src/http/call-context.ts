import { actionsOf, scopeOf, type Action } from '@waybook/contract'
import type { FastifyRequest } from 'fastify'

import type { Identity } from '#auth/auth.ts'
import { grantsOf, settingsOf, type CampaignRecord } from '#features/campaign/repository.ts'
import { firstNameOf, viewerOf, type RequestContext, type StoreContext } from '#features/request-context.ts'

import type { AppServices } from './services.ts'

/** The campaign that a request is for. The only place to change if an installation is to hold several. */
export function campaignOf({ campaignId }: AppServices, _request: FastifyRequest): string {
  return campaignId
}

export function contextOf(services: AppServices, request: FastifyRequest, identity: Identity): StoreContext {
  const viewer = viewerOf(identity)
  const campaignId = campaignOf(services, request)
  const records = services.store.records(campaignId)
  return { campaignId, viewer, firstName: firstNameOf(identity), scope: scopeOf(viewer), records }
}

export function mayOf({ viewer }: RequestContext, campaign: CampaignRecord | null): Action[] {
  return actionsOf(viewer, grantsOf(campaign), settingsOf(campaign))
}
