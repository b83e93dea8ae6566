import type { CampaignAbout, Config, Me } from '@waybook/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { House } from '../../app/services.ts'
import type { Identity } from '../../auth/auth.ts'
import type { CampaignRecord } from '../../database/records.ts'
import { toPicture } from '../../features/pictures/presenter.ts'
import { identityOf } from '../guard.ts'
import { askedBy, campaignOf, mayOf, settingsOf } from '../request-context.ts'

/** What a campaign is called before one was imported. */
const NAMELESS = 'Waybook'

export function meRoutes(app: FastifyInstance, house: House): void {
  app.get('/api/config', { config: { access: 'public' } }, async (request): Promise<Config> => {
    const campaign = await house.store.records(campaignOf(house, request)).campaign()
    return { signIn: house.signIn.config, campaign: { name: campaign?.name ?? NAMELESS } }
  })

  app.get(
    '/api/me',
    { config: { access: 'signedIn' } },
    async (request): Promise<Me> => await meOf(house, request, identityOf(request)),
  )
}

/** Who somebody is and what they may do, as they are told it. */
export async function meOf(house: House, request: FastifyRequest, identity: Identity): Promise<Me> {
  const asked = askedBy(house, request, identity)
  const seq = await asked.records.seq()
  const campaign = await asked.records.campaign()
  return {
    user: identity.user,
    role: identity.role,
    characterId: identity.characterId,
    campaign: about(campaignOf(house, request), campaign),
    may: mayOf(asked, campaign),
    imageGeneration: settingsOf(campaign).imageGeneration,
    ...(house.apiKey === null ? {} : { apiKey: house.apiKey }),
    seq,
  }
}

function about(id: string, campaign: CampaignRecord | null): CampaignAbout {
  return {
    id,
    name: campaign?.name ?? NAMELESS,
    tagline: campaign?.tagline ?? '',
    region: campaign?.region ?? '',
    masthead: campaign?.masthead ?? '',
    accent: campaign?.accent ?? null,
    covers: { wide: toPicture(campaign?.cover ?? null), tall: toPicture(campaign?.coverTall ?? null) },
  }
}
