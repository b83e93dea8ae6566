import { Problem } from '@waybook/contract'

import type { CardRecord } from '../../database/records.ts'
import type { Asked } from '../../http/request-context.ts'
import type { Handler, WriteHandler } from '../../operations/handler.ts'
import { refuseOtherCampaign } from '../campaign/this-campaign.ts'
import { noScene } from '../scenes/no-scene.ts'

export const getActiveScene: Handler<'getActiveScene'> = async (asked, { campaignId }) => {
  refuseOtherCampaign(asked, campaignId)
  return { sceneId: await asked.records.activeScene(asked.sight) }
}

/** What is on the table is shown to everybody, also where it was hidden before. */
export const setActiveScene: WriteHandler<'setActiveScene'> = async (acting, { sceneId, campaignId }) => {
  refuseOtherCampaign(acting, campaignId)
  const { shown, picture } = await sceneOf(acting, sceneId)
  if (!picture) throw new Problem('conflict', `Scene "${sceneId}" has no stored image`)
  if (!shown) await acting.records.setVisibility(sceneId, true)
  await acting.records.setActiveScene({ after: sceneId, ...(!shown && { shown: { sceneId, visible: true } }) })
  return { success: true, sceneId }
}

export async function sceneOf({ records, sight }: Asked, sceneId: string): Promise<CardRecord> {
  const [card] = await records.cards([sceneId], sight)
  if (card?.type !== 'scene') throw noScene(sceneId)
  return card
}
