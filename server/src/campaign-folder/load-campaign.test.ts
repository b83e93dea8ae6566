import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { describe, expect, it } from 'vitest'

import { loadCampaign } from './load-campaign.ts'

type Files = Readonly<Record<string, string>>

async function load(files: Files) {
  const folder = await folderOf({ 'campaign.yaml': 'name: Small\n', ...files })
  const { campaign, faults } = await loadCampaign(folder, { pictures: null })
  if (!campaign) throw new Error(JSON.stringify(faults))
  return campaign
}
async function loadOne(files: Files, id: string) {
  const { entities } = await load(files)
  const entity = entities.find((one) => one.id === id)
  if (!entity) throw new Error(`There is no ${id}`)
  return entity
}

const kessa = `---
name: Kessa Vane
tags: [party-member, guide, guide]
description: Knows [[items/bell|a bell]] and [[characters/zebulon]].
visualDescription: Lean.
properties: { species: human, age: 27, languages: [Reach, Reedcant], item_range: short }
relationships:
  - { type: carries, to: items/bell }
  - { type: works for, to: items/bell, secret: true }
  - { type: knew, to: characters/nobody }
visible: false
characteristics: { brawn: 2, agility: 4 }
skills: { stealth: 2 }
maxHp: 12
strainThreshold: 11
inventory: { items/bell: 3, items/nothing: 1 }
gmNotes: The ledger pays.
masthead:
---

Born on the [[items/bell]] [[items/nothing|ebb]].

> [!secret]
> Pays [[characters/zebulon|the gentleman]].
`
const world: Files = {
  'characters/kessa-vane.md': kessa,
  'characters/zebulon.md': '---\nname: Zebulon\n---\n',
  'items/bell.md': '---\nname: Bell\n---\n',
}

describe('an entity', () => {
  it('[CAM-16] has the values of its file', async () => {
    const { search: _words, ...read } = await loadOne(world, 'characters/kessa-vane')
    const full = read.longDescription.full.replace(/(?<=data-secret=")[^"]+/, '')
    expect({ ...read, longDescription: { ...read.longDescription, full } }).toEqual({
      id: 'characters/kessa-vane',
      type: 'character',
      name: 'Kessa Vane',
      description: 'Knows [[items/bell|a bell]] and [[characters/zebulon]].',
      visualDescription: 'Lean.',
      longDescription: {
        full: '<p>Born on the <a data-entity="items/bell"></a> <a data-entity="items/nothing">ebb</a>.</p>\n<aside data-secret=""><p>Pays <a data-entity="characters/zebulon">the gentleman</a>.</p></aside>',
        open: '<p>Born on the <a data-entity="items/bell"></a> <a data-entity="items/nothing">ebb</a>.</p>',
      },
      variants: [],
      tags: ['party-member', 'guide'],
      textPictures: [],
      properties: { species: 'human', age: 27, languages: ['Reach', 'Reedcant'], item_range: 'Close' },
      characteristics: { brawn: 2, agility: 4 },
      skills: { stealth: 2 },
      maxHp: 12,
      strainThreshold: 11,
      startingInventory: { 'items/bell': 3 },
      visible: false,
      readers: [],
      boxText: '',
      openBoxText: '',
      gmNotes: 'The ledger pays.',
      masthead: '',
      dateline: '',
      order: null,
      published: null,
      relationships: [
        { type: 'carries', to: 'items/bell', secret: false },
        { type: 'works for', to: 'items/bell', secret: true },
      ],
      transitions: [],
      mentions: [
        { to: 'items/bell', secret: false },
        { to: 'characters/zebulon', secret: true },
        { to: 'items/bell', secret: false },
        { to: 'characters/zebulon', secret: false },
      ],
      picture: null,
      map: null,
      pins: [],
      dates: [],
      aliases: [],
      references: ['items bell', 'characters zebulon', 'items nothing', 'characters nobody'],
      source: { path: 'characters/kessa-vane.md', text: kessa },
    })
  })

  it('[CAM-19] is found by secrets and notes only for the game master, and never by link targets', async () => {
    const { search } = await loadOne(world, 'characters/kessa-vane')
    expect(search.full).toMatch(/kessa vane[^]*a bell[^]*human[^]*reedcant[^]*guide[^]*ebb[^]*the gentleman[^]*ledger/)
    expect(search.open).toMatch(/kessa vane[^]*a bell[^]*human[^]*ebb/)
    expect(search.open).not.toMatch(/gentleman|ledger|zebulon/i)
  })

  it('[CAM-17] reads Short as Close', async () => {
    const { properties } = await loadOne(
      { 'items/bow.md': '---\nname: Bow\nproperties: { item_range: Short }\n---\n' },
      'items/bow',
    )
    expect(properties).toEqual({ item_range: 'Close' })
  })

  it('[CAM-16] may have a different type than its folder', async () => {
    const files = { 'characters/mule.md': '---\nname: Mule\ntype: fauna\n---\n' }
    expect(await loadOne(files, 'characters/mule')).toMatchObject({ type: 'fauna' })
  })

  it('[CAM-161] has talents, by id or name, as relationships with a rank', async () => {
    const files = {
      'characters/odo.md': '---\nname: Odo\ntalents: { talents/quick-draw: 2, Steady Hand: 1, talents/none: 1 }\n---\n',
      'talents/quick-draw.md': '---\nname: Quick Draw\n---\n',
      'talents/steady-hand.md': '---\nname: Steady Hand\n---\n',
    }
    expect((await loadOne(files, 'characters/odo')).relationships).toEqual([
      { type: 'has talent', to: 'talents/quick-draw', rank: 2, secret: false },
      { type: 'has talent', to: 'talents/steady-hand', rank: 1, secret: false },
    ])
    const { warnings } = await loadCampaign(await folderOf({ 'campaign.yaml': 'name: Small\n', ...files }), {
      pictures: null,
    })
    expect(warnings).toMatchObject([{ file: 'characters/odo.md', line: 3, message: '"talents/none" leads nowhere' }])
  })

  it('[CAM-16] of type scene has exits and entrances', async () => {
    const gate =
      '---\nname: Gate\nexits: [{ to: scenes/lamp, requirement: " Hard " }]\nentrances: [{ from: scenes/lamp }]\n---\n'
    const files = { 'scenes/gate.md': gate, 'scenes/lamp.md': '---\nname: Lamp\n---\n' }
    expect((await loadOne(files, 'scenes/gate')).transitions).toEqual([
      { direction: 'outgoing', scene: 'scenes/lamp', requirement: 'Hard' },
      { direction: 'incoming', scene: 'scenes/lamp', requirement: '' },
    ])
  })
})

it('[CAM-16] a campaign has the values of campaign.yaml', async () => {
  const about =
    'name: The Drowned Road\ntagline: Five lamps.\nregion: the Reach\nmasthead: Tidings\naccent: "#a84a16"\n'
  const { entities, ...campaign } = await load({ 'campaign.yaml': about })
  expect(entities).toEqual([])
  expect(campaign).toEqual({
    name: 'The Drowned Road',
    tagline: 'Five lamps.',
    region: 'the Reach',
    masthead: 'Tidings',
    accent: '#a84a16',
    cover: null,
    coverTall: null,
    source: about,
  })
})

it('[STO-54] a large folder is read, checked and converted in slices', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `items/lamp-${index}.md`)
  const folder = await folderOf({
    'campaign.yaml': 'name: Large\n',
    ...Object.fromEntries(names.map((name) => [name, `---\nname: Lamp\n---\n\nLit ${name}.\n`])),
  })
  // Each item takes as long as a slice.
  const slow = { nowMs: 0, pauses: 0 }
  const now = () => (slow.nowMs += 10)
  const pause = async () => await Promise.resolve((slow.pauses += 1))
  await loadCampaign(folder, { pictures: null, slicing: { now, pause } })
  // Each file is read, its front matter is read and it is compiled. The campaign's own file is only read.
  expect(slow.pauses).toBe(3 * names.length + 1)
})
