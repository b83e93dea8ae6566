import type { VisibilityScope } from '@waybook/contract'
import type { AuthoredEntity } from '@waybook/server/campaign-folder/authored-campaign.ts'
import { describe, expect, it } from 'vitest'

import { BELL, campaignOf, entityOf, gameMaster, HASK, KESSA, playerOf, stranger } from './drowned-road.ts'
import { idsOf, recordsOf, show, type Open } from './opened.ts'

const mentioning = (to: string, secret = false): Partial<AuthoredEntity> => ({ mentions: [{ to, secret }] })

/** The bell is mentioned by what is shown, by what is hidden, by a secret, and by itself. */
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
      ['everything: all of them', gameMaster, [HASK, 'locations/causeway', KESSA, 'events/ebb']],
      ['a player’s: what is shown mentions openly', stranger, ['locations/causeway', KESSA]],
      ['a player’s: their own character too', playerOf(HASK), [HASK, 'locations/causeway', KESSA]],
    ])('[STO-51] are told by name, and no entity mentions itself; to %s', async (_, scope, told) => {
      const records = await recordsOf(open, campaign)
      expect(idsOf(await records.entities.mentions(BELL, scope))).toEqual(told)
    })

    it('[STO-51] of what the sight does not hold are not told', async () => {
      const records = await recordsOf(open, campaign)
      expect(idsOf(await records.entities.mentions(HASK, gameMaster))).toEqual(['newsletters/tidings'])
      expect(await records.entities.mentions(HASK, stranger)).toEqual([])
      expect(await records.entities.mentions('items/nothing', gameMaster)).toEqual([])
    })

    it('[STO-51] follow what the game master shows, and go with the entity that mentions', async () => {
      const records = await recordsOf(open, campaign)
      await show(records, HASK, true)
      expect(idsOf(await records.entities.mentions(BELL, stranger))).toEqual([HASK, 'locations/causeway', KESSA])
      await records.imports.replace(campaignOf([entityOf(BELL)]), 'test')
      expect(await records.entities.mentions(BELL, gameMaster)).toEqual([])
    })
  })
}
