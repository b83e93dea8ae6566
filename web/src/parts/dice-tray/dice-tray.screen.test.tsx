import { emptyPool } from '@waybook/rules'
import { describe, expect, it } from 'vitest'

import { openTray } from '#stores/tray.ts'

import { openTrayOn, showMore } from './tray-fixture.ts'

describe('building a pool', () => {
  it('[TRAY-1] [TRAY-2] the Dice tab opens the tray; steps set the difficulty by name, and taps add and remove dice', async () => {
    const { screen, tray } = await openTrayOn('/rules')
    await expect.element(tray.getByLabelText('Pool')).toHaveTextContent('no dice')
    for (const name of ['Easy', 'Average', 'Hard']) {
      await tray.getByRole('button', { name: 'Harder' }).click()
      await expect.element(tray.getByRole('group', { name: `Difficulty: ${name}` })).toBeVisible()
    }
    await tray.getByRole('button', { name: 'Upgrade difficulty' }).click()
    await expect.element(tray.getByLabelText('Pool')).toHaveTextContent('1 challenge, 2 difficulty')
    await expect.element(tray.getByRole('group', { name: 'Difficulty: Hard' })).toBeVisible()
    await tray.getByRole('button', { name: 'Clear' }).click()
    await expect.element(tray.getByLabelText('Pool')).toHaveTextContent('no dice')
    const more = tray.getByRole('button', { name: 'Add one boost die' })
    const less = tray.getByRole('button', { name: 'Remove one boost die' })
    await expect.element(less).toHaveAttribute('aria-disabled', 'true')
    for (let dice = 1; dice <= 10; dice += 1) {
      // The row of dice grows and moves the button, so the next tap waits until it is still.
      await more.click()
      await expect.element(tray.getByRole('group', { name: `Boost dice: ${dice}`, exact: true })).toBeVisible()
    }
    await expect.element(more).toHaveAttribute('aria-disabled', 'true')
    await more.click({ force: true })
    await expect.element(tray.getByRole('group', { name: 'Boost dice: 10' })).toBeVisible()
    await less.click()
    await expect.element(tray.getByRole('group', { name: 'Boost dice: 9' })).toBeVisible()
    await tray.getByRole('button', { name: 'Close' }).click()
    await expect.element(tray).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Dice', exact: true })).toBeVisible()
  })

  it('[TRAY-4] [TRAY-15] a page puts its pool, skill and reason into the tray, and the difficulty is Average unless the page sets one', async () => {
    const { tray } = await openTrayOn('/rules')
    openTray({ pool: { ...emptyPool, ability: 2, proficiency: 2 }, skill: 'stealth', note: 'Agility 4, 2 ranks' })
    await expect.element(tray.getByRole('heading', { name: 'Stealth' })).toBeVisible()
    await expect.element(tray.getByText('Agility 4, 2 ranks')).toBeVisible()
    await expect.element(tray.getByLabelText('Pool')).toHaveTextContent('2 proficiency, 2 ability, 2 difficulty')
    await expect.element(tray.getByRole('group', { name: 'Difficulty: Average' })).toBeVisible()
    openTray({ pool: { ...emptyPool, ability: 3, difficulty: 3 }, skill: 'stealth', difficultyNote: 'Long range' })
    await expect.element(tray.getByRole('group', { name: 'Difficulty: Hard' })).toBeVisible()
    await expect.element(tray.getByText('Long range')).toBeVisible()
  })
})

it('[TRAY-5] the tray shows the odds of the pool, and how single changes would affect them', async () => {
  const { tray } = await openTrayOn('/rules')
  openTray({ pool: { ...emptyPool, proficiency: 2, ability: 1, difficulty: 3 } })
  const odds = tray.getByRole('region', { name: 'Odds' })
  await expect.element(odds).toMatchTextContent(/58%to succeed42% to fail/)
  await expect.element(odds.getByRole('img', { name: /^Net successes: ≤−3: / })).toBeVisible()
  const symbols = tray.getByRole('list', { name: 'Odds of symbols' })
  await expect.element(symbols).toMatchTextContent(/32%advantage46%threat16%triumph0%despair/)
  await showMore(tray)
  const boost = tray.getByRole('button', { name: /^One boost more/ })
  await expect.element(boost).toHaveTextContent('One boost more+765%')
  await boost.click()
  await expect.element(odds).toMatchTextContent(/65%to succeed/)
})
