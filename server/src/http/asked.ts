import { actionsOf, DEFAULT_GRANTS, sightOf, type Action, type Grant, type Sight, type Viewer } from '@waybook/contract'
import type { FastifyRequest } from 'fastify'

import type { QueryDesk } from '../facts/query-desk.ts'
import type { House } from '../house.ts'
import type { Identity } from '../sign-in/sign-in.ts'
import type { CampaignRecord, Records } from '../storage/records.ts'

/** A request by somebody signed in: who asks, what of the world they get, and where it is kept. */
export interface Asked {
  readonly viewer: Viewer
  readonly sight: Sight
  readonly records: Records
  readonly campaignId: string
  readonly queries: QueryDesk
}

/** Which campaign a request is for; the one place to change where one house holds many. */
export function campaignOf(house: House, _request: FastifyRequest): string {
  return house.campaignId
}

export function askedBy(house: House, request: FastifyRequest, identity: Identity): Asked {
  const viewer: Viewer = { userId: identity.user.id, role: identity.role, characterId: identity.characterId }
  const campaignId = campaignOf(house, request)
  const { store, queries } = house
  return { viewer, sight: sightOf(viewer), records: store.records(campaignId), campaignId, queries }
}

export function grantsOf(campaign: CampaignRecord | null): readonly Grant[] {
  return campaign?.grants ?? DEFAULT_GRANTS
}

export function mayOf(asked: Asked, campaign: CampaignRecord | null): Action[] {
  return actionsOf(asked.viewer, grantsOf(campaign))
}
