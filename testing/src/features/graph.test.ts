import { GRAPH_NODES_MAX, operations } from '@waybook/contract'
import { describe, expect, it, onTestFinished } from 'vitest'

import { callerOf } from '../world/callers.ts'
import { openTestServer, type CampaignFiles } from '../world/test-server.ts'
import { picture } from './maps/map-campaign.ts'

const [KESSA, MARL, BERTEL, ODA, GIFT] = [
  'characters/kessa',
  'characters/marl',
  'characters/bertel',
  'characters/oda',
  'talents/gift',
]
const gifted = `talents: { ${GIFT}: 1 }\n`

/** Players see only Marl's name, Bertel's page and Oda's figures. */
const files: CampaignFiles = {
  'campaign.yaml': 'name: The Dyke\n',
  [`${KESSA}.md`]: `---\nname: Kessa\ntags: [party-member]\nrelationships: [{ type: knows, to: ${MARL} }]\n${gifted}---\n`,
  [`${MARL}.md`]: `---\nname: Marl\nreveal: name\nrelationships: [{ type: hunts, to: ${KESSA} }]\n${gifted}---\n`,
  [`${MARL}.svg`]: picture('#223344'),
  [`${BERTEL}.md`]: `---\nname: Bertel\nreveal: page\n${gifted}---\n`,
  [`${ODA}.md`]: `---\nname: Oda\nreveal: figures\n${gifted}---\n`,
  [`${GIFT}.md`]: '---\nname: Second sight\n---\n',
}

async function openGraph(campaign: CampaignFiles, onStatement?: (sql: string) => void) {
  const server = await openTestServer(campaign, { onStatement })
  onTestFinished(async () => await server.close())
  const [gameMaster, player] = [
    await callerOf(server, { role: 'gameMaster' }),
    await callerOf(server, { role: 'player', characterId: KESSA }),
  ]
  const graphFor = (by: typeof player) => async (params: object) =>
    operations.getGraph.answer.parse((await by('getGraph', { hops: 1, ...params })).body)
  return { gameMaster, full: graphFor(gameMaster), seen: graphFor(player) }
}

const idsOf = ({ nodes }: { readonly nodes: readonly { readonly id: string }[] }) => nodes.map(({ id }) => id)

it('[GRA-5] an entity’s old address leads to it', async () => {
  const { gameMaster, seen } = await openGraph(files)
  const now = await seen({ id: GIFT })
  await gameMaster('renameEntity', { id: GIFT, to: 'talents/second-sight' })
  const named = await seen({ id: 'talents/second-sight' })
  expect(idsOf(named)).toEqual(['talents/second-sight', ...idsOf(now).slice(1)])
  expect(await seen({ id: GIFT })).toEqual(named)
})

it('[GRA-11] a character whose name alone is visible appears with name and picture, without ties', async () => {
  const { full, seen } = await openGraph(files)
  const { nodes, edges } = await seen({ id: MARL, hops: 2, mentions: true })
  expect(nodes).toMatchObject([{ id: MARL, name: 'Marl', image: { width: 1300 }, ties: 0 }])
  expect(edges).toEqual([])
  expect(idsOf(await seen({ id: KESSA, hops: 2, mentions: true }))).not.toContain(MARL)
  expect(idsOf(await full({ id: KESSA }))).toContain(MARL)
})

it('[GRA-12] a talent is tied to the characters whose figures the viewer sees', async () => {
  const { full, seen } = await openGraph(files)
  expect(idsOf(await seen({ id: GIFT }))).toEqual([GIFT, KESSA, ODA])
  expect(idsOf(await full({ id: GIFT })).toSorted()).toEqual([BERTEL, KESSA, MARL, ODA, GIFT].toSorted())
})

describe('the cost of a graph', () => {
  const HUB = 'scenes/scene-0'

  /** Scenes, each tied to the next thirty in every way. */
  function scenes(count: number): CampaignFiles {
    const idOf = (index: number) => `scenes/scene-${index % count}`
    const scene = (index: number) => {
      const others = Array.from({ length: Math.min(30, count - 1) }, (_, step) => idOf(index + step + 1))
      const hub = index === 0 ? [] : [HUB]
      const ties = [...new Set([...hub, ...others])]
      const relationships = ties.map((to) => `  - { type: near, to: ${to} }\n`).join('')
      const exits = ties.map((to) => `  - { to: ${to} }\n`).join('')
      const text = ties.map((to) => `[[${to}]]`).join(' ')
      return `---\nname: Scene ${index}\nvisible: true\nrelationships:\n${relationships}exits:\n${exits}---\n${text}\n`
    }
    const all = Array.from({ length: count }, (_, index) => [`${idOf(index)}.md`, scene(index)] as const)
    return { 'campaign.yaml': 'name: The Dyke\n', ...Object.fromEntries(all) }
  }

  /** In a campaign of that many scenes, the cost of the first call about the hub, of a repetition, and of a call after a change. */
  async function askAbout(count: number) {
    const statements: string[] = []
    const { gameMaster, full } = await openGraph(scenes(count), (sql) => void statements.push(sql))
    const ask = async () => {
      statements.length = 0
      const { nodes, edges } = await full({ id: HUB, mentions: true })
      const ties = edges.flatMap((edge) => edge.ties)
      return { nodes, ties, statements: statements.filter((sql) => !sql.includes('"campaignHost"')) }
    }
    // The first call also reads data about the session and the campaign.
    await full({ id: HUB, hops: 2 })
    const [first, again] = [await ask(), await ask()]
    await gameMaster('setEntityVisibility', { entityId: 'scenes/scene-1', visible: false })
    return { first, again, changed: await ask() }
  }

  it('[GRA-6] is a fixed number of statements, and the answer is cached until the next change', async () => {
    const [small, large] = [await askAbout(5), await askAbout(85)]
    expect(large.first.statements).toHaveLength(small.first.statements.length)
    expect(large.first.nodes).toHaveLength(GRAPH_NODES_MAX)
    for (const kind of ['relationship', 'mention'] as const)
      expect(large.first.ties.filter((tie) => tie.kind === kind)).toHaveLength(2000)
    const exits = large.first.ties.filter(({ kind }) => kind === 'exit').length
    expect(exits).toBeGreaterThan(0)
    expect(exits).toBeLessThanOrEqual(2000)
    for (const { first, again, changed } of [small, large]) {
      const ofTies = [first, again, changed].map(
        (asked) => asked.statements.filter((sql) => sql.includes('"relationship"')).length,
      )
      expect(ofTies).toEqual([ofTies[0], 0, ofTies[0]])
      expect(ofTies[0]).toBeGreaterThan(0)
      expect({ ...again, statements: [] }).toEqual({ ...first, statements: [] })
    }
  })
})
