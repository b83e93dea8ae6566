import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { gameMaster } from '@waybook/testing/stores/drowned-road.ts'
import { openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { expect, it } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'
import { openMemoryBlobs } from '#blobs/memory-blobs.ts'
import { IN_MEMORY } from '#database/sqlite.ts'
import type { FactRows } from '#features/facts/fact-rows.ts'
import { readFacts } from '#features/facts/read-facts.ts'

import { faultLine } from '../fault.ts'
import { loadCampaign } from '../load-campaign.ts'
import { factRelations } from './fact-relations.ts'

type Files = Readonly<Record<string, string>>

const about = { 'campaign.yaml': 'name: The Small Road\n' }
const rows = (...lines: readonly string[]) => `${lines.join('\n')}\n`

const folder = {
  ...about,
  'character.facts': rows('characters/kessa\tKessa Vane', 'characters/hask\tBrother Hask'),
  'item.facts': rows('items/rope\tRope\\tand hook'),
  'entity.facts': rows(
    'organizations/guild\torganization\tThe Guild',
    'items/rope\titem\tRope\\tand hook',
    'talents/knots\ttalent\tKnots',
  ),
  'scene.facts': rows('scenes/gate\tThe gate', 'scenes/yard\tThe yard'),
  'scene_exit.facts': rows('scenes/gate\tscenes/yard'),
  'readers.facts': rows('scenes/yard\tcharacters/kessa'),
  'entity_tag.facts': rows('characters/kessa\tparty-member', 'items/rope\tgear', 'items/rope\tgear'),
  'entity_property.facts': rows('items/rope\tlength\t12', 'items/rope\tmade_of\themp', 'items/rope\tmade_of\tiron'),
  'entity_description.facts': rows('items/rope\tLong: with # and "quotes".'),
  'relationship.facts': rows('characters/kessa\tmember of\torganizations/guild'),
  'character_carries.facts': rows('characters/kessa\titems/rope\t2'),
  'character_talent.facts': rows('characters/kessa\ttalents/knots\t2'),
  'current_property.facts': rows('characters/hask\tvisible\ttrue', 'characters/hask\thitpoints\t3'),
  'character_value.facts': rows(
    'characters/kessa\tbrawn\t3',
    'characters/kessa\tstealth\t2',
    'characters/kessa\tmaxHp\t9',
  ),
  'in_scene.facts': rows('characters/kessa\tscenes/gate'),
}

const load = async (files: Files) => await loadCampaign(await folderOf(files), { pictures: openMemoryBlobs() })

const faultsOf = async (files: Files) => (await load({ ...folder, ...files })).faults.map(faultLine)

/** The facts of a campaign that the game master can query, as facts files. */
async function factsOf(files: Files): Promise<Files> {
  const { campaign, faults } = await load(files)
  if (!campaign) throw new Error(faults.map(faultLine).join('\n'))
  const store = await openForTest(async () => await openSqliteStore({ file: IN_MEMORY, now: Date.now }))
  const records = store.records('dam3')
  await records.replaceCampaign(campaign, 'test')
  const chunks: FactRows[] = []
  for await (const chunk of readFacts(records, gameMaster)) chunks.push(chunk)
  const written = factRelations.map(({ name, attributes: { length } }) => {
    const values = chunks
      .flatMap((chunk) => chunk.get(name) ?? [])
      .map((value) => String(value).replaceAll('\t', '\\t'))
    const lines = values.flatMap((_, index) =>
      index % length === 0 ? [values.slice(index, index + length).join('\t')] : [],
    )
    return [`${name}.facts`, rows(...lines.toSorted())] as const
  })
  return Object.fromEntries(written.filter(([, text]) => text !== '\n'))
}

it('[FACT-60] turns rows into entities with tags, properties, relationships and inventories', async () => {
  const { campaign, faults } = await load(folder)
  expect(faults).toEqual([])
  const [kessa, hask, rope] = ['characters/kessa', 'characters/hask', 'items/rope'].map((id) =>
    campaign?.entities.find((entity) => entity.id === id),
  )
  expect(kessa).toMatchObject({
    name: 'Kessa Vane',
    tags: ['party-member'],
    relationships: [
      { type: 'member of', to: 'organizations/guild', secret: false },
      { type: 'has talent', to: 'talents/knots', rank: 2, secret: false },
    ],
    startingInventory: { 'items/rope': 2 },
    characteristics: { brawn: 3 },
    skills: { stealth: 2 },
    maxHp: 9,
  })
  expect(hask?.visible).toBe(true)
  expect(rope).toMatchObject({
    name: 'Rope\tand hook',
    tags: ['gear'],
    description: 'Long: with # and "quotes".',
    properties: { length: '12', made_of: ['hemp', 'iron'] },
  })
})

it('[FACT-61] importing the facts of a campaign gives the same facts', async () => {
  const told = await factsOf(folder)
  expect(Object.keys(told)).toEqual(expect.arrayContaining(['in_scene.facts', 'scene_exit.facts', 'readers.facts']))
  expect(await factsOf({ ...about, ...told })).toEqual(told)
})

it.each<[string, Files, string]>([
  [
    'a row that is too short',
    { 'item.facts': 'items/rope\n' },
    'item.facts:1: this row has 1 value, but item has 2; write id, name with tabs',
  ],
  ['a row that is too long', { 'item.facts': 'items/a\ta\nitems/b\tb\tc\n' }, 'item.facts:2: this row has 3 values'],
  ['an invalid id', { 'item.facts': 'rope\tRope\n' }, 'item.facts:1: "rope" is not an id'],
  [
    'an invalid number',
    { 'character_carries.facts': 'characters/kessa\titems/rope\tmany\n' },
    'character_carries.facts:1: "many" is not a number',
  ],
  [
    'an unknown relation',
    { 'entity_tags.facts': '' },
    'entity_tags.facts:1: "entity_tags" is not a relation of the campaign; did you mean "entity_tag.facts"?',
  ],
  [
    'an entity that no row names',
    { 'entity_tag.facts': 'items/rop\tgear\n' },
    'entity_tag.facts:1: no row names "items/rop"; did you mean "items/rope"?',
  ],
  [
    'a relationship to an unknown entity',
    { 'relationship.facts': 'items/rope\tpart of\titems/sea\n' },
    'relationship.facts:1: no row names "items/sea"',
  ],
  [
    'two names',
    { 'item.facts': 'items/rope\tRope\nitems/rope\tCord\n' },
    'item.facts:2: items/rope has a different name or type in ',
  ],
  ['an unknown type', { 'entity.facts': 'items/a\tthing\tA\n' }, 'entity.facts:1: "thing" is not a type'],
  [
    'two amounts',
    { 'character_carries.facts': 'characters/kessa\titems/rope\t1\ncharacters/kessa\titems/rope\t2\n' },
    'character_carries.facts:2: characters/kessa already has a different "inventory.items/rope"',
  ],
  [
    'an unknown value',
    { 'character_value.facts': 'characters/kessa\tbrawl\t1\ncharacters/kessa\tstealt\t1\n' },
    'character_value.facts:2: "stealt" is not a value of a character; did you mean "stealth"?',
  ],
  [
    'a rank that is too high',
    { 'character_value.facts': 'characters/kessa\tstealth\t1\ncharacters/kessa\tbrawl\t9\n' },
    'character_value.facts:2: "skills.brawl" cannot be 9',
  ],
  [
    'an unclosed link',
    { 'entity_description.facts': 'characters/kessa\tgood\nitems/rope\tsee [[items/rope\n' },
    'entity_description.facts:2: ',
  ],
  ['an entity that has a file', { 'items/rope.md': '---\nname: Rope\n---\n' }, 'items/rope.md has the same id'],
  ['an invalid campaign.yaml', { 'campaign.yaml': 'name: [' }, 'campaign.yaml:1: '],
])('[FACT-62] refuses the whole folder and reports the row of %s', async (_, files, line) => {
  expect((await faultsOf(files)).join('\n')).toContain(line)
  expect((await load({ ...folder, ...files })).campaign).toBeNull()
})
