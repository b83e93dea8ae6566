import type { VisibilityScope } from '@waybook/contract'
import type { AuthoredEntity } from '@waybook/server/campaign-folder/authored-campaign.ts'
import { readMentions } from '@waybook/server/features/entities/mentions.ts'
import { describe, expect, it } from 'vitest'

import { BELL, campaignOf, entityOf, gameMaster, HASK, KESSA, playerOf, stranger } from './drowned-road.ts'
import { idsOf, recordsOf, show, type Open } from './open-for-test.ts'

const mentioning = (to: string, secret = false): Partial<AuthoredEntity> => ({ mentions: [{ to, secret }] })

/** The bell is mentioned by visible and hidden entities, in a secret, and by itself. */
const campaign = campaignOf([
  entityOf(BELL, { name: 'Tide bell', ...mentioning(BELL) }),
  entityOf(KESSA, { name: 'kessa Vane', tags: ['party-member'], ...mentioning(BELL) }),
  entityOf(HASK, { name: 'Brother Hask', ...mentioning(BELL) }),
  entityOf('events/ebb', { name: 'The ebb', ...mentioning(BELL, true) }),
  entityOf('locations/causeway', { name: 'Causeway', mentions: [true, false].map((secret) => ({ to: BELL, secret })) }),
  entityOf('newsletters/tidings', { name: 'Tidings', ...mentioning(HASK) }),
])

export function describeMentions(open: Open): void {
  describe('mentions', () => {
    it.each<[string, VisibilityScope, string[]]>([
      ['the game master: all of them', gameMaster, [HASK, 'locations/causeway', KESSA, 'events/ebb']],
      ['a player: the open mentions by visible entities', stranger, ['locations/causeway', KESSA]],
      ['a player: those by their own character too', playerOf(HASK), [HASK, 'locations/causeway', KESSA]],
    ])('[STO-51] are sorted by name, without mentions of an entity by itself; for %s', async (_, scope, sent) => {
      const records = await recordsOf(open, campaign)
      expect(idsOf(await readMentions(records, BELL, scope))).toEqual(sent)
    })

    it('[STO-51] of entities outside the visibility scope are not returned', async () => {
      const records = await recordsOf(open, campaign)
      expect(idsOf(await readMentions(records, HASK, gameMaster))).toEqual(['newsletters/tidings'])
      expect(await readMentions(records, HASK, stranger)).toEqual([])
      expect(await readMentions(records, 'items/nothing', gameMaster)).toEqual([])
    })

    it('[STO-51] follow the visibility set by the game master, and are removed with the mentioning entity', async () => {
      const records = await recordsOf(open, campaign)
      await show(records, HASK, true)
      expect(idsOf(await readMentions(records, BELL, stranger))).toEqual([HASK, 'locations/causeway', KESSA])
      await records.replaceCampaign(campaignOf([entityOf(BELL)]), 'test')
      expect(await readMentions(records, BELL, gameMaster)).toEqual([])
    })
  })
}
