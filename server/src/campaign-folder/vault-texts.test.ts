import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { describe, expect, it } from 'vitest'

import { openMemoryBlobs } from '#blobs/memory-blobs.ts'

import { faultLine } from './fault.ts'
import { loadCampaign } from './load-campaign.ts'

type Files = Readonly<Record<string, string>>

/** Opens a folder. The lines of `found` are everything that its author may want to fix. */
async function opened(files: Files, about = '') {
  const folder = await folderOf({ 'campaign.yaml': `name: T\n${about}`, ...files })
  const { campaign, faults, warnings, notes } = await loadCampaign(folder, { pictures: openMemoryBlobs() })
  const entity = (id: string) => campaign?.entities.find((one) => one.id === id)
  const found = [...faults, ...warnings].map(faultLine)
  return { entity, found, notes: notes.map(faultLine), ids: campaign?.entities.map(({ id }) => id).toSorted() }
}
const page = (name: string, ...lines: string[]) => ['---', `name: ${name}`, ...lines, '---', 'x'].join('\n')
const place = (...lines: string[]) => ['---', 'name: Bog', '---', ...lines].join('\n')

describe('[CAM-322] front matter as Obsidian reads it', () => {
  it.each<[string, string, object]>([
    ['a tag as text', 'tags: place/swamp', { tags: ['place/swamp'] }],
    ['tags with commas and marks', 'tags: "#city, #north"', { tags: ['city', 'north'] }],
    ['tag and alias in the singular', 'tag: city\nalias: Bee', { tags: ['city'], aliases: ['Bee'] }],
    ['tags without a value', 'tags:', { tags: [] }],
    [
      'numbers and truth values as tags',
      'tags: [2024, true]\naliases: [1]',
      { tags: ['2024', 'true'], aliases: ['1'] },
    ],
    ['an empty alias', 'aliases:\n  - ""', { aliases: [] }],
    ['a comma at the end', 'tags: [a, b,]\nicon: 🏰\nbanner: "![[x.jpg]]"', { tags: ['a', 'b'], properties: {} }],
    [
      'properties without a value and with maps',
      'properties: { age: null, alive: true, born: 2024-01-05, nested: { a: 1 }, "Home Town": "[[Bog]]" }',
      { properties: { alive: true, born: '2024-01-05', 'Home Town': '[[locations/bog]]' } },
    ],
  ])('%s', async (_what, lines, expected) => {
    const { entity, found } = await opened({ 'locations/bog.md': page('Bog', lines) })
    expect(found).toEqual([])
    expect(entity('locations/bog')).toMatchObject(expected)
  })

  it.each([
    ['date: 2024-01-05T10:00:00', '2024-01-05'],
    ['fc-date:\n  year: 1492\n  month: 3\n  day: 5\nfc-calendar: Harptos', '1492-03-05'],
  ])('%s is a date', async (lines, date) => {
    const { entity, found } = await opened({ 'events/siege.md': page('Siege', lines) })
    const { entity: plainly } = await opened({ 'events/siege.md': page('Siege', `date: ${date}`) })
    expect(found).toEqual([])
    expect(entity('events/siege')?.dates).toEqual(plainly('events/siege')?.dates)
    expect(entity('events/siege')?.dates).not.toEqual([])
  })

  it('a slip in a key of Waybook is a note', async () => {
    const { notes } = await opened({ 'locations/bog.md': page('Bog', 'descripton: Wet', 'race: none', 'climate: wet') })
    expect(notes).toEqual([
      'locations/bog.md:3: note: Waybook does not know the key "descripton"; did you mean "description"?',
    ])
  })
})

describe('[CAM-323] one odd file', () => {
  it('costs only itself', async () => {
    const files = {
      'locations/anchor.md': '---\nname: Anchor\ntags: &a [x]\nproperties: { y: *a }\n---\n',
      'locations/bad.md': '---\nname: "Bad: yaml\nx: [1\n---\n',
      'locations/tab.md': '---\n\tname: Tab\n---\n',
      'locations/inn.md': page('Inn'),
    }
    const { found, ids } = await opened(files)
    expect(ids).toEqual(['locations/inn'])
    expect(found.map((line) => line.replace(/:\d.*/, ''))).toEqual(Object.keys(files).slice(0, 3))
  })

  it('costs only a field, if the field hides nothing', async () => {
    const { entity, found } = await opened({
      'locations/a.md': page('A', 'order: first', 'description: Wet'),
      'locations/b.md': page('B', 'visible: perhaps'),
      'locations/c.md': page('C', 'visibel: false'),
    })
    expect(entity('locations/a')).toMatchObject({ order: null, description: 'Wet' })
    expect(['b', 'c'].map((id) => entity(`locations/${id}`))).toEqual([undefined, undefined])
    expect(found).toHaveLength(3)
  })
})

describe('[CAM-324] a text', () => {
  it('has code as it is written', async () => {
    const code = '```statblock\ndesc: "It has [[Advantage]] on attacks."\n```'
    const { entity, found } = await opened({
      'locations/advantage.md': page('Advantage'),
      'locations/bog.md': place('[[Advantage]]', '', code, '', '[[Advantage]] again'),
    })
    expect(found).toEqual([])
    expect(entity('locations/bog')?.longDescription.open).toContain('It has [[Advantage]] on attacks.')
    expect(entity('locations/bog')?.mentions).toEqual([{ to: 'locations/advantage', secret: false }])
  })

  it('links to files as Markdown does', async () => {
    const { entity, found } = await opened({
      'locations/Low Town.md': place(
        'The [inn](The%20Inn.md), [Rooms](<The Inn.md#Rooms>), [up](../locations/The%20Inn.md), [gone](Nowhere.md).',
        '',
        '![](The%20Inn.md#^abc)',
      ),
      'locations/The Inn.md': place('# Rooms', 'A text ^abc'),
    })
    const link = /<a data-entity="locations\/the-inn"(?: data-part="Rooms")?>/
    expect(found).toEqual([expect.stringContaining('"Nowhere.md" leads nowhere')])
    const { open } = entity('locations/low-town')?.longDescription ?? { open: '' }
    expect(
      open
        .split(link)
        .slice(1)
        .map((rest) => rest.replace(/<[^]*/, '')),
    ).toEqual(['inn', 'Rooms', 'up'])
    expect(open).toContain('<div data-embed="locations/the-inn" data-part="%5Eabc">')
  })

  it('has links in tables, with and without an escaped bar', async () => {
    const table = ['| a | b |', '|---|---|', '| [[inn|the inn]] | x |', String.raw`| [[inn\|my inn]] | y |`]
    const { entity, found } = await opened({ 'locations/bog.md': place('', ...table), 'locations/inn.md': page('Inn') })
    expect(found).toEqual([])
    const { open } = entity('locations/bog')?.longDescription ?? { open: '' }
    expect(open.match(/<td>.*?<\/td>/g)).toEqual([
      '<td><a data-entity="locations/inn">the inn</a></td>',
      '<td>x</td>',
      '<td><a data-entity="locations/inn">my inn</a></td>',
      '<td>y</td>',
    ])
  })
})

it('[PIC-5] a drawing of another program has a document type, which is not read', async () => {
  const drawing =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><circle cx="50" cy="50" r="40"/></svg>'
  const { entity, found } = await opened({ 'locations/bog.md': place('![[sign.svg]]'), 'sign.svg': drawing })
  expect(found).toEqual([])
  expect(entity('locations/bog')?.textPictures).toMatchObject([{ picture: { width: 1280, height: 1280 } }])
})
