import { expect, it } from 'vitest'

import { convert } from '../convert.ts'
import { smallSources } from '../small-sources.ts'

const converted = convert(new Map(Object.entries(smallSources['foundry'] ?? {})))
if (!converted.ok) throw new Error(converted.why)
const { files, scenes, report } = converted
const textOf = new Map(files.flatMap((file) => ('text' in file ? [[file.path, file.text]] : [])))

it('[CNV-40] a character of genesys has its figures, skills, things, talents and secrets', () => {
  expect(textOf.get('characters/mara.md')).toMatchInlineSnapshot(`
    "---
    name: Mara
    type: character
    visible: true
    picture: pictures/mara-vane.png
    properties:
      career: Tidewalker
      career_skills:
        - rangedLight
      age: "27"
    characteristics:
      brawn: 2
      agility: 4
      intellect: 2
      cunning: 3
      willpower: 3
      presence: 2
    skills:
      rangedLight: 2
      tideLore: 1
    talents:
      talents/sure-step: 2
    maxHp: 12
    strainThreshold: 11
    inventory:
      items/wick-knife: 2
      items/oilskin: 1
    ---

    Guards [[pages/the-road|the road]]; fears [[characters/eels]]. Luck: 2d6

    > [!secret]
    >
    > She is the eel.

    > [!secret] for everyone
    >
    > Known now.

    ## Motivations

    - Fear: Bells: At night.
    "
  `)
  expect(textOf.get('items/wick-knife.md')).toMatchInlineSnapshot(`
    "---
    name: Wick-knife
    type: item
    visible: true
    properties:
      item_type: melee weapon
      damage: brawn + 1
      critical: 3
      item_range: Engaged
      item_skill: melee
      item_qualities: Pierce 2
      encumbrance: 1
    ---

    For wicks.
    "
  `)
})

it('[CNV-41] an adversary of starwarsffg is hidden, with its kind, soak and defense', () => {
  expect(textOf.get('characters/eels.md')).toMatchInlineSnapshot(`
    "---
    name: Eels
    type: character
    visible: false
    properties:
      adversary: minion 1
      soak: 3
      defense: 1
    characteristics:
      brawn: 3
      agility: 2
      intellect: 1
      cunning: 1
      willpower: 1
      presence: 1
    skills:
      brawl: 1
    maxHp: 5
    strainThreshold: 0
    ---

    Cold.
    "
  `)
})

it('[CNV-42] a page of a journal that players do not see is a secret', () => {
  const path = [...textOf.keys()].find((one) => one.endsWith('/the-road.md')) ?? ''
  expect(textOf.get(path)).toContain('visible: true')
  expect(textOf.get(path)).toContain('> [!secret]\n>\n> ## What none know\n>\n> Five.')
})

it('[CNV-43] the places of a scene do not count its padding', () => {
  expect(scenes.get('scenes/cellar')).toMatchObject({
    grid: { columns: 10, rows: 5 },
    walls: [
      {
        points: [
          [0, 0],
          [10, 0],
        ],
      },
    ],
    doors: [{ from: [10, 0], to: [20, 0], open: true, secret: true }],
    lights: [{ at: [50, 50], range: 6, color: '#ff8800' }],
  })
  expect(textOf.get('scenes/cellar.md')).toContain('to: characters/eels\n    secret: true')
})

it('[CNV-46] the walls, doors and lights of a scene are in a map of its own, with its picture', () => {
  const source = { ...smallSources['foundry'], 'worlds/salt/cellar.png': null }
  const read = convert(new Map(Object.entries(source)))
  const standing = scenes.get('scenes/cellar')
  const made = read.ok ? read.files.filter(({ path }) => /cellar/.test(path)) : []
  const [page, map] = made
  expect(made).toHaveLength(2)
  expect(page && 'text' in page && page.text).toContain('\nmap: scenes/cellar.uvtt\n')
  expect(map).toEqual({ path: 'scenes/cellar.uvtt', copyOf: 'worlds/salt/cellar.png', standing })
})

it('[CNV-44] a text with a published source is hidden, and a skill of its own is in campaign.yaml', () => {
  expect(textOf.get('talents/sure-step.md')).toContain('visible: false')
  expect(textOf.get('campaign.yaml')).toContain('id: tideLore\n    name: Tide Lore\n    characteristic: cunning')
  expect(report.remarks.find(({ key }) => key === 'bookText')?.examples).toEqual(['Sure Step: A printed book, p. 1'])
})

it('[CNV-45] actors of other systems are left out by name, and their journals are read', () => {
  const other = { _id: 'a', name: 'Elf', type: 'character', _stats: { systemId: 'dnd5e' }, system: {} }
  const journal = { _id: 'b', name: 'Log', pages: [], _stats: { systemId: 'dnd5e' } }
  const read = convert(new Map([['all.json', JSON.stringify([other, journal])]]))
  expect(read.ok && read.report.lost.find(({ key }) => key === 'otherSystem')?.examples).toEqual(['Elf: dnd5e'])
  expect(read.ok && read.files).toHaveLength(2)
})
