import { Problem } from '@waybook/contract'
import type { Kysely } from 'kysely'

import type { Actor } from '#database/change.ts'
import type { CampaignTransaction, Database } from '#database/database.ts'
import type { Tables } from '#database/tables.ts'
import { transaction } from '#database/transaction.ts'

import { deleteRecords } from './delete-records.ts'

/** A campaign other than the default one, and its hosts. */
export interface AddedCampaign {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly addedAt: number
  /** The name in its file; `null` until its folder is imported. */
  readonly name: string | null
  /** Names in lower case, without ports. The first one is used in printed links. */
  readonly hosts: readonly string[]
}

/** The campaigns other than the default one. */
export interface Campaigns {
  /** By id. */
  list(): Promise<AddedCampaign[]>
  /** The ids of all of them. */
  ids(): Promise<ReadonlySet<string>>
  /** Campaign ids by host. */
  hosts(): Promise<ReadonlyMap<string, string>>
  /**
   * Adds a campaign, or hosts to an existing one. Throws the Problem `conflict` if another campaign has one of the hosts. A new
   * campaign is empty, even if an earlier one with its id left records behind.
   */
  add(id: string, hosts: readonly string[]): Promise<void>
  /**
   * Adds a campaign without a host, with what `begin` writes, in one transaction. Throws the Problem `conflict` if the id is in use. The new
   * campaign contains nothing else, even if an earlier one with its id left records behind.
   */
  create(id: string, actor: Actor, begin: (tx: CampaignTransaction) => Promise<void>): Promise<void>
  /** Removes the campaign with its hosts, which then lead to the default campaign, and all its records. */
  remove(id: string): Promise<void>
}

/** The ids of the default campaign and the added ones. */
export async function everyCampaign(
  { campaigns }: { readonly campaigns: Pick<Campaigns, 'list'> },
  defaultCampaign: string,
): Promise<string[]> {
  const added = (await campaigns.list()).map(({ id }) => id)
  return [...new Set([defaultCampaign, ...added])]
}

/** `now`: milliseconds since 1970. */
export function openCampaigns({ db, writeLong, write }: Database, now: () => number): Campaigns {
  return {
    list: async () => await readCampaigns(db),
    ids: async () => {
      const rows = await db.selectFrom('addedCampaign').select('campaign').execute()
      return new Set(rows.map(({ campaign }) => campaign))
    },
    hosts: async () => {
      const rows = await db.selectFrom('campaignHost').select(['host', 'campaign']).execute()
      return new Map(rows.map(({ host, campaign }) => [host, campaign]))
    },
    add: async (id, hosts) => await writeLong(async (to) => await add(to, { id, hosts, at: now() })),
    create: async (id, actor, begin) =>
      await write(async (to) => {
        await transaction({ db: to, campaign: id }, { actor, at: now() }, async (tx) => {
          const known = await isAdded(tx.db, id)
          if (known) throw new Problem('conflict', `There is already a campaign with the id ${id}`)
          await deleteRecords(tx)
          await tx.db.insertInto('addedCampaign').values({ campaign: id, addedAt: tx.at }).execute()
          await begin(tx)
        })
      }),
    remove: async (id) =>
      await writeLong(async (to) => {
        await to.transaction().execute(async (tx) => {
          await deleteRecords({ db: tx, campaign: id })
          await tx.deleteFrom('campaignHost').where('campaign', '=', id).execute()
          await tx.deleteFrom('addedCampaign').where('campaign', '=', id).execute()
        })
      }),
  }
}

async function readCampaigns(db: Kysely<Tables>): Promise<AddedCampaign[]> {
  const added = await db
    .selectFrom('addedCampaign')
    .leftJoin('campaign', 'campaign.id', 'addedCampaign.campaign')
    .select(['addedCampaign.campaign as id', 'addedCampaign.addedAt', 'campaign.name'])
    .orderBy('addedCampaign.campaign')
    .execute()
  const hosts = await db.selectFrom('campaignHost').select(['host', 'campaign']).orderBy('host').execute()
  return added.map((campaign) => ({
    ...campaign,
    hosts: hosts.filter((one) => one.campaign === campaign.id).map(({ host }) => host),
  }))
}

interface Addition {
  readonly id: string
  readonly hosts: readonly string[]
  readonly at: number
}

async function add(db: Kysely<Tables>, { id, hosts, at }: Addition): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await isAdded(tx, id))) {
      await deleteRecords({ db: tx, campaign: id })
      await tx.insertInto('addedCampaign').values({ campaign: id, addedAt: at }).execute()
    }
    for (const host of hosts) {
      const there = await tx.selectFrom('campaignHost').where('host', '=', host).select('campaign').executeTakeFirst()
      if (there && there.campaign !== id)
        throw new Problem('conflict', `The campaign ${there.campaign} already answers at ${host}`)
      if (!there) await tx.insertInto('campaignHost').values({ campaign: id, host }).execute()
    }
  })
}

async function isAdded(db: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await db.selectFrom('addedCampaign').where('campaign', '=', id).select('campaign').executeTakeFirst()
  return row !== undefined
}
