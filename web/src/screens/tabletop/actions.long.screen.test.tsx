import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { KESSA, openBareTable, openTable, visitTable } from '#testing/table-fixture.ts'
import { player } from '#testing/visit.tsx'

beforeEach(async () => await page.viewport(1440, 900))

type Screen = Pick<typeof page, 'getByRole'>

const mapOf = (screen: Screen) => screen.getByRole('region', { name: 'Map of The toll gate' })

async function openShortcuts(screen: Screen) {
  await expect.element(mapOf(screen)).toBeVisible()
  mapOf(screen).element().focus()
  await userEvent.keyboard('?')
  return screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
}

it('[VTT-71] the list of shortcuts has the page’s keys, each with one action', async () => {
  const { screen } = await visitTable()
  const list = await openShortcuts(screen)
  for (const [name, key] of [
    ['Draw', 'N'],
    ['Dice', 'D'],
    ['Call a check', 'C'],
    ['Undo', 'Ctrl Z'],
    ['Search', 'Ctrl K'],
  ])
    await expect.element(list.getByText(`${name}${key}`, { exact: true })).toBeVisible()
})

it('[VTT-71] players have only the keys of their own actions', async () => {
  await openTable({ as: player(KESSA) }, [KESSA, 50, 50])
  const { screen } = await openBareTable()
  const list = await openShortcuts(screen)
  await expect.element(list.getByText('MeasureM')).toBeVisible()
  for (const name of ['Draw', 'Fog', 'Remove', 'Undo'])
    await expect.element(list.getByText(name, { exact: true })).not.toBeInTheDocument()
})

it('[VTT-71] D also opens the dice on the map, and N chooses Draw', async () => {
  const { screen } = await visitTable()
  await expect.element(mapOf(screen)).toBeVisible()
  mapOf(screen).element().focus()
  await userEvent.keyboard('n')
  const draw = screen.getByRole('button', { name: 'Draw', exact: true })
  await expect.element(draw).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('d')
  await expect.element(screen.getByRole('dialog', { name: 'Dice Roller' })).toBeVisible()
  await expect.element(draw).toHaveAttribute('aria-pressed', 'true')
})

it('[SEA-24] at the table, the search has commands for its tools and the selected tokens', async () => {
  const { screen } = await visitTable([KESSA, 50, 50])
  await mapOf(screen).getByRole('button', { name: 'Kessa Vane' }).click()
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = screen.getByRole('combobox', { name: 'Search' })
  await expect.element(field).toHaveFocus()
  await field.fill('> hide from')
  await screen.getByRole('option', { name: /^Hide from players/ }).click()
  await expect.element(screen.getByText('1 on the map, 1 hidden')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  await field.fill('> measure')
  await screen.getByRole('option', { name: /^Measure/ }).click()
  await expect.element(screen.getByRole('region', { name: 'Measure' })).toBeVisible()
})

it('[VTT-370] a dialog over the table is dark in the light scheme, too', async () => {
  document.documentElement.dataset['scheme'] = 'light'
  onTestFinished(() => void delete document.documentElement.dataset['scheme'])
  const { screen } = await visitTable()
  const list = await openShortcuts(screen)
  expect(getComputedStyle(list.element()).colorScheme).toBe('dark')
})
