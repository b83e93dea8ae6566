import { expect, it } from 'vitest'

import { gameMaster, visit } from '#testing/visit.tsx'

/** Texts with the wrong figures for their font: figures must be tabular in the sans serif and proportional in the serif. */
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

it('[LOOK-30] all components have proportional figures in the serif and tabular figures in the sans serif', async () => {
  await visit('/gallery', { as: gameMaster, files: {} })
  expect(wrongFigures()).toEqual([])
})
