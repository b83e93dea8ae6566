import { expect, type Page } from '@playwright/test'

import { seat, WIDE } from './fight.ts'
import { test } from './journey.ts'
import { openAs } from './party.ts'
import { recordSent } from './record-sent.ts'
import { callOperation, joinTable, setTable } from './table.ts'

const LAMP = 'The third lamp, at ebb'

/** The party knows only the first. In the outer ring, a third group is in ambush. */
const GROUPS = ['Reed wight', 'Drowned bell-ringer', ...(process.env['LONG'] === '1' ? ['Corin Vane'] : [])]

/** Places three tokens of a character together. */
async function addThree(gameMaster: Page, character: string): Promise<void> {
  const dialog = gameMaster.getByRole('dialog', { name: 'Add Character Token' })
  if (!(await dialog.isVisible())) await gameMaster.getByRole('button', { name: 'Add Token' }).click()
  await dialog.getByLabel('Find a character').fill(character)
  await dialog.getByRole('checkbox', { name: `Choose ${character}` }).check()
  const number = dialog.getByRole('status')
  // Minions begin with five.
  for (let count = Number(await number.textContent()); count !== 3; count += count < 3 ? 1 : -1) {
    await dialog.getByRole('button', { name: count < 3 ? 'One more token' : 'One fewer token' }).click()
    await expect(number).not.toHaveText(String(count))
  }
  await dialog.getByRole('button', { name: 'Place 3 tokens' }).click()
  await expect(tokensOf(gameMaster, character)).toHaveCount(3)
}

const tokensOf = (page: Page, character: string) =>
  page.locator('[data-token-id]').and(page.getByLabel(new RegExp(`^${character}`)))

/** Clears a stroke across the map with the fog brush. */
async function clearAcross(gameMaster: Page): Promise<void> {
  await gameMaster.getByRole('button', { name: 'Fog', exact: true }).click()
  const scene = await gameMaster.locator('[data-scene]').boundingBox()
  if (!scene) throw new Error('There is no scene')
  const at = (x: number, y: number) => [scene.x + scene.width * x, scene.y + scene.height * y] as const
  for (const height of [0.3, 0.5, 0.7]) {
    await gameMaster.mouse.move(...at(0.4, height))
    await gameMaster.mouse.down()
    await gameMaster.mouse.move(...at(0.75, height), { steps: 25 })
    await gameMaster.mouse.up()
  }
}

test('[VTT-340] [FOG-54] an ambush is prepared under fog, shown, and revealed, and nothing sent to players contains hidden combatants', async ({
  browser,
}) => {
  const gameMaster = await openAs(browser, 'game-master', '/profile')
  await gameMaster.setViewportSize(WIDE)
  const kessa = await seat(await openAs(browser, 'kessa', '/profile'), 'Kessa Vane')
  await setTable(gameMaster, ['kessa-vane', true])
  // The party has met the wights before, and none of the others in the ambush.
  await callOperation(gameMaster, 'setEntityVisibility', { entityId: 'characters/reed-wight', visible: true })
  await joinTable(gameMaster)
  const sent = await recordSent(kessa.page, /\/api\/|\/vtt\//)
  await joinTable(kessa.page)

  await test.step('groups are placed on another scene, under fog, while players see the gate', async () => {
    await gameMaster.getByRole('tab', { name: 'Scenes' }).click()
    await gameMaster.getByRole('link', { name: new RegExp(LAMP) }).click()
    await expect(gameMaster.getByText('Not shown')).toBeVisible()
    await gameMaster.getByRole('button', { name: 'Fog', exact: true }).click()
    await gameMaster.getByRole('button', { name: 'Cover all' }).click()
    await gameMaster.getByRole('button', { name: 'Select', exact: true }).click()
    await gameMaster.getByRole('tab', { name: 'Tokens' }).click()
    for (const group of GROUPS) await addThree(gameMaster, group)
    await expect(kessa.page.getByRole('heading', { name: LAMP })).toBeHidden()
  })

  await test.step('it is shown with one tap: players see the scene, but neither its ground nor the ambush', async () => {
    await gameMaster
      .getByRole('button', { name: /^Show to players(Showing...)?$/ })
      .first()
      .click()
    await expect(kessa.page.getByRole('heading', { name: LAMP })).toBeAttached()
    await expect(kessa.page.getByText('Nothing of this map is revealed yet')).toBeAttached()
    await expect(kessa.page.locator('[data-token-id]')).toHaveCount(0)
  })

  await test.step('cleared ground shows the tokens on it, with the names that the party knows', async () => {
    await clearAcross(gameMaster)
    await expect(tokensOf(kessa.page, 'Reed wight').first()).toBeAttached()
    await expect(kessa.page.locator('[data-tile]').first()).toBeAttached()
    expect(sent()).not.toMatch(/bell-ringer|corin/i)
  })
})
