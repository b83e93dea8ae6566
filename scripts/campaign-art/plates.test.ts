import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { campaignPlates } from './plates.ts'

const plates = campaignPlates()
const campaign = path.join(import.meta.dirname, '..', '..', 'campaign')

/** Closes every element that was opened, in order. Enough for markup without comments or entities. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [tag, closing, name = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g)) {
    if (closing) {
      if (open.pop() !== name) return false
    } else if (!tag.endsWith('/>')) open.push(name)
  }
  const withoutTags = svg.replaceAll(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '')
  return open.length === 0 && withoutTags === ''
}

test('the same campaign is drawn the same way again', () => {
  expect(campaignPlates()).toEqual(plates)
})

test('no two pictures are alike', () => {
  expect(new Set(plates.map(({ svg }) => svg)).size).toBe(plates.length)
  expect(new Set(plates.map(({ file }) => file)).size).toBe(plates.length)
})

test.each(plates.map(({ file, svg }) => [file, svg]))('%s is a small picture that needs nothing else', (_, svg) => {
  expect(isWellFormed(svg)).toBe(true)
  expect(svg.length).toBeLessThanOrEqual(60_000)
  expect(svg).not.toMatch(/<(script|image|text|foreignObject|style)\b|NaN|undefined/)
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:|@import|href="[^#]/)
})

test('each picture of an entity lies beside its text', () => {
  const entities = plates.filter(({ file }) => file.includes('/'))
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
  const drawn = new Set(plates.map(({ file }) => file))
  const texts = readdirSync(path.join(campaign, folder)).filter((name) => name.endsWith('.md'))
  expect(texts.map((name) => `${folder}/${name.slice(0, -3)}`).filter((id) => !drawn.has(id))).toEqual([])
})

test('the pictures in the campaign folder are the ones described here (node scripts/draw-campaign.ts draws them)', () => {
  const stale = plates.filter(
    ({ file, svg }) => readFileSync(path.join(campaign, `${file}.svg`), 'utf8') !== `${svg}\n`,
  )
  expect(stale.map(({ file }) => file)).toEqual([])
})
