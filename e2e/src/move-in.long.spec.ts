import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { joinAs } from './party.ts'
import { zipped } from './zipped.ts'

/** A raw vault: no campaign.yaml, no front matter, names of its own. */
const vault = {
  'NPCs/Mira.md': 'She sings in [[Low Town]].\n',
  'NPCs/Old Tam.md': 'He ferries [[Mira]].\n',
  'Places/Low Town.md': '# Low Town\n\nA town on stilts.\n\n## DM notes\n\nIt sinks.\n',
  'Lore/Tides.md': 'Twice a day. See [[Nowhere at all]] and [[Lore/Papers/tables.pdf|the tables]].\n',
  'Lore/Mira.md': 'A song.\n',
  'Lore/Papers/tables.pdf': '%PDF-1.4 High at noon.',
  'Templates/NPC.md': 'Name: <% tp.file.title %>\n',
}

test.use({ setting: { data: null, environment: {} } })

test('[CIM-20] [CIM-440] [CIM-441] [CIM-446] [CIM-447] [CIM-452] [CIM-453] a raw vault becomes a campaign of its own on a fresh installation, hidden at first, and can be undone', async ({
  browser,
  server,
}) => {
  const page = await joinAs(browser, 'Vera', await server.printedLink('Game master'))
  await page.goto('/')
  const zip = { name: 'Weir and Tithe.zip', mimeType: 'application/zip', buffer: zipped(vault) }
  await page.getByLabel('File to import').setInputFiles(zip)

  const plan = page.getByRole('region', { name: 'Import preview' })
  await test.step('the proposal is accepted, with one change, and everything is hidden', async () => {
    await expect(page).toHaveURL(/\/c\/weir-and-tithe\/admin\/import/)
    await expect(plan).toContainText('Players can read 0 of 5 pages')
    await expect(plan.getByLabel('What NPCs holds')).toHaveValue('character')
    await plan.getByLabel('What Lore holds').selectOption('event')
    await expect(plan.getByRole('region', { name: 'What was found' })).toContainText('Event')
    await plan.getByRole('switch', { name: 'Hidden at first' }).uncheck()
    await expect(plan).toContainText('Players can read 3 of 5 pages')
    await plan.getByRole('switch', { name: 'Hidden at first' }).check()
    await expect(plan).toContainText('Players can read 0 of 5 pages')
    await expect(plan.getByRole('radio', { name: 'Keep hidden' })).toBeChecked()
    await plan.getByRole('radio', { name: 'Don’t hide' }).check()
    await expect(plan).toContainText('Players read what is below DM notes once you show the page.')
    await plan.getByRole('radio', { name: 'Keep hidden' }).check()
    await expect(plan).toContainText('1 page shares its name with another')
    await plan.getByRole('button', { name: /^Rename it/ }).click()
    await expect(plan).toContainText('1 page got another name')
    await plan.getByRole('button', { name: 'Import 5 pages' }).click()
    await expect(page.getByRole('region', { name: 'It is all here' })).toContainText('5pages, all hidden')
  })

  await test.step('a folder and a page are shown', async () => {
    await page.getByRole('link', { name: /Show your players/ }).click()
    const folders = page.getByRole('list', { name: 'Folders' })
    await folders.getByRole('button', { name: 'Show NPCs' }).click()
    await expect(folders.getByRole('listitem').filter({ hasText: 'NPCs' })).toContainText('2 of 2')
    await folders.getByRole('button', { name: 'Show Places' }).click()
    await expect(folders.getByRole('listitem').filter({ hasText: 'Places' })).toContainText('1 of 1')
  })

  await test.step('a file of the folder is saved from the page that links to it', async () => {
    await page.goto('/c/weir-and-tithe/events/tides')
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'the tables' }).click()
    expect((await saved).suggestedFilename()).toBe('tables.pdf')
  })

  await test.step('the import is undone', async () => {
    await page.goto('/c/weir-and-tithe/admin/import')
    const past = page.getByRole('region', { name: 'Imports of the last 30 days' })
    await past.getByRole('button', { name: 'Undo… Weir and Tithe.zip' }).click()
    await page.getByRole('button', { name: 'Undo the import' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('No page of it has changed since')
    await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('Undone. Pages: 5 removed.')).toBeVisible()
    await page.goto('/c/weir-and-tithe/characters/mira')
    await expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible()
  })
})
