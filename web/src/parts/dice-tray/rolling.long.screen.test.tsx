import { emptyPool } from '@waybook/rules'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { changeTray, openTray } from '#stores/tray.ts'
import { clickAway } from '#testing/visit.tsx'

import { openTrayOn, showMore } from './tray-fixture.ts'

it('[TRAY-7] [TRAY-10] the result replaces the pool, is announced and counted, and is cleared by the next click', async () => {
  const { tray } = await openTrayOn('/rules')
  openTray({ pool: { ...emptyPool, ability: 2 }, skill: 'stealth' })
  await tray.getByRole('button', { name: 'Roll Dice' }).click()
  const result = tray.getByRole('region', { name: 'Result' })
  await expect.element(result).toMatchTextContent(/(Succeeds|Fails)Kessa Vane, Stealth\. Everyone saw this roll\./)
  await expect.element(result.getByRole('img', { name: /^ability: / })).toHaveLength(2)
  await expect.element(tray.getByText(/^Kessa Vane, Stealth: (Succeeds by|Fails by|Fails,) /)).toBeInTheDocument()
  await expect.element(tray.getByText(/^\d+ rolls? so far$/)).toBeVisible()
  await expect.element(result.getByRole('heading')).toHaveFocus()
  await expect.element(tray.getByRole('group', { name: 'Boost dice: 0' })).not.toBeInTheDocument()
  await clickAway(result)
  await expect.element(tray.getByLabelText('Pool')).toHaveTextContent('2 ability, 2 difficulty')
})

it('[TRAY-16] [TRAY-17] Roll again rolls the same dice for the same reason; Done closes the tray and removes the reason and the dice outside the pool', async () => {
  const { screen, tray } = await openTrayOn('/rules')
  openTray({ pool: { ...emptyPool, ability: 2 }, reason: 'Leap' })
  changeTray({ others: { d100: 1 } })
  await tray.getByRole('button', { name: 'Roll Dice' }).click()
  const result = tray.getByRole('region', { name: 'Result' })
  await expect.element(result).toMatchTextContent(/Kessa Vane, Leap\./)
  const counted = () => Number.parseInt(tray.getByText(/^\d+ rolls? so far$/).query()?.textContent ?? '', 10)
  const before = counted()
  await tray.getByRole('button', { name: 'Roll again' }).click()
  await expect.poll(counted).toBe(before + 1)
  await expect.element(result).toMatchTextContent(/Kessa Vane, Leap\./)
  // The viewer's own rolls also arrive over the live connection.
  await expect.element(tray.getByRole('status', { name: 'Rolls by others' })).toBeEmptyDOMElement()
  await tray.getByRole('button', { name: 'Done' }).click()
  await expect.element(tray).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Dice', exact: true }).click()
  await expect.element(tray.getByRole('heading', { name: 'Roll' })).toBeVisible()
})

it('[TRAY-18] sixty dice are all fully visible, and the net result comes before them', async () => {
  await page.viewport(360, 740)
  const { tray } = await openTrayOn('/rules')
  openTray({ pool: { ability: 10, proficiency: 10, boost: 10, difficulty: 10, challenge: 10, setback: 10 } })
  await tray.getByRole('button', { name: 'Roll Dice' }).click()
  const dice = tray.getByRole('list', { name: 'Dice' })
  await expect.element(dice.getByRole('img', { name: /^\w+: / })).toHaveLength(60)
  await expect.element(dice).toBeInViewport({ ratio: 1 })
  expect(tray.element().scrollWidth).toBe(tray.element().clientWidth)
  const verdict = tray.getByRole('region', { name: 'Result' }).getByRole('heading', { level: 2 }).element()
  expect(verdict.compareDocumentPosition(dice.element()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})

it('[TRAY-8] users choose who sees a roll, and the result states it', async () => {
  const { tray } = await openTrayOn('/rules')
  openTray({ pool: { ...emptyPool, ability: 1 } })
  await tray.getByRole('combobox', { name: 'Who sees it' }).selectOptions('Only me')
  await tray.getByRole('button', { name: 'Roll Dice' }).click()
  await expect.element(tray.getByRole('region', { name: 'Result' })).toMatchTextContent(/Nobody else saw this roll\./)
})

it('[TRAY-11] without a connection the browser rolls itself, says so, and does not add the roll to the log', async () => {
  const { tray } = await openTrayOn('/rules')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  openTray({ pool: { ...emptyPool, ability: 1 }, reason: 'Leap' })
  await tray.getByRole('button', { name: 'Roll Dice' }).click()
  const result = tray.getByRole('region', { name: 'Result' })
  await expect.element(result).toMatchTextContent(/, Leap\. Local: rolled here without a connection/)
  vi.unstubAllGlobals()
  await clickAway(result)
  await showMore(tray)
  await expect.element(tray.getByText('Nobody has rolled yet.')).toBeVisible()
})
