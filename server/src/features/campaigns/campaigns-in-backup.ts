import { Problem } from '@waybook/contract'

import type { Auth } from '#auth/auth.ts'

import { readCampaign } from '../campaign/queries.ts'
import type { Store } from '../store.ts'
import { everyCampaign } from './campaigns.ts'

interface BackupOwners {
  readonly store: Pick<Store, 'campaigns' | 'records'>
  readonly auth: Pick<Auth, 'rolesOf'>
  readonly defaultCampaign: string
}

const NOT_ALL =
  'A backup contains every campaign of this installation, and you are not the game master of all of them. The person who runs Waybook can make one with the command waybook backup.'

/**
 * The names of the campaigns in a backup, which contains all of the installation. `null` if the account is not game master of each of them:
 * nobody gets the secrets of another game master's campaign.
 */
export async function campaignsInBackup(
  { store, auth, defaultCampaign }: BackupOwners,
  userId: string,
): Promise<string[] | null> {
  const ids = await everyCampaign(store, defaultCampaign)
  // With one campaign, the caller's permission to make a backup is enough.
  const roles = ids.length === 1 ? null : await auth.rolesOf(userId)
  if (roles && ids.some((id) => roles.get(id) !== 'gameMaster')) return null
  return await Promise.all(ids.map(async (id) => (await readCampaign(store.records(id)))?.name ?? id))
}

/** Throws the Problem `not-supported` if the account is not game master of every campaign. */
export async function expectAllCampaigns(owners: BackupOwners, userId: string): Promise<void> {
  if ((await campaignsInBackup(owners, userId)) === null) throw new Problem('not-supported', NOT_ALL)
}
