import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { describe, expect, it } from 'vitest'

import { faultLine } from './fault.ts'
import { idOfFile } from './file-id.ts'
import { loadCampaign } from './load-campaign.ts'

type Files = Readonly<Record<string, string>>
const vault: Files = {
  'campaign.yaml': 'name: Small\n',
  'Characters/Mara Venn.md': '---\nname: Captain Mara Venn\naliases: [The Fox, Mara]\n---\n',
  'Characters/Mara Venn.SVG':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" /></svg>',
  'items/rope_1.md': '---\nname: Rope\naliases: Line\n---\n',
}
const LINK = '<a data-entity="characters/mara-venn"></a>'

async function loaded(files: Files) {
  const { campaign, faults, warnings, notes } = await loadCampaign(await folderOf({ ...vault, ...files }), {
    pictures: null,
  })
  const entity = (id: string) => campaign?.entities.find((one) => one.id === id)
  return { entity, found: [...faults, ...warnings].map(faultLine), notes: notes.map(faultLine) }
}
const place = (...lines: string[]): Files => ({ 'locations/quay.md': ['---', 'name: Quay', ...lines].join('\n') })

describe('the name of a file', () => {
  it.each([
    ['characters/Mara Venn.md', 'characters/mara-venn'],
    ['Characters/mara_venn.MD', 'characters/mara-venn'],
    ["items/Élodie's  Straße (old).md", 'items/elodies-strasse-old'],
    ['items/é.md'.normalize('NFD'), 'items/e'],
    ['items/-rope-.md', 'items/rope'],
    ['items/Верёвка.md', null],
    ['items/---.md', null],
    ['items/old/rope.md', null],
    ['weapons/rope.md', null],
    ['rope.md', null],
  ])('[CAM-27] %s gives the id %s', (file, id) => {
    expect(idOfFile(file)).toBe(id)
  })

  it('[CAM-27] may have capitals and spaces, also for a picture, and a note gives the id of each file', async () => {
    const { entity, found, notes } = await loaded({})
    expect(entity('characters/mara-venn')).toMatchObject({
      name: 'Captain Mara Venn',
      source: { path: 'Characters/Mara Venn.md' },
      picture: { path: 'Characters/Mara Venn.SVG' },
    })
    expect([found, notes]).toEqual([
      [],
      [
        'Characters/Mara Venn.md:1: note: its id is characters/mara-venn; links may use the id, the name or the name of the file',
        'items/rope_1.md:1: note: its id is items/rope-1; links may use the id, the name or the name of the file',
      ],
    ])
  })

  it('[CAM-8] that gives the id of another file gets a number', async () => {
    const { entity, found, notes } = await loaded({ 'characters/mara_venn.md': '---\nname: Mara\n---\n' })
    expect(entity('characters/mara-venn-2')).toMatchObject({ name: 'Mara' })
    expect([found, notes]).toEqual([
      [],
      expect.arrayContaining([
        'characters/mara_venn.md:1: note: its id is characters/mara-venn-2, because Characters/Mara Venn.md is characters/mara-venn; links may use the id or the path of the file',
      ]),
    ])
  })
})

describe('a link', () => {
  it.each([
    'Captain Mara Venn',
    'captain mara venn',
    'The Fox',
    'Mara Venn',
    'mara-venn',
    'Mara',
    'Characters/Mara Venn',
  ])('[CAM-28] may use %s', async (name) => {
    const { entity, found } = await loaded(place('---', `See [[${name}]], [[${name}#Youth|her]].`))
    expect([entity('locations/quay')?.longDescription.full, found]).toEqual([
      `<p>See ${LINK}, <a data-entity="characters/mara-venn" data-part="Youth">her</a>.</p>`,
      [],
    ])
  })

  it('[CAM-28] by name works wherever links work, and in references', async () => {
    const { entity, found } = await loaded({
      ...place(
        'description: "Of [[The Fox]]"',
        'visualDescription: "By [[Rope|a rope]]"',
        'properties: { keeper: "[[Mara]]", others: [x, "[[Line]]"] }',
        'relationships: [{ type: contains, to: "[[Mara Venn]]" }]',
        '---',
      ),
      'scenes/ford.md':
        '---\nname: Ford\nboxText: "[[Mara]]"\ngmNotes: "[[Mara]]"\nexits: [{ to: Ford }]\nentrances: [{ from: Scenes/Ford }]\n---\n',
      'characters/odo.md': '---\nname: Odo\ninventory: { Rope: 2 }\n---\n',
    })
    expect(found).toEqual([expect.stringContaining('this scene has no picture')])
    expect(entity('locations/quay')).toMatchObject({
      description: 'Of [[characters/mara-venn]]',
      visualDescription: 'By [[items/rope-1|a rope]]',
      properties: { keeper: '[[characters/mara-venn]]', others: ['x', '[[items/rope-1]]'] },
      relationships: [{ type: 'contains', to: 'characters/mara-venn' }],
    })
    expect(entity('scenes/ford')).toMatchObject({
      boxText: '[[characters/mara-venn]]',
      gmNotes: '[[characters/mara-venn]]',
      transitions: [{ scene: 'scenes/ford' }, { scene: 'scenes/ford' }],
    })
    expect(entity('characters/odo')?.startingInventory).toEqual({ 'items/rope-1': 2 })
  })

  it('[CAM-350] by a name that several entities have leads to the nearest, with a note', async () => {
    const files = { ...place('---', 'See [[Rope]].'), 'items/rope-2.md': '---\nname: Rope\n---\n' }
    const { entity, found, notes } = await loaded(files)
    expect(found).toEqual([])
    expect(notes).toContain(
      'locations/quay.md:4: note: "Rope" could be items/rope-1 or items/rope-2, and leads to items/rope-2, which is nearest; write the id or the path to mean another',
    )
    expect(entity('locations/quay')?.mentions).toEqual([{ to: 'items/rope-2', secret: false }])
  })

  it('[CAM-22] in code stays as it is written', async () => {
    const { entity, found } = await loaded(place('---', '`[[Mara]]` and `[[items/gone]]`'))
    expect(found).toEqual([])
    expect(entity('locations/quay')?.longDescription.open).toBe(
      '<p><code>[[Mara]]</code> and <code>[[items/gone]]</code></p>',
    )
  })

  it.each([
    ['a tag', 'tags: ["of [[Mara]]"]'],
    ['the name of a property', 'properties: { "[[Mara]]": yes }'],
    ['a type of relationship', 'relationships: [{ type: "[[Mara]]", to: mara-venn }]'],
    ['the requirement of an entrance', 'entrances: [{ from: quay, requirement: "ask [[Mara]]" }]'],
  ])('[CAM-28] by name in %s is a fault, because players would read the name', async (_, line) => {
    const { found } = await loaded(place(line, '---'))
    expect(found).toContain(
      'locations/quay.md:3: links do not work here, so players would read this one as written; write the name without brackets',
    )
  })
})
