import { graphKinds, GRAPH_NODES_MAX, maySee, type VisibilityScope } from '@waybook/contract'
import type { AuthoredCampaign, AuthoredEntity } from '@waybook/server/campaign-folder/authored-campaign.ts'
import { readCards } from '@waybook/server/features/entities/cards.ts'
import { readLinks } from '@waybook/server/features/graph/links.ts'
import { readBestConnected, readReached } from '@waybook/server/features/graph/queries.ts'
import type { CampaignStore } from '@waybook/server/features/store.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyCampaign, ids, readBy } from './any-campaign.ts'
import { campaignOf, entityOf, gameMaster, playerOf, stranger } from './drowned-road.ts'
import { GraphModel } from './graph-model.ts'
import { idsOf, openForTest, recordsOf, type Open } from './open-for-test.ts'

const ROUNDS = process.env['LONG'] ? 500 : 2

const anyScope = fc.constantFrom(gameMaster, stranger, playerOf('characters/a'), playerOf('characters/b'))
const anyQuery = fc.record({
  id: fc.constantFrom(...ids),
  hops: fc.constantFrom(1 as const, 2 as const),
  kinds: fc.option(fc.subarray([...graphKinds], { minLength: 1 }), { nil: undefined }),
  mentions: fc.boolean(),
})

/** The entities of a campaign, reduced to the parts that this viewer sees. */
async function worldOf(records: CampaignStore, whole: AuthoredCampaign, scope: VisibilityScope) {
  if (scope.everything) return whole.entities
  const cards = new Map((await readCards(records, ids, gameMaster)).map((card) => [card.id, card]))
  return whole.entities
    .filter(({ id }) => maySee(scope, cards.get(id) ?? { id, reveal: 'hidden', readers: [] }))
    .map((one) => readBy(scope.ownCharacter ?? '', one))
    .map((one) => ({ ...one, relationships: one.relationships.filter(({ secret }) => !secret) }))
}

/** A hub with many spokes. Spoke n has n ties to distant entities. */
function wheel(spokes: number): AuthoredEntity[] {
  const tie = (to: string) => ({ type: 'near', to, secret: false })
  return [
    entityOf('locations/hub'),
    ...Array.from({ length: spokes }, (_, index) =>
      entityOf(`items/spoke-${index}`, {
        relationships: [
          tie('locations/hub'),
          ...Array.from({ length: index % 10 }, (_far, far) => tie(`items/far-${far}`)),
        ],
      }),
    ),
    ...Array.from({ length: 10 }, (_, index) => entityOf(`items/far-${index}`)),
  ]
}

export function describeGraph(open: Open): void {
  describe('graph', () => {
    it('[GRA-1] [GRA-2] [GRA-3] [GRA-10] finds the same as a walk through the world that the viewer sees', async () => {
      const store = await openForTest(open)
      let round = 0
      await fc.assert(
        fc.asyncProperty(anyCampaign, anyScope, fc.array(anyQuery, { minLength: 5 }), async (whole, scope, queries) => {
          round += 1
          const records = store.records(`round-${round}`)
          await records.replaceCampaign(whole, 'test')
          const model = new GraphModel(await worldOf(records, whole, scope))
          expect(await readBestConnected(records, scope)).toBe(model.bestConnected())
          for (const query of queries) {
            const reached = await readReached(records, query, scope)
            expect({ query, ...reached }).toEqual({ query, ...model.reached(query) })
            const links = await readLinks(records, { ids: idsOf(reached.nodes), mentions: query.mentions }, scope)
            const texts = links.map(({ kind, from, to, words }) =>
              [kind, from, to, ...(kind === 'relationship' ? [words] : [])].join(' '),
            )
            expect([...new Set(texts)].toSorted()).toEqual([
              ...new Set(model.links(idsOf(reached.nodes), query.mentions)),
            ])
          }
        }),
        { numRuns: ROUNDS },
      )
    })

    it('[GRA-2] shows at most 80, nearest first and then by most ties, and returns the total', async () => {
      const records = await recordsOf(open, campaignOf(wheel(200)))
      const query = { id: 'locations/hub', hops: 2, mentions: false } as const
      const { nodes, total } = await readReached(records, query, stranger)
      expect([nodes.length, total]).toEqual([GRAPH_NODES_MAX, 210])
      // Twenty spokes each have nine, eight, seven and six ties in addition to the one with the hub.
      expect(nodes.map(({ hop, ties }) => `${hop}: ${ties}`)).toEqual([
        '0: 200',
        ...[10, 9, 8, 7].flatMap((ties) => Array.from({ length: ties === 7 ? 19 : 20 }, () => `1: ${ties}`)),
      ])
    })

    it('[GRA-2] shows the second step if there is room', async () => {
      const records = await recordsOf(open, campaignOf(wheel(75)))
      const query = { id: 'locations/hub', hops: 2, mentions: false } as const
      const { nodes, total } = await readReached(records, query, gameMaster)
      expect([nodes.length, total]).toEqual([GRAPH_NODES_MAX, 85])
      expect(nodes.filter(({ hop }) => hop === 2)).toEqual([
        { id: 'items/far-0', hop: 2, ties: 67 },
        { id: 'items/far-1', hop: 2, ties: 59 },
        { id: 'items/far-2', hop: 2, ties: 51 },
        { id: 'items/far-3', hop: 2, ties: 43 },
      ])
    })
  })
}
