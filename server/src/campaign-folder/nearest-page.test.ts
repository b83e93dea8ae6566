import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { describe, expect, it } from 'vitest'

import { faultLine } from './fault.ts'
import { loadCampaign } from './load-campaign.ts'
import { nearestPage } from './nearest-page.ts'

const files = new Map([
  ['locations/inn', 'World/North/Towns/Inn.md'],
  ['locations/inn-2', 'World/South/Inn.md'],
  ['locations/inn-3', 'World/East/Inn.md'],
  ['notes/the-inn', 'The inn!.md'],
])
const ids = [...files.keys()]

describe('[CAM-350] of several pages of the same name, a link leads to', () => {
  it.each([
    ['the one in the same folder', 'Inn', 'World/North/Towns/Market.md', 'locations/inn'],
    ['the one below the same folder', 'Inn', 'World/North/Roads.md', 'locations/inn'],
    ['the one with the shortest path, then the first by letters', 'Inn', 'Sessions/1.md', 'locations/inn-3'],
    ['the one whose file has exactly this name', 'the INN!', 'World/South/Roads.md', 'notes/the-inn'],
    ['the one at exactly this path', 'World/South/Inn', 'World/North/Towns/Market.md', 'locations/inn-2'],
  ])('%s', (_what, written, from, id) => {
    expect(nearestPage(ids, files, { written, from })).toBe(id)
  })
})

describe('a vault with two inns', () => {
  const vault = {
    'campaign.yaml': 'name: Small\nfolders: { World: location, People: character }\ndefaultVisibility: gameMaster\n',
    'World/North/Inn.md': 'x',
    'World/South/Inn.md': 'x',
    'World/South/Market.md': 'See [[Inn]], [[North/Inn]], [[../North/Inn|up]] and [it](Inn.md).',
    'People/Old/Mara.md': 'x',
    'People/New/Mara.md': 'x',
    'People/New/Tam.md':
      '---\naudience: [Mara]\n---\n> [!secret] for [[Mara]]\n> Low.\n\n> [!secret] for [Mara](Nowhere/Mara.md)\n> Low.\n\nWith [[Mara]].',
  }

  async function opened() {
    const { campaign, warnings, notes, links } = await loadCampaign(await folderOf(vault), { pictures: null })
    const entity = (id: string) => campaign?.entities.find((one) => one.id === id)
    return { entity, warnings: warnings.map(faultLine), notes: notes.map(faultLine), links }
  }

  it('[CAM-350] has links that lead to the nearest, or by the end of a path, and notes about them', async () => {
    const { entity, notes } = await opened()
    const open = entity('locations/market')?.longDescription.full ?? ''
    expect([...open.matchAll(/data-entity="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'locations/inn-2',
      'locations/inn',
      'locations/inn',
      'locations/inn-2',
    ])
    expect(notes).toContain(
      'World/South/Market.md:1: note: "Inn" could be locations/inn or locations/inn-2, and leads to locations/inn-2, which is nearest; write the id or the path to mean another',
    )
  })

  it('[CAM-350] shows nothing to the player of the nearest of several characters', async () => {
    const { entity, warnings, links } = await opened()
    const tam = entity('characters/tam')
    expect([tam?.readers, tam?.variants, tam?.mentions]).toEqual([
      ['Mara'],
      [],
      [{ to: 'characters/mara', secret: false }],
    ])
    expect(warnings).toEqual([
      'People/New/Tam.md:2: warning: "Mara" could be characters/mara or characters/mara-2; write the id',
      'People/New/Tam.md:4: warning: "Mara" could be characters/mara or characters/mara-2; write the id',
      expect.stringContaining('People/New/Tam.md:7: warning: this audience cannot be read'),
      expect.stringContaining('People/New/Tam.md:7: warning: "Nowhere/Mara.md" leads nowhere'),
    ])
    expect(links.dangling).toBe(3)
  })
})
