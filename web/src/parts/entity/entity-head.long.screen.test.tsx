import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { gameMaster, visit } from '#testing/visit.tsx'

const LONG = 'The Honourable Company of Wickwardens-and-Lamplighters of Nether Undercausewayshire'
const files = {
  'locations/low-tarrow.md': '---\nname: Low Tarrow\ndescription: A town on stilts.\n---\n',
  'organizations/wicks.md': `---\nname: ${LONG}\n---\n`,
}
const pages = [
  ['/locations/low-tarrow', 'Low Tarrow'],
  ['/organizations/wicks', LONG],
] as const

/** The words of the heading that break across lines. */
function brokenWords(): string[] {
  const text = document.querySelector('h1')?.firstChild
  if (!(text instanceof Text)) return ['no heading']
  return [...text.data.matchAll(/[^\s-]+/gu)].flatMap(({ index, 0: word }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
  })
}

it('[LOOK-29] the name keeps its words whole, and below 1024 px no action is next to it', async () => {
  const { screen, enter } = await visit('/rules', { as: gameMaster, files })
  const edit = screen.getByRole('link', { name: 'Edit' }).first()
  for (const [path, name] of pages) {
    enter(path)
    await expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible()
    for (const width of [360, 768, 834, 1023, 1024, 1280, 1440]) {
      await page.viewport(width, 800)
      await expect.poll(brokenWords, { message: `${path} at ${width} px` }).toEqual([])
      expect(document.documentElement.scrollWidth, `${path} at ${width} px`).toBeLessThanOrEqual(width)
      const title = screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
      const isBelow = edit.element().getBoundingClientRect().top >= title.bottom
      expect(isBelow || width >= 1024, `${path} at ${width} px`).toBe(true)
    }
  }
})
