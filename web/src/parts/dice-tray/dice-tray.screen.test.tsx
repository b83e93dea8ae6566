import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { openTray } from '#stores/tray.ts'
import { clickAway, gameMaster, player, visit } from '#testing/visit.tsx'

const files = { 'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n' }
const as = player('characters/kessa-vane')

async function openOn(path: string, who = as) {
  const { screen } = await visit(path, { as: who, files })
  await screen.getByRole('button', { name: 'Dice', exact: true }).click()
  const tray = screen.getByRole('dialog', { name: 'Dice Roller' })
  await expect.element(tray).toBeVisible()
  return { screen, tray }
}

describe('building a pool', () => {
  it('[TRAY-1] the Dice tab opens it over any page, and Close closes it', async () => {
    const { screen, tray } = await openOn('/rules')
    await tray.getByRole('button', { name: 'Close' }).click()
    await expect.element(tray).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Dice', exact: true })).toBeVisible()
  })

  it('[TRAY-2] taps add and remove dice, from 0 to 10 of each kind', async () => {
    const { tray } = await openOn('/rules')
    const more = tray.getByRole('button', { name: 'Add one boost die' })
    const less = tray.getByRole('button', { name: 'Remove one boost die' })
    await expect.element(less).toHaveAttribute('aria-disabled', 'true')
    for (let tap = 0; tap < 11; tap += 1) await more.click({ force: true })
    await expect.element(tray.getByRole('group', { name: 'Boost dice: 10' })).toBeVisible()
    await expect.element(more).toHaveAttribute('aria-disabled', 'true')
    await less.click()
    await expect.element(tray.getByRole('group', { name: 'Boost dice: 9' })).toBeVisible()
  })

  it('[TRAY-2] a name sets the difficulty dice, upgrades replace dice, Clear empties the pool', async () => {
    const { tray } = await openOn('/rules')
    await tray.getByRole('button', { name: 'Hard' }).click()
    await tray.getByRole('button', { name: 'Upgrade difficulty' }).click()
    await expect.element(tray.getByLabelText('Pool')).toHaveTextContent('1 challenge, 2 difficulty')
    await tray.getByRole('button', { name: 'Clear' }).click()
    await expect.element(tray.getByLabelText('Pool')).toHaveTextContent('no dice')
  })

  it('[TRAY-3] notation can be typed; its error is shown below the field', async () => {
    const { tray } = await openOn('/rules')
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

  it('[TRAY-4] a page puts its pool, its skill and its reason into the tray', async () => {
    const { screen } = await visit('/rules', { as, files })
    openTray({ pool: { ...nothing, ability: 2, proficiency: 2 }, skill: 'stealth', note: 'Agility 4, 2 ranks' })
    const tray = screen.getByRole('dialog', { name: 'Dice Roller' })
    await expect.element(tray.getByRole('heading', { name: 'Stealth' })).toBeVisible()
    await expect.element(tray.getByText('Agility 4, 2 ranks')).toBeVisible()
    await expect.element(tray.getByLabelText('Pool')).toHaveTextContent('2 proficiency, 2 ability')
  })
})

const nothing = { proficiency: 0, ability: 0, boost: 0, challenge: 0, difficulty: 0, setback: 0 }

it('[TRAY-5] the odds of the pool are shown, and how single changes would affect them', async () => {
  const { tray } = await openOn('/rules')
  openTray({ pool: { ...nothing, proficiency: 2, ability: 1, difficulty: 3 } })
  const odds = tray.getByRole('region', { name: 'Odds' })
  await expect.element(odds).toMatchTextContent(/58 %to succeed42 % to fail/)
  await expect.element(odds.getByRole('img', { name: /^Net successes: ≤−3: / })).toBeVisible()
  await expect.element(odds).toMatchTextContent(/32 %advantage46 %threat16 %triumph0 %despair/)
  const boost = tray.getByRole('button', { name: /^One boost more/ })
  await expect.element(boost).toHaveTextContent('One boost more+765 %')
  await boost.click()
  await expect.element(odds).toMatchTextContent(/65 %to succeed/)
})

describe('rolling', () => {
  it('[TRAY-6] Roll Dice is disabled while there is nothing to roll', async () => {
    const { tray } = await openOn('/rules')
    const roll = tray.getByRole('button', { name: 'Roll Dice' })
    await expect.element(roll).toHaveAttribute('aria-disabled', 'true')
    await tray.getByRole('button', { name: 'Add one ability die' }).click()
    await expect.element(roll).not.toHaveAttribute('aria-disabled')
  })

  it('[TRAY-7] [TRAY-10] the result replaces the pool, is announced and counted, and is cleared by the next click', async () => {
    const { tray } = await openOn('/rules')
    openTray({ pool: { ...nothing, ability: 2 }, skill: 'stealth' })
    await tray.getByRole('button', { name: 'Roll Dice' }).click()
    const result = tray.getByRole('region', { name: 'Result' })
    await expect.element(result).toMatchTextContent(/(Succeeds|Fails)Kessa Vane, Stealth\. Everyone saw this roll\./)
    await expect.element(result.getByRole('img', { name: /^ability: / })).toHaveLength(2)
    await expect.element(tray.getByText(/^Kessa Vane, Stealth: (Success|Failure), \d net/)).toBeInTheDocument()
    await expect.element(tray.getByText(/^Rolls so far: \d+$/)).toBeVisible()
    await expect.element(tray.getByRole('group', { name: 'Ability dice: 2' })).not.toBeInTheDocument()
    await clickAway(result)
    await expect.element(tray.getByRole('group', { name: 'Ability dice: 2' })).toBeVisible()
  })

  it('[TRAY-8] users choose who sees a roll, and the result states it', async () => {
    const { tray } = await openOn('/rules')
    openTray({ pool: { ...nothing, ability: 1 } })
    await tray.getByRole('combobox', { name: 'Who sees it' }).selectOptions('Only me')
    await tray.getByRole('button', { name: 'Roll Dice' }).click()
    await expect.element(tray.getByRole('region', { name: 'Result' })).toMatchTextContent(/Nobody else saw this roll\./)
  })

  it('[TRAY-11] without a connection the browser rolls itself, says so, and does not add the roll to the log', async () => {
    const { tray } = await openOn('/rules')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    openTray({ pool: { ...nothing, ability: 1 }, reason: 'Leap' })
    await tray.getByRole('button', { name: 'Roll Dice' }).click()
    const result = tray.getByRole('region', { name: 'Result' })
    await expect.element(result).toMatchTextContent(/, Leap\. Local: rolled here without a connection/)
    vi.unstubAllGlobals()
    await clickAway(result)
    await expect.element(tray.getByText('Nobody has rolled yet.')).toBeVisible()
  })
})

it('[TRAY-12] the log lists all rolls, newest first, and older ones after Show more', async () => {
  // On a wide screen the log stays visible below a result.
  await page.viewport(900, 900)
  const { screen } = await visit('/rules', { as: gameMaster, files })
  for (let turn = 1; turn <= 11; turn += 1) await call('rollDice', { pool: '1k', reason: `Turn ${turn}` })
  await screen.getByRole('button', { name: 'Dice', exact: true }).click()
  const log = screen.getByRole('region', { name: 'Roll log' })
  const newest = log.getByRole('listitem').filter({ hasText: 'Turn 11' })
  await expect.element(newest).toMatchTextContent(/^Bram, Turn 11.*Fails1k.*failure, net/)
  await expect.element(log.getByText(/Turn 1$/)).not.toBeInTheDocument()
  await log.getByRole('button', { name: 'Show more' }).click()
  await expect.element(log.getByText(/Turn 1$/)).toBeVisible()
})

describe('the key', () => {
  it('[TRAY-1] D opens the tray, but not while the user is typing', async () => {
    const { screen } = await visit('/rules', { as, files })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.keyboard('d')
    const tray = screen.getByRole('dialog', { name: 'Dice Roller' })
    await expect.element(tray).toBeVisible()
    await tray.getByRole('textbox', { name: 'Reason' }).fill('')
    await userEvent.keyboard('dd')
    await expect.element(tray.getByRole('textbox', { name: 'Reason' })).toHaveValue('dd')
  })

  it('[TRAY-13] the key can be turned off', async () => {
    await page.viewport(900, 900)
    const { screen } = await visit('/rules', { as, files })
    await screen.getByRole('button', { name: 'Dice', exact: true }).click()
    const tray = screen.getByRole('dialog', { name: 'Dice Roller' })
    await tray.getByRole('switch', { name: 'Open with the D key' }).click()
    await tray.getByRole('button', { name: 'Close' }).click()
    await userEvent.keyboard('d')
    await expect.element(tray).not.toBeInTheDocument()
  })
})
