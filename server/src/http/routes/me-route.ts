import { configRoute, meRoute, type CampaignAbout, type Me, type RouteAnswer, type User } from '@waybook/contract'
import { standardExperience, standardSkills } from '@waybook/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Identity } from '#auth/auth.ts'
import { newestSeq } from '#database/change-log.ts'
import { readCampaignWords } from '#features/campaign/campaign-words.ts'
import { type CampaignRecord, settingsOf, readCampaign } from '#features/campaign/queries.ts'
import { readNames } from '#features/entities/names.ts'
import { readClosedHashes } from '#features/pictures/closed-pictures.ts'
import type { PictureRecord } from '#features/pictures/picture-record.ts'
import { toPicture } from '#features/pictures/presenter.ts'
import type { StoreContext } from '#features/request-context.ts'

import { siteOf } from '../campaign-hosts.ts'
import { contextOf, mayOf, identityOf } from '../guard.ts'
import type { AppServices } from '../services.ts'
import { alsoForDisplays } from './route-url.ts'

/** The name of the campaign until the first import. */
const NAMELESS = 'Waybook'

export function meRoutes(app: FastifyInstance, services: AppServices): void {
  app.get(
    configRoute.path,
    { config: { access: 'public' } },
    async (request): Promise<RouteAnswer<typeof configRoute>> => {
      const { campaignId, ownOrigin } = siteOf(request)
      const campaign = await readCampaign(services.store.records(campaignId))
      return { signIn: services.auth.configAt(ownOrigin), campaign: { name: campaign?.name ?? NAMELESS } }
    },
  )

  for (const url of alsoForDisplays(meRoute.path))
    app.get(
      url,
      { config: { access: 'signedIn' } },
      async (request): Promise<RouteAnswer<typeof meRoute>> => await meOf(services, request, identityOf(request)),
    )
}

/** The account of the player that a game master views the campaign as. It contains no personal data of the player. */
const nobody: User = {
  id: '',
  username: null,
  firstName: null,
  lastName: null,
  emailAddresses: [],
  publicMetadata: {},
}

/** The signed-in user, their permissions and the campaign. */
export async function meOf(services: AppServices, request: FastifyRequest, identity: Identity): Promise<Me> {
  const context = contextOf(services, request, identity)
  const isDisplay = identity.displayId !== undefined
  const seq = await newestSeq(context.records)
  const campaign = await readCampaign(context.records)
  const isAllVisible = context.scope.everything || (!campaign?.cover && !campaign?.coverTall)
  const closed = isAllVisible ? new Set<string>() : await readClosedHashes(context.records)
  const { relationshipNames, skills, experience, dice } = await readCampaignWords(context.records)
  return {
    user: request.viewAs ? nobody : identity.user,
    role: context.viewer.role,
    characterId: context.viewer.characterId,
    campaign: {
      ...about(context.campaignId, campaign, closed),
      relationshipNames,
      skills: skills === standardSkills ? null : [...skills],
      experience: experience === standardExperience ? null : experience,
      points: dice.points,
    },
    may: isDisplay ? [] : mayOf(context, campaign),
    imageGeneration: settingsOf(campaign).imageGeneration,
    forceDie: dice.hasForceDie || settingsOf(campaign).forceDie,
    tokenNames: settingsOf(campaign).tokenNames,
    campaigns: await campaignsOf(services, request, identity),
    ...(services.apiKey === null || isDisplay ? {} : { apiKey: services.apiKey }),
    ...(identity.language !== undefined && { language: identity.language }),
    ...(request.viewAs && { viewAs: { characterName: await characterNameOf(context) } }),
    seq,
  }
}

/** A campaign at its own host stands alone. Displays and views as a player concern one campaign. */
async function campaignsOf(
  { auth, campaignHosts, campaignId: defaultCampaign }: AppServices,
  request: FastifyRequest,
  { user, displayId }: Identity,
): Promise<Me['campaigns']> {
  if (displayId !== undefined || request.viewAs || siteOf(request).ownOrigin !== null)
    return { others: false, mayManage: false }
  const roles = await auth.rolesOf(user.id)
  const mayManage = roles.get(defaultCampaign) === 'gameMaster'
  return { others: (mayManage || roles.size > 1) && (await campaignHosts.areSeveral()), mayManage }
}

async function characterNameOf({ viewer: { characterId }, scope, records }: StoreContext): Promise<string | null> {
  if (characterId === null) return null
  const [character] = await readNames(records, [characterId], scope)
  return character?.name ?? null
}

/** `closed`: the hashes of the pictures that the viewer may not see. */
function about(
  id: string,
  campaign: CampaignRecord | null,
  closed: ReadonlySet<string>,
): Omit<CampaignAbout, 'relationshipNames' | 'skills' | 'experience' | 'points'> {
  const shown = (cover: PictureRecord | null = null) => toPicture(cover && closed.has(cover.hash) ? null : cover)
  return {
    id,
    name: campaign?.name ?? NAMELESS,
    tagline: campaign?.tagline ?? '',
    region: campaign?.region ?? '',
    masthead: campaign?.masthead ?? '',
    accent: campaign?.accent ?? null,
    covers: { wide: shown(campaign?.cover), tall: shown(campaign?.coverTall) },
  }
}
