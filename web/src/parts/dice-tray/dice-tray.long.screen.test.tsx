import { emptyPool } from '@waybook/rules'
import { describe, expect, it } from 'vitest'
import { userEvent, page } from 'vitest/browser'

import { call } from '#api/call.ts'
import { openTray } from '#stores/tray.ts'
import { clickAway, gameMaster, visit } from '#testing/visit.tsx'

import { as, files, openTrayOn, showMore } from './tray-fixture.ts'

describe('building a pool', () => {
  it('[TRAY-3] notation can be typed; its error is shown below the field', async () => {
    const { tray } = await openTrayOn('/rules')
    await showMore(tray)
    const field = tray.getByRole('textbox', { name: 'Dice notation' })
    await field.fill('2y1z')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAccessibleDescription('Invalid notation: 2y1z')
    await field.fill('2d')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAccessibleDescription('Roll notation is missing sides')
    await field.fill('2y1g2p d100')
    await userEvent.keyboard('{Enter}')
    await expect.element(tray.getByLabelText('Pool')).toHaveTextContent('2 proficiency, 1 ability, 2 difficulty')
    await expect.element(tray.getByRole('textbox', { name: 'Dice notation' })).toHaveValue('2y1g2p 1d100')
  })
})

it('[TRAY-6] [TRAY-5] without the roller’s own dice there are no Roll button and no odds, whatever the difficulty', async () => {
  const { tray } = await openTrayOn('/rules')
  const roll = tray.getByRole('button', { name: 'Roll Dice' })
  await tray.getByRole('button', { name: 'Harder' }).click()
  await expect.element(tray.getByLabelText('Pool')).toHaveTextContent('1 difficulty')
  await expect.element(roll).not.toBeInTheDocument()
  await expect.element(tray.getByText('Add your own dice to roll.')).toBeVisible()
  await userEvent.keyboard('r')
  expect(tray.getByRole('region', { name: 'Odds' }).elements()).toEqual([])
  await showMore(tray)
  expect(tray.getByRole('region', { name: 'Possible changes' }).elements()).toEqual([])
  await tray.getByRole('button', { name: 'Add one boost die' }).click()
  await expect.element(roll).toBeVisible()
  await expect.element(tray.getByRole('region', { name: 'Odds' })).toBeVisible()
})

it('[TRAY-12] the log lists all rolls, newest first, and older ones after Show more', async () => {
  const { screen } = await visit('/rules', { as: gameMaster, files })
  for (let turn = 1; turn <= 11; turn += 1) await call('rollDice', { pool: '1k', reason: `Turn ${turn}` })
  await screen.getByRole('button', { name: 'Dice', exact: true }).click()
  await showMore(screen.getByRole('dialog', { name: 'Dice Roller' }))
  const log = screen.getByRole('region', { name: 'Roll log' })
  const newest = log.getByRole('listitem').filter({ hasText: 'Turn 11' })
  await expect.element(newest).toMatchTextContent(/^Bram, Turn 11.*Fails1k.*(failure|no success)/)
  await expect.element(log.getByText(/Turn 1$/)).not.toBeInTheDocument()
  await log.getByRole('button', { name: 'Show more' }).click()
  await expect.element(log.getByText(/Turn 1$/)).toBeVisible()
})

describe('the key', () => {
  it('[TRAY-19] a requested pool is rolled by Enter at once, and after other keys', async () => {
    const { screen } = await visit('/rules', { as, files })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    openTray({ pool: { ...emptyPool, ability: 2 }, skill: 'stealth' })
    const tray = screen.getByRole('dialog', { name: 'Dice Roller' })
    await expect.element(tray.getByRole('button', { name: 'Roll Dice' })).toHaveFocus()
    await userEvent.keyboard('3b')
    await expect.element(tray.getByLabelText('Pool')).toHaveTextContent('2 ability, 1 boost, 3 difficulty')
    await userEvent.keyboard('{Enter}')
    const result = tray.getByRole('region', { name: 'Result' })
    await expect.element(result).toBeVisible()
    await clickAway(result)
    await userEvent.keyboard('b{Enter}')
    await expect.element(result).toBeVisible()
  })
})

describe('the key', () => {
  it('[TRAY-1] [TRAY-13] D opens the tray, but not while the user is typing, and can be turned off', async () => {
    await page.viewport(900, 900)
    const { screen } = await visit('/rules', { as, files })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.keyboard('d')
    const tray = screen.getByRole('dialog', { name: 'Dice Roller' })
    await expect.element(tray).toBeVisible()
    await tray.getByRole('button', { name: 'Dice only, no skill' }).click()
    await showMore(tray)
    await tray.getByRole('textbox', { name: 'Reason' }).fill('')
    await userEvent.keyboard('dd')
    await expect.element(tray.getByRole('textbox', { name: 'Reason' })).toHaveValue('dd')
    await tray.getByRole('switch', { name: /^Keys: D opens/ }).click()
    await tray.getByRole('button', { name: 'Close' }).click()
    await userEvent.keyboard('d')
    await expect.element(tray).not.toBeInTheDocument()
  })
})
