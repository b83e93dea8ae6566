import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { editAs, gameMaster, visit } from '#testing/visit.tsx'

const BELL = 'items/bell'
const files = { [`${BELL}.md`]: '---\nname: A bell\n---\n\nIt hums.\n', 'items/rope.md': '---\nname: A rope\n---\n' }

/** The visible notices: in the bar of wide windows, below it in narrow ones. */
const notices = () =>
  Array.from(document.querySelectorAll('p'))
    .filter((one) => one.checkVisibility() && one.textContent.endsWith('writing here too'))
    .map(({ textContent }) => textContent)

it('[EDI-237] says who else has the page open in the editor, on phones and in wide windows', async () => {
  await page.viewport(360, 740)
  const { screen } = await visit(`/${BELL}/edit`, { as: gameMaster, files })
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toBeVisible()
  expect(notices()).toEqual([])
  await editAs(gameMaster, BELL)
  for (const width of [360, 1440]) {
    await page.viewport(width, 900)
    const single = [expect.stringMatching(/^\S.* is writing here too$/)]
    await expect.poll(notices, { message: `at ${width} px` }).toEqual(single)
  }
})
