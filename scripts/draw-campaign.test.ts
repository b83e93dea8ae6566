import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { campaignPictures } from '@waybook/artwork'
import { expect, test } from 'vitest'

const pictures = campaignPictures()
const campaign = path.join(import.meta.dirname, '..', 'campaign')

test('each picture of an entity is next to its text', () => {
  // Maps are named by the front matter of their entities.
  const entities = pictures.filter(({ file }) => file.includes('/') && !file.startsWith('maps/'))
  expect(entities.filter(({ file }) => !existsSync(path.join(campaign, `${file}.md`)))).toEqual([])
})

const ILLUSTRATED = [
  'biomes',
  'characters',
  'events',
  'fauna',
  'flora',
  'items',
  'locations',
  'organizations',
  'scenes',
]

test.each(ILLUSTRATED)('all %s of the demo campaign have a picture', (folder) => {
  const drawn = new Set(pictures.map(({ file }) => file))
  const texts = readdirSync(path.join(campaign, folder)).filter((name) => name.endsWith('.md'))
  expect(texts.map((name) => `${folder}/${name.slice(0, -3)}`).filter((id) => !drawn.has(id))).toEqual([])
})

test('the pictures in the campaign folder are up to date (node scripts/draw-campaign.ts draws them)', () => {
  const stale = pictures.filter(
    ({ file, svg }) => readFileSync(path.join(campaign, `${file}.svg`), 'utf8') !== `${svg}\n`,
  )
  expect(stale.map(({ file }) => file)).toEqual([])
})
