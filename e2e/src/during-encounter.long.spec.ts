import { expect, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { colourFindings, findings, horizontalOverflowPx } from './page-checks.ts'
import { adminScreens, alike, different } from './screens.ts'
import { sessionOf } from './server/run-folder.ts'
import { callerAs, callOperation, setTable } from './table.ts'

/** At each width, axe checks a screen fully in the first scheme and its colors in the second. */
const looks = [
  { width: 360, schemes: ['light', 'dark'] },
  { width: 1440, schemes: ['dark', 'light'] },
] as const

/** The party against a captain and a group, with a story point for each side and a check that waits. */
test.beforeAll(async ({ server }) => {
  const gameMaster = await callerAs('game-master', server.origin)
  await setTable(gameMaster, ['kessa-vane', true], ['odo-brandreth', true], ['the-comptroller', true])
  const withPages = ['kessa-vane', 'odo-brandreth', 'the-comptroller'].map((name) => ({
    characterId: `characters/${name}`,
  }))
  const raiders = { kind: 'minions', name: 'Raiders', size: 5 }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own tests hold it to the contract
  const { encounter } = (await callOperation(gameMaster, 'startEncounter', {
    combatants: [...withPages, raiders],
  })) as { readonly encounter: { readonly id: string } }
  await callOperation(gameMaster, 'callInitiative', { encounterId: encounter.id, skills: ['vigilance'] })
  await callOperation(gameMaster, 'setStoryPoints', { players: 2, gameMaster: 1 })
})

/** What axe finds in both schemes at both widths, and how far the page scrolls sideways. */
async function faultsOf(page: Page): Promise<readonly unknown[]> {
  const faults: unknown[] = []
  for (const { width, schemes } of looks) {
    await page.setViewportSize({ width, height: 900 })
    for (const [index, colorScheme] of schemes.entries()) {
      await page.emulateMedia({ colorScheme })
      const found = await (index === 0 ? findings(page) : colourFindings(page))
      if (found.length > 0) faults.push({ width, colorScheme, found })
    }
    const sideways = await horizontalOverflowPx(page)
    if (sideways > 0) faults.push({ width, sideways })
  }
  return faults
}

test('[LOOK-31] every screen of the game master is accessible during an encounter', async ({ browser }) => {
  const context = await browser.newContext({ storageState: sessionOf('game-master'), reducedMotion: 'reduce' })
  const left = [...different, ...alike, ...adminScreens].values()
  const found: unknown[] = []
  const walk = async () => {
    const page = await context.newPage()
    for (const screen of left) {
      await page.goto(screen)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const faults = await faultsOf(page)
      if (faults.length > 0) found.push({ screen, faults })
    }
  }
  await Promise.all([walk(), walk()])
  expect(found).toEqual([])
})

test('[LOOK-31] every tab of the table is accessible to the game master during an encounter', async ({ browser }) => {
  const page = await (await browser.newContext({ storageState: sessionOf('game-master') })).newPage()
  const found: unknown[] = []
  await page.goto('/vtt/dam3')
  for (const name of ['Fight', 'Tokens', 'Scenes', 'Notes']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    if (name === 'Fight') await page.getByRole('button', { name: 'Raiders', exact: true }).first().click()
    const faults = await faultsOf(page)
    if (faults.length > 0) found.push({ name, faults })
  }
  await page.getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('menuitem', { name: 'End the evening' }).click()
  await expect(page.getByRole('dialog', { name: 'End of the evening' })).toBeVisible()
  expect([...found, ...(await faultsOf(page))]).toEqual([])
})
