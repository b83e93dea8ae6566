import { Problem } from '@waybook/contract'

import type { Campaigns } from './campaigns.ts'

const SEVERAL =
  'A backup contains every campaign of this installation. The person who runs Waybook can make and restore one with the commands waybook backup and waybook restore.'

/** Whether there are campaigns other than the default one. */
export async function areSeveral({ campaigns }: { readonly campaigns: Pick<Campaigns, 'list'> }): Promise<boolean> {
  return (await campaigns.list()).length > 0
}

/** Throws the Problem `not-supported` if there are several campaigns, because a backup contains the records of all of them. */
export async function expectOneCampaign(store: Parameters<typeof areSeveral>[0]): Promise<void> {
  if (await areSeveral(store)) throw new Problem('not-supported', SEVERAL)
}
