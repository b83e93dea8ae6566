import { describe, expect, it } from 'vitest'

import { call } from '#api/call.ts'
import { rememberSeen } from '#stores/seen-commitments.ts'
import { breakDatabase, callAs, gameMaster, player, visit } from '#testing/visit.tsx'

const frame = 'none'

const files = { 'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n' }
const as = player('characters/kessa-vane')

describe('[PRF-7] the page of a roll recomputes it on the device', () => {
  it('and says that nobody chose a roll made here: from the tray to the log to the page', async () => {
    const { screen, address } = await visit('/rules', { as, files })
    await screen.getByRole('button', { name: 'Dice', exact: true }).click()
    const tray = screen.getByRole('dialog', { name: 'Dice Roller' })
    await tray.getByRole('button', { name: 'Add one boost die' }).click()
    await tray.getByRole('button', { name: 'Roll Dice' }).click()
    await expect.element(tray.getByRole('button', { name: 'Done' })).toBeVisible()
    await tray.getByRole('button', { name: 'Done' }).click()
    await screen.getByRole('button', { name: 'Dice', exact: true }).click()
    await tray.getByText('Reason, notation, changes, log').click()
    await tray.getByRole('link', { name: /^Check the roll by / }).click()

    const { rolls } = await call('getRolls', {})
    await expect.poll(address).toBe(`/proof/${rolls[0]?.id}`)
    await expect.element(screen.getByRole('heading', { name: 'Nobody chose this result' })).toBeVisible()
    for (const step of ['1. Before the roll', '2. The secret', '3. The dice'])
      await expect.element(screen.getByRole('listitem', { name: step, exact: true })).toMatchTextContent(/✓ Matches/)
    await expect
      .element(
        screen
          .getByRole('list', { name: 'Dice' })
          .getByText(/mod 8 = \d/)
          .first(),
      )
      .toBeVisible()
  })

  it('[PRF-8] and says that a device that did not make the roll cannot check everything; another page explains in plain words what a checked roll proves', async () => {
    const { screen, navigate } = await visit('/proof', { as, files, frame })
    for (const title of ['What happens in a roll', 'What that proves', 'What it does not prove', 'The formula'])
      await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
    await callAs(gameMaster, 'rollDice', { pool: '1y d1000', reason: 'a bet' })
    const { rolls } = await call('getRolls', {})
    await navigate(`/proof/${rolls[0]?.id}`)
    await expect.element(screen.getByRole('heading', { name: 'The dice follow from the secret' })).toBeVisible()
    await expect.element(screen.getByText('Cannot be checked here')).toBeVisible()
    await expect.element(screen.getByText(/mod 1000 = \d/)).toBeVisible()
  })

  it.each([
    ['a different commitment', { commitment: '00', salt: 'mine' }, /saw a different commitment/],
    ['a different salt', { salt: 'of somebody else' }, /Your device sent a different salt/],
  ])('and says if the device saw %s', async (_, seen, words) => {
    const { screen, navigate } = await visit('/proof', { as, files, frame })
    const { commitment } = await call('getRollCommitment', {})
    const { roll } = await call('rollDice', { pool: 'd6', salt: 'mine' }, { idempotencyKey: 'a-roll-with-a-salt' })
    rememberSeen({ rollId: roll.id, commitment, ...seen })
    await navigate(`/proof/${roll.id}`)
    await expect.element(screen.getByText(words).first()).toBeVisible()
  })
})

it('[PRF-6] [SCR-3] [SCR-24] says that a roll does not exist, or why it cannot be loaded', async () => {
  const { screen, navigate } = await visit('/proof/nothing', { as, files, frame })
  await expect.element(screen.getByRole('heading', { name: 'Roll not found' })).toBeVisible()
  await breakDatabase()
  await navigate('/proof/another')
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Failed to load the roll: /)
})
