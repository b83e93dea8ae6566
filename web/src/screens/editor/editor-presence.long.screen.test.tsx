import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { editAs, gameMaster, player, visit } from '#testing/visit.tsx'

const BELL = 'items/bell'
const files = { [`${BELL}.md`]: '---\nname: A bell\n---\n\nIt hums.\n', 'items/rope.md': '---\nname: A rope\n---\n' }

/** The visible notices: in the bar of wide windows, below it in narrow ones. */
const notices = () =>
  Array.from(document.querySelectorAll('p'))
    .filter((one) => one.checkVisibility() && one.textContent.endsWith('writing here too'))
    .map(({ textContent }) => textContent)

it('[EDI-237] does not name people who edit other pages or may not edit', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visit(`/${BELL}/edit`, { as: gameMaster, files })
  await editAs(player(), BELL)
  await editAs(gameMaster, 'items/rope')
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toBeVisible()
  await editAs(gameMaster, BELL)
  // Otherwise the sentence would name the others too, or would have appeared earlier.
  await expect.poll(notices).toEqual([expect.stringMatching(/^[^,]+ is writing here too$/)])
})
