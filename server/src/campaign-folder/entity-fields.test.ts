import { PINS_SENT_MAX } from '@waybook/contract'
import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { describe, expect, it } from 'vitest'

import { faultLine } from './fault.ts'
import { loadCampaign } from './load-campaign.ts'

async function loadOne(id: string, ...lines: string[]) {
  const folder = await folderOf({
    'campaign.yaml': 'name: Small\n',
    'images/mara.md': '---\nname: Portrait of Mara\n---\n',
    [`${id}.md`]: ['---', 'name: One', ...lines, '---', ''].join('\n'),
  })
  const { campaign, faults, warnings } = await loadCampaign(folder, { pictures: null })
  const found = [...faults, ...warnings].filter(({ message }) => message !== 'this scene has no picture')
  return { entity: campaign?.entities.find((one) => one.id === id), found: found.map(faultLine) }
}

describe('the description', () => {
  it.each([
    ['at the top', 'description: Rings.'],
    ['as a property', 'properties: { description: Rings. }'],
  ])('[CAM-29] of an item is one field, also when it is written %s', async (_where, line) => {
    const { entity } = await loadOne('items/bell', line)
    expect(entity).toMatchObject({ description: 'Rings.', properties: { description: 'Rings.' } })
  })

  it('[CAM-29] may be shorter at the top, and is only there for other entities', async () => {
    const { entity } = await loadOne('items/bell', 'description: Rings.', 'properties: { description: Rings at dusk. }')
    expect(entity).toMatchObject({ description: 'Rings.', properties: { description: 'Rings at dusk.' } })
    expect((await loadOne('locations/quay', 'description: Wet.')).entity).toMatchObject({
      description: 'Wet.',
      properties: {},
    })
  })
})

describe('a character', () => {
  const six = 'characteristics: { brawn: 1, agility: 2, intellect: 2, cunning: 2, willpower: 2, presence: 0 }'

  it('[CAM-31] has no skills if it names none, and may have a strain threshold of 0', async () => {
    const { entity, found } = await loadOne('characters/mara', six, 'strainThreshold: 0')
    expect([entity?.skills, entity?.strainThreshold, found]).toEqual([{}, 0, []])
  })

  it.each([
    [
      'characteristics: { brawn: 2, agility: 2, intellect: 2, cunning: 2, willpower: 2 }',
      'presence is missing from the characteristics, so checks that need it',
    ],
    [
      'characteristics: { brawn: 2 }',
      'agility, intellect, cunning, willpower, presence are missing from the characteristics, so checks that need them',
    ],
    ['tags: [party-member]', 'there are no characteristics, so no skill can be rolled'],
  ])('[CAM-31] is reported if it lacks characteristics: %s', async (line, what) => {
    const { found } = await loadOne('characters/mara', line)
    expect(found).toEqual([expect.stringContaining(`warning: ${what}`)])
  })

  it('[CAM-31] that is only described needs no characteristics', async () => {
    expect((await loadOne('characters/mara', 'description: A smith.')).found).toEqual([])
  })

  it.each(['images/mara', '"[[images/mara]]"', 'Portrait of Mara', '[images/mara]'])(
    '[CAM-30] has the portrait that illustrated_by names as %s',
    async (written) => {
      const { entity, found } = await loadOne('characters/mara', `properties: { illustrated_by: ${written} }`)
      expect([entity?.relationships, found]).toEqual([
        [{ type: 'illustrated by', to: 'images/mara', secret: false }],
        [],
      ])
    },
  )

  it('[CAM-30] is reported if illustrated_by names nothing', async () => {
    expect((await loadOne('characters/mara', 'properties: { illustrated_by: images/marra }')).found).toEqual([
      'characters/mara.md:3: warning: "images/marra" leads nowhere; did you mean "images/mara"?',
    ])
    expect((await loadOne('characters/mara', 'properties: { illustrated_by: mara.png }')).found).toEqual([
      expect.stringContaining('there is no picture "mara.png"'),
    ])
  })
})

describe('a pin', () => {
  const pinned = async (...pins: string[]) =>
    (await loadOne('locations/reach', 'pins:', ...pins.map((pin) => `  - ${pin}`))).found

  it.each([
    ['{ at: [10, 20] }', 'this pin shows nothing; write to: and its target, or label: and a text'],
    [
      '{ at: [101, 20], label: Sea }',
      'write a number from 0 to 100: percent of the map, from the left or from the top',
    ],
    ['{ at: 10, label: Sea }', 'write where it is in percent of the map, such as [12.5, 60]'],
    ['{ at: [10, 20], label: Sea, colour: red }', 'colour'],
  ])('[MAP-10] is a fault with its line: %s', async (pin, what) => {
    const found = await pinned('{ at: [0, 100], label: Quay }', pin)
    expect(found.join('\n')).toContain(what)
    expect(found.join('\n')).toMatch(/^locations\/reach\.md:5: (?!warning)/m)
  })

  it('[MAP-10] is a fault if there are too many', async () => {
    const most = Array.from({ length: PINS_SENT_MAX }, () => '{at: [1, 1], label: S}')
    const map = 'there is no map for these pins'
    expect(await pinned(...most)).toEqual([expect.stringContaining(map)])
    expect(await pinned(...most, '{at: [1, 1], label: S}')).toContainEqual(
      expect.stringContaining(`write at most ${PINS_SENT_MAX} pins on a map`),
    )
  })

  it('[MAP-10] that leads nowhere is left out with a warning', async () => {
    const { entity, found } = await loadOne(
      'scenes/gate',
      'pins: [{ to: images/marra, at: [1, 1] }, { to: images/mara, at: [2, 2] }]',
    )
    expect(entity?.pins).toMatchObject([{ to: 'images/mara' }])
    expect(found).toEqual(['scenes/gate.md:3: warning: "images/marra" leads nowhere; did you mean "images/mara"?'])
  })
})

describe('an item', () => {
  it('[CAM-34] of type armor has soak, in both spellings', async () => {
    const { entity, found } = await loadOne('items/coat', 'properties: { item_type: Armour, soak: 1 }')
    expect([entity?.properties, found]).toEqual([{ item_type: 'armor', soak: 1 }, []])
  })

  it.each([
    ['properties: { item_type: armor, soak: thick }', '"thick" is not a valid soak; write a whole number'],
    ['properties: { soak: 1 }', 'soak only counts on armor; write item_type: armor'],
  ])('[CAM-34] is reported if its soak is not valid: %s', async (line, what) => {
    expect((await loadOne('items/coat', line)).found).toEqual([`items/coat.md:3: warning: ${what}`])
  })
})

describe('a newsletter', () => {
  it('[CAM-33] has the day of its date, or else the date at the beginning of its dateline', async () => {
    const dayOf = async (...lines: string[]) => {
      const { published = null } = (await loadOne('newsletters/gazette', ...lines)).entity ?? {}
      return published === null ? null : new Date(published * 86_400_000).toISOString().slice(0, 10)
    }
    expect(await dayOf('date: 2026-11-22', 'dateline: 2026-11-21', 'order: 3')).toBe('2026-11-22')
    expect(await dayOf('dateline: 2026-11-21, in the evening')).toBe('2026-11-21')
    expect(await dayOf('date: 0950-01-01')).toBe('0950-01-01')
    expect(await dayOf('dateline: Third week of the neap tides')).toBeNull()
    expect((await loadOne('newsletters/gazette', 'date: 2026-02-30')).found).toEqual([
      'newsletters/gazette.md:3: "date" cannot be "2026-02-30"; write a date such as 2026-11-22',
    ])
  })
})

describe('the box text', () => {
  it('[CAM-35] may have secrets, which players cannot find', async () => {
    const { entity, found } = await loadOne(
      'scenes/gate',
      'boxText: |',
      '  The gate is shut.',
      '',
      '  > [!secret]',
      '  > [[images/mara]] holds the key.',
    )
    expect([found, entity?.mentions]).toEqual([[], [{ to: 'images/mara', secret: true }]])
    expect(entity?.search.full).toContain('holds the key')
    expect(entity?.search.open).toContain('the gate is shut')
    expect(entity?.search.open).not.toContain('key')
  })
})
