import { expect, it } from 'vitest'

import { openCampaign } from '../../world/open-campaign.ts'
import { KESSA, playFiles, players } from './play-table.ts'

/** Kessa has 12 hit points and a strain threshold of 12. */
async function open(pastThreshold: boolean) {
  const { gameMaster, maren } = await openCampaign(playFiles, players)
  await gameMaster('changeSettings', { campaignId: 'dam3', settings: { pastThreshold } })
  const set = async (points: object) => await maren.reply('updateCharacterDynamic', { id: KESSA, ...points })
  const adjust = async (field: 'hitpoints' | 'strain', by: number) =>
    (await maren('adjustCharacterDynamic', { id: KESSA, field, by }))[field]
  return { set, adjust }
}

it('[CHK-80] [PLAY-1] points end at their thresholds', async () => {
  const { set, adjust } = await open(false)
  for (const points of [{ hitpoints: -1 }, { hitpoints: 13 }, { strain: 13 }])
    expect((await set(points)).status).toBe(400)
  expect([await adjust('hitpoints', -99), await adjust('strain', 99)]).toEqual([0, 12])
})

it('[CHK-80] points are counted past their thresholds, up to twice as far, if the settings say so', async () => {
  const { set, adjust } = await open(true)
  expect((await set({ hitpoints: -12, strain: 24 })).body).toMatchObject({ hitpoints: -12, strain: 24 })
  for (const points of [{ hitpoints: -13 }, { hitpoints: 13 }, { strain: 25 }])
    expect((await set(points)).status).toBe(400)
  expect([await adjust('hitpoints', -1), await adjust('strain', 1)]).toEqual([-12, 24])
})
