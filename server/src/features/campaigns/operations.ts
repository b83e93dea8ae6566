import { campaignPath, Problem, toSlug, type ListedCampaign } from '@waybook/contract'

import type { Auth } from '#auth/auth.ts'
import { accountProblems } from '#sentences/problems.ts'

import { readCampaign, setSettings, settingsOf } from '../campaign/queries.ts'
import { countEntities } from '../entities/entity-counts.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import type { Store } from '../store.ts'
import { writeCampaignText } from '../writing/campaign-text.ts'
import { readDemoCampaign } from './demo-campaign.ts'
import { firstCampaignText } from './first-text.ts'
import { removeCampaign } from './remove-campaign.ts'

/** All campaigns of an installation. */
export interface Installation {
  readonly store: Store
  readonly auth: Auth
  readonly defaultCampaign: string
  /** Called after a campaign was added or removed. */
  readonly campaignsChanged: (campaignId: string) => void
}

export const campaignsOperations = (installation: Installation) =>
  ({
    listCampaigns: async (context) => {
      const { auth, store } = installation
      const roles = await auth.rolesOf(context.viewer.userId)
      const mayManage = isManager(installation, roles)
      const all = await readCampaigns(installation)
      const listed = all.filter(({ id }) => mayManage || id === context.campaignId || roles.has(id))
      const campaigns = await Promise.all(
        listed.map(async ({ id, addedAt, ...about }): Promise<ListedCampaign> => {
          const isGameMaster = mayManage || roles.get(id) === 'gameMaster'
          const members = isGameMaster ? await auth.campaign(id).members?.list() : []
          return {
            ...about,
            campaignId: id,
            path: campaignPath(id),
            isCurrent: id === context.campaignId,
            entities: isGameMaster ? await countEntities(store.records(id)) : 0,
            members: members?.length ?? 0,
            addedAt,
          }
        }),
      )
      return { campaigns, mayManage }
    },

    createCampaign: async (context, { name, skills, force }) => {
      await expectManager(installation, context)
      const { store } = installation
      const demo = await readDemoCampaign()
      if (skills === 'demo' && !demo) throw new Problem('not-supported', accountProblems.noDemoCampaign())
      const text = firstCampaignText({ name, skills }, demo?.skills ?? [])
      // Two calls at once must not create two campaigns of one name.
      const campaignId = await store.exclusively('campaigns', async () => {
        const all = await readCampaigns(installation)
        if (all.some((one) => isSameName(one.name, name)))
          throw new Problem('conflict', accountProblems.campaignNameTaken())
        const id = freeId(name, new Set(all.map((one) => one.id)))
        await create(installation, { id, text, forceDie: force, userId: context.viewer.userId })
        const shown = all.find(({ isDefault, isDemo, isPutAway }) => isDefault && isDemo && !isPutAway)
        if (shown) await setAway(installation, context, { id: shown.id, away: true })
        return id
      })
      return { campaignId, path: campaignPath(campaignId) }
    },

    putCampaignAway: async (context, { id, away }) => {
      await expectManager(installation, context)
      if (!(await readCampaigns(installation)).some((one) => one.id === id)) throw noSuchCampaign()
      await setAway(installation, context, { id, away })
    },

    removeCampaign: async (context, { id, name }) => {
      await expectManager(installation, context)
      await installation.store.exclusively('campaigns', async () => {
        const found = (await readCampaigns(installation)).find((one) => one.id === id)
        if (!found) throw noSuchCampaign()
        if (found.isDefault) throw new Problem('conflict', accountProblems.firstCampaignStays())
        if (!isSameName(found.name, name))
          throw new Problem('bad-params', `params.name: type the name of the campaign, "${found.name}", to remove it`)
        await removeCampaign(installation, id)
      })
    },
  }) satisfies Partial<OperationHandlers>

const noSuchCampaign = () => new Problem('not-found', accountProblems.noSuchCampaign())

/** Game masters of the default campaign manage the installation. */
function isManager({ defaultCampaign }: Installation, roles: Awaited<ReturnType<Auth['rolesOf']>>): boolean {
  return roles.get(defaultCampaign) === 'gameMaster'
}

async function expectManager(installation: Installation, { viewer }: RequestContext): Promise<void> {
  if (isManager(installation, await installation.auth.rolesOf(viewer.userId))) return
  throw new Problem('not-allowed', accountProblems.onlyFirstGameMasters())
}

type Campaign = Pick<ListedCampaign, 'name' | 'isDemo' | 'isDefault' | 'isPutAway' | 'addedAt'> & {
  readonly id: string
}

/** The default campaign first, then the added ones from old to new. */
async function readCampaigns({ store, defaultCampaign }: Installation): Promise<Campaign[]> {
  const added = (await store.campaigns.list()).toSorted((one, other) => one.addedAt - other.addedAt)
  const demo = await readDemoCampaign()
  const all = [{ id: defaultCampaign, addedAt: null }, ...added.filter(({ id }) => id !== defaultCampaign)]
  return await Promise.all(
    all.map(async ({ id, addedAt }) => {
      const record = await readCampaign(store.records(id))
      const isDefault = id === defaultCampaign
      const isDemo = isDefault && demo !== null && record?.name === demo.name
      const { putAway: isPutAway } = settingsOf(record)
      return { id, name: record?.name ?? id, isDefault, isDemo, isPutAway, addedAt }
    }),
  )
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

const ID_LENGTH = 50

/** The first free id for a name, even if it has no letters that an id may have. */
function freeId(name: string, taken: ReadonlySet<string>): string {
  const [first = ''] = /^[a-z0-9-]*[a-z0-9]/.exec(toSlug(name)?.slice(0, ID_LENGTH) ?? '') ?? []
  const base = first === '' ? 'campaign' : first
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`
    if (!taken.has(id)) return id
  }
}

interface NewCampaign {
  readonly id: string
  /** The text of `campaign.yaml`. */
  readonly text: string
  readonly forceDie: boolean
  /** The account that becomes its game master. */
  readonly userId: string
}

/**
 * The membership comes first, in the accounts. If the process ends before the records are committed, it belongs to no campaign, and the next
 * campaign with this id removes it.
 */
async function create(installation: Installation, { id, text, forceDie, userId }: NewCampaign): Promise<void> {
  const { store, auth, campaignsChanged } = installation
  await auth.removeCampaign(id)
  await auth.addGameMaster(id, userId)
  try {
    await store.campaigns.create(id, userId, async (tx) => {
      await writeCampaignText(tx, text, { origin: 'app' })
      await setSettings(tx, { forceDie })
    })
  } catch (error) {
    await auth.removeCampaign(id)
    throw error
  }
  campaignsChanged(id)
}

async function setAway(
  { store }: Installation,
  { viewer }: RequestContext,
  { id, away }: { readonly id: string; readonly away: boolean },
): Promise<void> {
  await store.records(id).transaction({ actor: viewer.userId }, async (tx) => await setSettings(tx, { putAway: away }))
}
