import { expect, test } from 'vitest'

import { campaignPictures } from './pictures.ts'

const pictures = campaignPictures()

/** Whether all elements are closed in order. Sufficient for markup without comments or entities. */
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

test('draws the same pictures every time', () => {
  expect(campaignPictures()).toEqual(pictures)
})

test('all pictures are different', () => {
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length)
  expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length)
})

test.each(pictures.map(({ file, svg }) => [file, svg]))('%s is a small, self-contained picture', (_, svg) => {
  expect(isWellFormed(svg)).toBe(true)
  expect(svg.length).toBeLessThanOrEqual(60_000)
  expect(svg).not.toMatch(/<(script|image|text|foreignObject|style)\b|NaN|undefined/)
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:|@import|href="[^#]/)
})
