import { type Beginning, type FirstPage, type FirstSteps, nextStep, PARTY_TAG } from '@waybook/contract'

import type { Auth } from '#auth/auth.ts'
import type { Members } from '#auth/members.ts'

import { readCampaign, readSettings } from '../campaign/queries.ts'
import { readDemoCampaign } from '../campaigns/demo-campaign.ts'
import type { Installation } from '../campaigns/operations.ts'
import { readFirstRoll } from '../dice/queries.ts'
import { readCards } from '../entities/cards.ts'
import { countEntities as countVisible } from '../entities/count-tags.ts'
import { ALL, countEntities, readCounts } from '../entities/entity-counts.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { hasEndedSession } from '../sessions/queries.ts'
import { readMadePages, type MadePage } from './queries.ts'

/** A campaign with more pages has begun. */
const YOUNG_PAGES_MAX = 40
const BEGUN: Beginning = { kind: 'begun' }

export const beginningOperations = (auth: Auth, installation: Omit<Installation, 'auth'>) =>
  ({
    getBeginning: async (context) => {
      const { members } = auth.campaign(context.campaignId)
      if (context.viewer.role === 'player') return { beginning: await toSettingUp(context, members) }
      if (await isOnlyDemo(context, installation)) return { beginning: await toOnlyDemo(context) }
      return { beginning: await toFirstSteps(context, members) }
    },
  }) satisfies Partial<OperationHandlers>

/** Whether the viewer's campaign is the demo and the installation has no other. */
async function isOnlyDemo(
  { campaignId, records }: RequestContext,
  { store, defaultCampaign }: Omit<Installation, 'auth'>,
): Promise<boolean> {
  if (campaignId !== defaultCampaign) return false
  const added = await store.campaigns.list()
  if (added.some(({ id }) => id !== defaultCampaign)) return false
  const demo = await readDemoCampaign()
  return demo !== null && (await readCampaign(records))?.name === demo.name
}

async function toOnlyDemo({ records, scope }: RequestContext): Promise<Beginning> {
  const party = await readCounts(records, { type: 'character', tag: PARTY_TAG }, scope)
  const scenes = await readCounts(records, { type: 'scene', tag: ALL }, scope)
  return {
    kind: 'onlyDemo',
    party: party.get(PARTY_TAG) ?? 0,
    pages: await countEntities(records),
    scenes: scenes.get(ALL) ?? 0,
  }
}

/** The cheapest questions come first, because most campaigns have begun. */
async function toFirstSteps(context: RequestContext, members: Members | null): Promise<Beginning> {
  const { records } = context
  if (!(await readSettings(records)).firstSteps || (await countEntities(records)) > YOUNG_PAGES_MAX) return BEGUN
  if (await hasEndedSession(records)) return BEGUN
  const pages = await readMadePages(records)
  if (pages.some(({ isImported }) => isImported)) return BEGUN
  const steps = await readSteps(context, pages, members)
  if (nextStep(steps) === null) return BEGUN
  const hidden = pages.filter(({ reveal }) => reveal === 'hidden').length
  return { kind: 'firstSteps', steps, pages: { all: pages.length, hidden } }
}

async function readSteps(
  { records, scope, viewer, firstName }: RequestContext,
  pages: readonly MadePage[],
  members: Members | null,
): Promise<FirstSteps> {
  const people = (await members?.list()) ?? []
  // The sign-in provider may not list accounts.
  const names = new Map([[viewer.userId, firstName], ...people.map(({ id, firstName: name }) => [id, name] as const)])
  const scenes = pages.filter(({ type }) => type === 'scene').map(({ id }) => id)
  const withMap = new Set(
    (await readCards(records, scenes, scope)).flatMap(({ id, picture }) => (picture === null ? [] : id)),
  )
  const first = (wanted: (page: MadePage) => boolean): FirstPage | null => {
    const page = pages.find(wanted)
    if (!page) return null
    const { id, name, type, madeBy, addedAt } = page
    return { entity: { id, name, type }, by: names.get(madeBy) ?? null, at: addedAt }
  }
  const roll = await readFirstRoll(records, viewer)
  return {
    character: first(({ type }) => type === 'character'),
    invite: members && { players: playersIn(people), openLinks: await countInvites(members) },
    place: first(({ type }) => type === 'location'),
    scene: first(({ id }) => withMap.has(id)),
    roll: roll && { by: roll.by, at: roll.at },
  }
}

type People = Awaited<ReturnType<Members['list']>>

const playersIn = (people: People) =>
  people.flatMap(({ role, firstName, email }) => (role === 'player' ? (firstName ?? email) : []))

async function countInvites(members: Members): Promise<number> {
  return (await members.openLinks()).filter(({ kind, role }) => kind === 'invite' && role === 'player').length
}

/** Depends only on what the player sees, so it reveals nothing about hidden pages. */
async function toSettingUp({ records, scope }: RequestContext, members: Members | null): Promise<Beginning> {
  const own = scope.everything || scope.ownCharacter === null ? 0 : 1
  if ((await countVisible(records, {}, scope)) > own) return BEGUN
  const gameMaster = (await members?.list())?.find(({ role, firstName }) => role === 'gameMaster' && firstName !== null)
  return { kind: 'settingUp', by: gameMaster?.firstName ?? null }
}
