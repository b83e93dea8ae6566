import { Problem } from '@waybook/contract'

import type { Campaigns } from './campaigns.ts'

const SEVERAL =
  'A backup holds every campaign of this installation. Whoever runs Waybook makes one with the command waybook backup.'

/** Whether there are campaigns beside the default one. */
export async function areSeveral({ campaigns }: { readonly campaigns: Pick<Campaigns, 'list'> }): Promise<boolean> {
  return (await campaigns.list()).length > 0
}

/** Throws the Problem `not-supported` if there are several campaigns: what is about to be handed out belongs to all of them. */
export async function expectOneCampaign(store: Parameters<typeof areSeveral>[0]): Promise<void> {
  if (await areSeveral(store)) throw new Problem('not-supported', SEVERAL)
}
