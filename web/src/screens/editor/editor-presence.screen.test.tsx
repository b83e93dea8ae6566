import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { editAs, gameMaster, player, visit } from '#testing/visit.tsx'

const BELL = 'items/bell'
const files = { [`${BELL}.md`]: '---\nname: A bell\n---\n\nIt hums.\n', 'items/rope.md': '---\nname: A rope\n---\n' }

/** What is visible of it: wide windows have it in the bar, narrow ones below. */
const told = () =>
  Array.from(document.querySelectorAll('p'))
    .filter((one) => one.checkVisibility() && one.textContent.endsWith('writing here too'))
    .map(({ textContent }) => textContent)

it('[EDI-237] says who else has the page open in the editor, on phones and in wide windows', async () => {
  await page.viewport(360, 740)
  const { screen } = await visit(`/${BELL}/edit`, { as: gameMaster, files })
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toBeVisible()
  expect(told()).toEqual([])
  await editAs(gameMaster, BELL)
  for (const width of [360, 1440]) {
    await page.viewport(width, 900)
    const once = [expect.stringMatching(/^\S.* is writing here too$/)]
    await expect.poll(told, { message: `at ${width} px` }).toEqual(once)
  }
})

it('[EDI-237] says nothing of those who edit other pages, or may not edit', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visit(`/${BELL}/edit`, { as: gameMaster, files })
  await editAs(player(), BELL)
  await editAs(gameMaster, 'items/rope')
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toBeVisible()
  await editAs(gameMaster, BELL)
  // Had the others been told of, they would be in the same sentence, or have come before.
  await expect.poll(told).toEqual([expect.stringMatching(/^[^,]+ is writing here too$/)])
})
