import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { standardSkills } from '@waybook/rules'
import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { writingOf } from '@waybook/testing/stores/writing-of.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'

import { openMemoryBlobs } from '#blobs/memory-blobs.ts'

import type { AuthoredCampaign } from './authored-campaign.ts'
import type { CampaignSources } from './campaign-sources.ts'
import { faultLine } from './fault.ts'
import { loadCampaign } from './load-campaign.ts'
import { writeFolder } from './write-folder.ts'

const RUNS = process.env['LONG'] ? 300 : 20

const word = fc.stringMatching(/^[a-z]{1,8}$/)
const category = fc.constantFrom('characters', 'locations', 'items', 'scenes', 'newsletters')
const id = fc.tuple(category, word).map((parts) => parts.join('/'))
const phrase = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== '')
const value = fc.oneof(phrase, fc.integer(), fc.array(word, { maxLength: 3 }))

const front = fc.record(
  {
    name: phrase,
    tags: fc.array(word),
    description: fc.oneof(
      phrase,
      id.map((to) => `Of [[${to}]].`),
    ),
    properties: fc.dictionary(word, value),
    relationships: fc.array(fc.record({ type: word, to: id, secret: fc.boolean() }), { maxLength: 3 }),
    characteristics: fc.record({ brawn: fc.nat(6), presence: fc.nat(6) }),
    skills: fc.dictionary(fc.constantFrom(...standardSkills.map((skill) => skill.id)), fc.nat(6)),
    inventory: fc.dictionary(id, fc.integer({ min: 1, max: 99 })),
    visible: fc.boolean(),
    boxText: phrase,
    exits: fc.array(fc.record({ to: id, requirement: word }), { maxLength: 2 }),
    order: fc.nat(99),
  },
  { requiredKeys: ['name'] },
)
const paragraph = fc.oneof(
  phrase,
  id.map((to) => `See [[${to}|it]].`),
  phrase.map((text) => `> [!secret]\n> ${text}`),
  fc.constant('# Part'),
)
const ends = fc.constantFrom('\n', '\r\n')
const entity = fc
  .record({ front, body: fc.array(paragraph, { maxLength: 4 }), end: ends, mark: fc.constantFrom('', '\uFEFF') })
  .map(
    ({ front: matter, body, end, mark }) =>
      mark + ['---', ...stringify(matter).trimEnd().split('\n'), '---', '', ...body].join(end),
  )
// Only a few, because each new picture is rendered in all sizes.
const drawing = fc
  .constantFrom(10, 120, 240)
  .map(
    (hue) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9" fill="hsl(${hue} 50% 50%)"/></svg>`,
  )
const campaign = fc.record({
  entities: fc.dictionary(id, fc.record({ text: entity, picture: fc.option(drawing) }), { maxKeys: 5 }),
  name: word,
})

/** The sources of an export, as the store would return them. */
function sourcesOf(authored: AuthoredCampaign): CampaignSources {
  const pictures = [authored.cover, ...authored.entities.map(({ picture }) => picture)].filter(
    (picture) => picture !== null,
  )
  return { campaign: authored.source, files: authored.entities.map(({ source }) => source), pictures, added: [] }
}

it('[CAM-4] exporting and importing again gives the same campaign, and every file byte for byte', async () => {
  const pictures = openMemoryBlobs()
  const load = async (folder: string) => {
    const { campaign: loaded, faults } = await loadCampaign(folder, { pictures })
    if (!loaded) throw new Error(faults.map(faultLine).join('\n'))
    return loaded
  }
  await fc.assert(
    fc.asyncProperty(campaign, async ({ name, entities }) => {
      const files = new Map([['campaign.yaml', `name: ${name}\n`]])
      for (const [one, { text, picture }] of Object.entries(entities)) {
        files.set(`${one}.md`, text)
        if (picture) files.set(`${one}.svg`, picture)
      }
      const folder = await folderOf(Object.fromEntries(files))
      const loaded = await load(folder)
      const exported = `${folder}-exported`
      expect(await writeFolder(exported, writingOf(sourcesOf(loaded), pictures))).toMatchObject({ ok: true })
      for (const [file, text] of files) expect(await readFile(path.join(exported, file), 'utf8')).toBe(text)
      expect(await load(exported)).toEqual(loaded)
    }),
    { numRuns: RUNS },
  )
})
