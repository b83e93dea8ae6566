import {
  actionsOf,
  DEFAULT_GRANTS,
  DEFAULT_SETTINGS,
  sightOf,
  type Action,
  type Grant,
  type Settings,
  type Sight,
  type Viewer,
} from '@waybook/contract'
import type { FastifyRequest } from 'fastify'

import type { House } from '../app/services.ts'
import type { Identity, SignIn } from '../auth/auth.ts'
import type { CampaignRecord, Reads, Records } from '../database/records.ts'
import type { Backups } from '../features/backups/backups.ts'
import type { Rolling } from '../features/dice/roll-service.ts'
import type { Told } from '../features/environment/public-settings.ts'
import type { QueryDesk } from '../features/facts/query-service.ts'
import type { Imports } from '../features/imports/import-folders.ts'

/** A request by somebody signed in: who asks, what of the world they get, and where it is kept. */
export interface Asked {
  readonly campaignId: string
  readonly viewer: Viewer
  readonly sight: Sight
  readonly records: Reads
  readonly queries: QueryDesk
  readonly signIn: SignIn
  readonly backups: Backups
  readonly imports: Imports
  /** Answers what is aborted once nobody waits for the answer any more; left out where that is not known. */
  readonly whenGivenUp?: () => AbortSignal
  /** How this installation is set up, as far as that is no secret. */
  readonly environment: Told
}

/** A request that may write. */
export interface Call extends Asked {
  readonly records: Records
  /** The first name of who asks. */
  readonly firstName: string
  /** The request's id, which its retries share (see contract's `once`). */
  readonly once: string | null
  readonly rolling: Rolling
}

/** What somebody without a first name is called. */
const NAMELESS = 'Someone'

/** Which campaign a request is for; the one place to change where one house holds many. */
export function campaignOf(house: House, _request: FastifyRequest): string {
  return house.campaignId
}

export function viewerOf({ user, role, characterId }: Identity): Viewer {
  return { userId: user.id, role, characterId }
}

export function askedBy(house: House, request: FastifyRequest, identity: Identity): Omit<Call, 'once' | 'rolling'> {
  const viewer = viewerOf(identity)
  const campaignId = campaignOf(house, request)
  const { store, queries, signIn, backups, imports, environment } = house
  const kept = { records: store.records(campaignId), queries, signIn, backups, imports, environment }
  return { ...kept, viewer, sight: sightOf(viewer), campaignId, firstName: firstNameOf(identity) }
}

export function firstNameOf({ user }: Identity): string {
  return user.firstName ?? NAMELESS
}

export function grantsOf(campaign: CampaignRecord | null): readonly Grant[] {
  return campaign?.grants ?? DEFAULT_GRANTS
}

export function settingsOf(campaign: CampaignRecord | null): Settings {
  return campaign?.settings ?? DEFAULT_SETTINGS
}

export function mayOf(asked: Asked, campaign: CampaignRecord | null): Action[] {
  return actionsOf(asked.viewer, grantsOf(campaign), settingsOf(campaign))
}
