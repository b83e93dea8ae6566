import type { AuthoredEntity, AuthoredTransition } from '@waybook/server/campaign-folder/authored-campaign.ts'
import { readSceneEntities, readTransitions } from '@waybook/server/features/scenes/queries.ts'
import type { CampaignStore } from '@waybook/server/features/store.ts'
import { describe, expect, it } from 'vitest'

import { BELL, campaignOf, entityOf, gameMaster, HASK, KESSA, stranger } from './drowned-road.ts'
import { idsOf, recordsOf, type Open } from './open-for-test.ts'

const GATE = 'scenes/toll-gate'
const LAMP = 'scenes/third-lamp'
/** Hidden, like all scenes at first. */
const STAIR = 'scenes/candle-stair'

const exit = (scene: string, requirement = ''): AuthoredTransition => ({ direction: 'outgoing', scene, requirement })
const entrance = (scene: string, requirement = ''): AuthoredTransition => ({
  direction: 'incoming',
  scene,
  requirement,
})
const contains = (to: string, secret = false) => ({ type: 'contains', to, secret })

/** A campaign with a gate, a lamp and a stair as scenes. */
function road(about: { readonly [id: string]: Partial<AuthoredEntity> }) {
  return campaignOf([
    entityOf(GATE, { name: 'Gate', visible: true, ...about[GATE] }),
    entityOf(LAMP, { name: 'Lamp', visible: true, ...about[LAMP] }),
    entityOf(STAIR, { name: 'Stair', ...about[STAIR] }),
    entityOf(KESSA, { name: 'Kessa', tags: ['party-member'], visualDescription: 'Lean.' }),
    entityOf(HASK, { name: 'Hask' }),
    entityOf(BELL, { name: 'Bell' }),
  ])
}

async function waysOf(records: CampaignStore, id: string, scope = gameMaster) {
  const ways = await readTransitions(records, id, scope)
  return ways?.map(({ direction, fromName, toName, requirement }) => [direction, fromName, toName, requirement])
}

export function describeScenes(open: Open): void {
  describe('scenes', () => {
    it('[SCN-1] nothing is returned for an id that is unknown, hidden or not a scene’s', async () => {
      const records = await recordsOf(open, road({ [STAIR]: { relationships: [contains(BELL)] } }))
      for (const id of [KESSA, 'scenes/nowhere', STAIR]) {
        expect(await readSceneEntities(records, id, stranger)).toBeNull()
        expect(await readTransitions(records, id, stranger)).toBeNull()
      }
      expect(idsOf((await readSceneEntities(records, STAIR, gameMaster)) ?? [])).toEqual([BELL])
    })

    it('[SCN-2] a scene’s entities are those it contains, each once, within the visibility scope', async () => {
      const relationships = [
        contains(KESSA),
        { type: 'part of', to: LAMP, secret: false },
        contains(HASK),
        contains(BELL, true),
        contains(KESSA),
      ]
      const elsewhere = { relationships: [contains(GATE)] }
      const records = await recordsOf(open, road({ [GATE]: { relationships }, [LAMP]: elsewhere }))
      expect(idsOf((await readSceneEntities(records, GATE, gameMaster)) ?? [])).toEqual([KESSA, HASK, BELL])
      expect(await readSceneEntities(records, GATE, stranger)).toMatchObject([
        { id: KESSA, visualDescription: 'Lean.' },
      ])
    })

    it('[SCN-3] exits lead out; entrances and the exits of other scenes lead in', async () => {
      const records = await recordsOf(
        open,
        road({
          [GATE]: { transitions: [exit(STAIR), exit(LAMP, 'by ferry')] },
          [LAMP]: { transitions: [entrance(STAIR, 'down the rope')] },
        }),
      )
      expect(await waysOf(records, GATE)).toEqual([
        ['outgoing', 'Gate', 'Stair', ''],
        ['outgoing', 'Gate', 'Lamp', 'by ferry'],
      ])
      expect(await waysOf(records, LAMP)).toEqual([
        ['incoming', 'Stair', 'Lamp', 'down the rope'],
        ['incoming', 'Gate', 'Lamp', 'by ferry'],
      ])
    })

    it('[SCN-3] a transition to or from a hidden scene is not returned to players', async () => {
      const ways = [exit(STAIR), exit(LAMP), entrance(STAIR)]
      const hidden = { transitions: [exit(GATE, 'unseen')] }
      const records = await recordsOf(open, road({ [GATE]: { transitions: ways }, [STAIR]: hidden }))
      expect(await waysOf(records, GATE, stranger)).toEqual([['outgoing', 'Gate', 'Lamp', '']])
    })

    it('[SCN-4] a transition declared by both scenes is returned once, with the requirement of its own scene or else of the other', async () => {
      const sent = (own: string, others: string) =>
        road({
          [GATE]: { transitions: [exit(LAMP, others)] },
          [LAMP]: { transitions: [entrance(GATE, own), entrance(GATE, own)] },
        })
      const words = async (own: string, others: string) =>
        (await waysOf(await recordsOf(open, sent(own, others)), LAMP))?.map(([, , , requirement]) => requirement)
      expect(await words('on foot', 'by ferry')).toEqual(['on foot'])
      expect(await words('', 'by ferry')).toEqual(['by ferry'])
      expect(await words('', '')).toEqual([''])
    })

    it('[SCN-4] two transitions between the same scenes are both returned', async () => {
      const transitions = [exit(LAMP, 'on foot'), exit(LAMP, 'by ferry')]
      const records = await recordsOf(open, road({ [GATE]: { transitions } }))
      const both = [expect.arrayContaining(['on foot']), expect.arrayContaining(['by ferry'])]
      expect(await waysOf(records, GATE)).toEqual(both)
      expect(await waysOf(records, LAMP)).toEqual(both)
    })
  })
}
