import { expect, it } from 'vitest'

import { gameMaster, visit } from '#testing/visit.tsx'

/** The texts with figures that are not as their font has them: tabular in the sans serif, proportional in the serif. */
function wrongFigures(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const wrong = new Set<string>()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement || !/\d/.test(text.textContent ?? '')) continue
    const { fontFamily, fontFeatureSettings } = getComputedStyle(text.parentElement)
    const [isSerif, isSans] = [fontFamily.startsWith('"Besley'), fontFamily.startsWith('"Atkinson')]
    const isTabular = /"tnum"(?:,|$)/.test(fontFeatureSettings)
    if (isTabular ? isSerif : isSans) wrong.add(text.textContent ?? '')
  }
  return [...wrong]
}

it('[LOOK-30] figures of all components are proportional in the serif, tabular in the sans serif', async () => {
  await visit('/gallery', { as: gameMaster, files: {} })
  expect(wrongFigures()).toEqual([])
})
