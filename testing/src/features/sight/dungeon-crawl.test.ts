import { newestSeq } from '@waybook/server/database/change-log.ts'
import { Chance } from '@waybook/server/features/dice/simulator/chance.ts'
import { expect, it } from 'vitest'

import { openCampaign } from '../../world/open-campaign.ts'
import { joinAs } from '../live/live-client.ts'
import { DungeonCrawl } from './dungeon-crawl.ts'
import { dungeonFolder, heroes } from './dungeon.ts'

const [ada = '', bo = '', cleo = '', dov = '', eli = ''] = heroes

/** The outer ring compares more than 10,000 frames and tiles. */
const IS_LONG = process.env['LONG'] === '1'

/** What a player's page receives after one step. */
const BYTES_MAX = 60_000

const [seed, steps] = IS_LONG ? [2, 900] : [1, 8]

it(
  '[SIGHT-71] nothing that five players receive in a dungeon shows what they do not see',
  { timeout: 1_800_000 },
  async () => {
    const campaign = await openCampaign(await dungeonFolder(), { ada, bo, cleo, dov, eli })
    const newest = async () => await newestSeq(campaign.records())
    const chance = new Chance(seed, 0)
    const crawl = new DungeonCrawl(campaign, newest, () => chance.next())
    const players = [campaign.ada, campaign.bo, campaign.cleo, campaign.dov, campaign.eli]
    let compared = await crawl.begin(players, async (member) => await joinAs(campaign, member))
    for (let step = 0; step <= steps; step += 1) {
      for (const { received, expected } of compared) expect(received).toEqual(expected)
      compared = await crawl.step()
    }
    expect(crawl.bytesMost).toBeLessThan(BYTES_MAX)
    expect(crawl.compared).toBeGreaterThan(IS_LONG ? 10_000 : steps * 5)
  },
)
