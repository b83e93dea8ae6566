import { expect, it } from 'vitest'

import { convert } from '../convert.ts'
import { readXml } from '../reading/read-xml.ts'
import { smallSources } from '../small-sources.ts'

function textsOf(format: string) {
  const converted = convert(new Map(Object.entries(smallSources[format] ?? {})))
  if (!converted.ok) throw new Error(converted.why)
  return new Map(converted.files.flatMap((file) => ('text' in file ? [[file.path, file.text]] : [])))
}

it('[CNV-50] a weapon of the data set has its figures, qualities and picture, and is hidden', () => {
  expect(textsOf('oggdude').get('items/wick-knife.md')).toMatchInlineSnapshot(`
    "---
    name: Wick-knife
    type: item
    visible: false
    picture: pictures/weaponwick.png
    properties:
      item_type: melee weapon
      damage: brawn + 1
      critical: 3
      item_range: Engaged
      item_skill: melee
      item_qualities: Pierce 2
      encumbrance: 1
      price: 25
      rarity: 1
      source: A Printed Book
    ---

    ### Wick-knife

    For **wicks** & rope. Adds setback die.
    "
  `)
})

it('[CNV-51] a talent says in words what it changes about the dice; skills of its own are in campaign.yaml', () => {
  expect(textsOf('oggdude').get('talents/sure-step.md')).toContain('dice: "tideLore: add boost dice: 1"')
  expect(textsOf('oggdude').get('campaign.yaml')).toContain('id: tideLore')
})

it('[CNV-52] an adversary of SW Adversaries has its figures, weapons, talents and abilities, and is hidden', () => {
  expect(textsOf('adversaries').get('characters/eel-herd.md')).toMatchInlineSnapshot(`
    "---
    name: Eel Herd
    type: character
    tags:
      - source A Printed Book
      - fen
    visible: false
    properties:
      adversary: minion 1
      soak: 3
      defense: 1
    characteristics:
      brawn: 3
      agility: 2
      intellect: 1
      cunning: 2
      willpower: 1
      presence: 1
    skills:
      brawl: 1
      tideLore: 1
    talents:
      talents/sure-step: 2
    maxHp: 5
    strainThreshold: 0
    inventory:
      items/boat-hook: 1
      items/teeth: 1
    ---

    Cold water .

    ## Abilities

    - Swarm: Many.

    ## Gear

    - nets
    "
  `)
  expect(textsOf('adversaries').get('items/boat-hook.md')).toContain('damage: brawn + 2')
})

it.each([
  [
    'entities',
    '<!DOCTYPE a [<!ENTITY x "y"><!ENTITY z "&x;&x;">]><Skills><Skill><Name>&z;</Name></Skill></Skills>',
    'line 1, column 72',
  ],
  ['a file of the system', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'line 1, column 58'],
  ['deep nesting', '<a>'.repeat(5000), 'line 1, column 181'],
  ['a cut file', '<Skills><Skill>', 'line 1, column 16'],
])('[CNV-3] XML with %s is refused with its place', (_what, xml, place) => {
  expect(readXml(xml)).toMatchObject({ ok: false, place })
})
