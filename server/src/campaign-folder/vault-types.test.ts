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
