import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { openBareTable, openTable, storedTokens, tableFiles } from '#testing/table-fixture.ts'
import { callAs, gameMaster, player } from '#testing/visit.tsx'

const sceneId = 'scenes/toll-gate'
const UNLIT = 'characters/the-unlit'
const files = {
  ...tableFiles,
  [`${sceneId}.md`]: `---\nname: The toll gate\nvisible: true\nrelationships:\n  - { type: contains, to: ${UNLIT} }\n---\n`,
}

beforeEach(async () => await page.viewport(1440, 900))

it('[VTT-14] [VTT-366] the scene’s characters come first, and several tokens are placed without overlap', async () => {
  await openTable({ files })
  const { screen } = await openBareTable()
  await screen.getByRole('button', { name: 'Add Token' }).click()
  const dialog = screen.getByRole('dialog')
  const inScene = dialog.getByRole('list', { name: 'In this scene' })
  await expect.element(inScene).toMatchTextContent('The Unlit')
  await expect.element(dialog.getByRole('list', { name: 'Characters' })).not.toMatchTextContent('The Unlit')
  await inScene.getByRole('checkbox', { name: 'Choose The Unlit' }).click()
  for (let count = 1; count < 4; count += 1) await dialog.getByRole('button', { name: 'One more token' }).click()
  await dialog.getByRole('button', { name: 'Place 4 tokens' }).click()
  await expect.poll(async () => (await storedTokens()).map(({ name }) => name)).toEqual(Array(4).fill('The Unlit'))
  const discs = () => [...document.querySelectorAll('[data-token-id]')].map((disc) => disc.getBoundingClientRect())
  await expect.poll(() => discs().length).toBe(4)
  const apart = discs().flatMap((one, index) =>
    discs()
      .slice(index + 1)
      .map((other) => Math.hypot(one.x - other.x, one.y - other.y) >= one.width),
  )
  expect(apart).toEqual(Array(6).fill(true))
})

it.each([
  ['players do not', player('characters/odo'), false],
  ['game masters do', gameMaster, true],
] as const)('[VTT-7] if the settings show names to game masters, %s see them', async (_, as, isShown) => {
  // Away from the pointer, because hovering always shows a name.
  await openTable({ as, files }, ['characters/kessa-vane', 20, 20])
  await callAs(gameMaster, 'changeSettings', { campaignId: 'dam3', settings: { tokenNames: 'gameMaster' } })
  const { screen } = await openBareTable()
  await expect.element(screen.getByRole('button', { name: /^Kessa Vane/ }).first()).toBeVisible()
  expect(document.querySelector('[data-name]')?.checkVisibility()).toBe(isShown)
})

it('[VTT-14] of the characters found by a text, ones with the text in their name come first', async () => {
  await openTable({
    files: {
      ...files,
      [`${UNLIT}.md`]: '---\nname: The Unlit\n---\n\nShe stands in the reeds.\n',
      'characters/zander-reed.md': '---\nname: Zander Reed\n---\n',
    },
  })
  const { screen } = await openBareTable()
  await screen.getByRole('button', { name: 'Add Token' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Find a character').fill('reed')
  const found = dialog.getByRole('list', { name: 'Characters' }).getByRole('listitem')
  await expect.poll(() => found.elements().map(({ textContent }) => textContent)).toHaveLength(2)
  await expect.element(found.first()).toMatchTextContent('Zander Reed')
})
