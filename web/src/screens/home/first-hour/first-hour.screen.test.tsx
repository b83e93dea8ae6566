import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { callAs, gameMaster, visit } from '#testing/visit.tsx'

const list = { name: 'The first hour' }

it('[SCR-236] [SCR-306] Home of an empty campaign lists its first steps, and each is done by what happened', async () => {
  const { screen } = await visit('/', { as: gameMaster, files: {}, frame: 'whole' })
  const steps = screen.getByRole('region', list)
  await expect.element(steps.getByText('0 of 5 done')).toBeVisible()
  const next = () => document.querySelector('[aria-current=step]')?.textContent
  expect(next()).toContain('The first character')
  await callAs(gameMaster, 'createEntity', { type: 'character', text: '---\nname: Kessa Vane\n---\n' })
  await expect.element(steps.getByText(/^Kessa Vane\. Made by \w+, today/)).toBeVisible()
  await expect.poll(next).toContain('Invite your players')
  await expect.element(screen.getByRole('link', { name: 'Invite a player' })).toHaveAttribute('href', '/admin/members')
  await steps.getByRole('button', { name: 'New place' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'New location' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await callAs(gameMaster, 'rollDice', { pool: { boost: 1 }, reason: '', audience: 'table' })
  await expect.element(steps.getByText(/^Rolled by/)).toBeVisible()
  await expect.element(steps.getByText('2 of 5 done')).toBeVisible()
})
