import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const campaign = path.join(import.meta.dirname, '..', 'campaign')
const files = readdirSync(campaign, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'))
const pictures = files.map((file) => [file, readFileSync(path.join(campaign, file), 'utf8')] as const)

/** Whether all elements are closed in order. Sufficient for markup without comments or entities. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [tag, closing, name = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g)) {
    if (closing) {
      if (open.pop() !== name) return false
    } else if (!tag.endsWith('/>')) open.push(name)
  }
  const withoutTags = svg.replaceAll(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '')
  return open.length === 0 && withoutTags.trim() === ''
}

test('each picture of an entity is next to its text', () => {
  // The texts themselves name maps and pictures in texts.
  const entities = files.filter((file) => file.includes('/') && !/^(?:maps|images)\//.test(file))
  expect(entities.filter((file) => !existsSync(path.join(campaign, file.replace('.svg', '.md'))))).toEqual([])
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
  const texts = readdirSync(path.join(campaign, folder)).filter((name) => name.endsWith('.md'))
  expect(texts.filter((name) => !files.includes(`${folder}/${name.replace('.md', '.svg')}`))).toEqual([])
})

test('all pictures are different', () => {
  expect(new Set(pictures.map(([, svg]) => svg)).size).toBe(pictures.length)
})

test.each(pictures)('%s is a small, self-contained picture', (_file, svg) => {
  expect(isWellFormed(svg)).toBe(true)
  expect(svg.length).toBeLessThanOrEqual(60_000)
  expect(svg).not.toMatch(/<(script|image|text|foreignObject|style)\b|NaN|undefined/)
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:|@import|href="[^#]/)
})
