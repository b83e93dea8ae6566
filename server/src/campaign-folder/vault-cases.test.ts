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

const plain = {
  'NPCs/Mira.md': '---\nrace: Human\nclass: Bard\n---\nShe lives in [[Low Town]].\n',
  'Places/Low Town.md': 'A town. See [[Mira]].\n',
  'Sessions/Session 4.md': '---\ndate: 2026-01-03\nsession: 4\n---\n[[Mira]] sang.\n',
}

describe('[CAM-320] a vault without types', () => {
  it('becomes notes that players do not see, with their links', async () => {
    const { entity, found, ids } = await opened(plain)
    expect([found, ids]).toEqual([[], ['pages/low-town', 'pages/mira', 'pages/session-4']])
    expect(entity('pages/mira')).toMatchObject({ type: 'note', name: 'Mira', properties: {}, visible: null })
    expect(entity('pages/low-town')?.mentions).toEqual([{ to: 'pages/mira', secret: false }])
  })

  it('gets the types that campaign.yaml gives to its folders and tags', async () => {
    const about = 'folders: { npcs: character, /Places/: location }\ntags: { "#session": event }\n'
    const { ids } = await opened({ ...plain, 'Sessions/Session 4.md': '---\ntag: session/long\n---\n' }, about)
    expect(ids).toEqual(['characters/mira', 'events/session-4', 'locations/low-town'])
  })

  it('shows its own keys only if campaign.yaml names them', async () => {
    const { entity } = await opened(plain, 'folders: { NPCs: character }\nproperties: [race]\n')
    expect(entity('characters/mira')?.properties).toEqual({ race: 'Human' })
  })

  it('is hidden from players with defaultVisibility, except pages that say who sees them', async () => {
    const files = {
      'locations/bog.md': page('Bog'),
      'locations/inn.md': page('Inn', 'visible: true'),
      'characters/mira.md': page('Mira', 'tags: [party-member]'),
    }
    const { entity } = await opened(files, 'defaultVisibility: gameMaster\n')
    expect(['locations/bog', 'locations/inn', 'characters/mira'].map((id) => entity(id)?.visible)).toEqual([
      false,
      true,
      null,
    ])
  })

  it('does not read templates, or folders that campaign.yaml excludes', async () => {
    const files = { 'Templates/NPC.md': '# {{title}}', 'Old/x.md': 'x', 'a.md': '<% tp.file.title %>', 'b.md': 'b' }
    const { ids, notes } = await opened(files, 'folders: { Old: none }\n')
    expect(ids).toEqual(['pages/b'])
    expect(notes.filter((line) => line.includes('left out'))).toHaveLength(3)
  })
})

describe('[CAM-321] the id and the name of a file', () => {
  it.each<[string, Files, Readonly<Record<string, string>>]>([
    [
      'in any script are readable',
      {
        'characters/龍王.md': page('龍王'),
        'characters/🧙 Merla.md': page('🧙 Merla'),
        'locations/Минск.md': page('Минск'),
        'locations/🏰.md': page('"🏰"'),
        'items/…….md': page('Dots'),
      },
      {
        'characters/longwang': '龍王',
        'characters/merla': '🧙 Merla',
        'locations/minsk': 'Минск',
        'locations/european-castle': '🏰',
        'items/item': 'Dots',
      },
    ],
    [
      'get a number if another file has the id',
      { 'Locations/North/Market.md': page('Market'), 'Locations/South/Market.md': page('South Market') },
      { 'locations/market': 'Market', 'locations/market-2': 'South Market' },
    ],
    [
      'get a number if only accents differ',
      { 'locations/Uhm.md': page('Uhm'), 'locations/Ûhm.md': page('Ûhm') },
      { 'locations/uhm': 'Uhm', 'locations/uhm-2': 'Ûhm' },
    ],
    [
      'come from the nearest folder of a type',
      { 'Characters/Crew/Mira.md': page('Mira') },
      { 'characters/mira': 'Mira' },
    ],
    [
      'come from the title, the first heading or the file',
      {
        'characters/Bert.md': 'No front matter at all.',
        'characters/Mira.md': '---\ntags: [npc]\n---\nHi.',
        'locations/h.md': '---\n---\n# H\nx\n',
        'locations/t.md': '---\ntitle: The Inn\n---\n# Other',
        'locations/n.md': page('27'),
      },
      {
        'characters/bert': 'Bert',
        'characters/mira': 'Mira',
        'locations/h': 'H',
        'locations/t': 'The Inn',
        'locations/n': '27',
      },
    ],
  ])('%s', async (_what, files, names) => {
    const { entity, found, ids } = await opened(files)
    expect(found).toEqual([])
    expect(ids).toEqual(Object.keys(names).toSorted())
    expect(Object.fromEntries(Object.keys(names).map((id) => [id, entity(id)?.name]))).toEqual(names)
  })

  it('that is also the first heading stands above the text only once', async () => {
    const { entity } = await opened({ 'locations/h.md': '# H\n\nWet. `## H`\n' })
    expect(entity('locations/h')?.longDescription.open).toBe('<p>Wet. <code>## H</code></p>')
  })
})

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
    })
    expect(entity('locations/a')).toMatchObject({ order: null, description: 'Wet' })
    expect(entity('locations/b')).toBeUndefined()
    expect(found).toHaveLength(2)
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
    const link = '<a data-entity="locations/the-inn">'
    expect(found).toEqual([expect.stringContaining('"Nowhere.md" leads nowhere')])
    const { open } = entity('locations/low-town')?.longDescription ?? { open: '' }
    expect(
      open
        .split(link)
        .slice(1)
        .map((rest) => rest.replace(/<[^]*/, '')),
    ).toEqual(['inn', 'Rooms', 'up'])
    expect(open).toContain('<div data-embed="locations/the-inn">')
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
