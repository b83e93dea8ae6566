import { expect, it } from 'vitest'

import { call } from '#api/call.ts'
import { breakDatabase } from '#testing/visit.tsx'

import { marenJoins, openMembers } from './members-fixture.ts'

it('[MEM-12] a new link shows without a reload when it stops working', async () => {
  const { invite } = await openMembers()
  await invite.getByLabelText('Character').selectOptions('Odo')
  await invite.getByRole('button', { name: 'Create invite link' }).click()
  const made = invite.getByRole('region', { name: 'New link' })
  const link = made.getByLabelText('Link')
  await expect.element(link).toBeVisible()
  // Another invite for the same character replaces it.
  await call('makeInvite', { role: 'player', characterId: 'characters/odo' })
  await expect.element(made.getByText(/^This link no longer works/)).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
  await made.getByRole('button', { name: 'Done' }).click()
  await expect.element(made).not.toBeInTheDocument()
})

it('[MEM-5] an assigned character can’t be chosen for another member', async () => {
  const { screen, invite } = await openMembers()
  await marenJoins()
  const choice = screen.getByRole('listitem', { name: 'Maren Holt' }).getByLabelText('Character')
  const others = invite.getByLabelText('Character')
  const offered = () => [...others.element().querySelectorAll('option')].map(({ label }) => label)
  await expect.poll(offered).toEqual(['No character', 'Kessa Vane', 'Odo'])
  await choice.selectOptions('Odo')
  await expect.poll(offered).toEqual(['No character', 'Kessa Vane'])
  await expect.element(choice).toHaveValue('characters/odo')
})

it('[MEM-1] shows an error if creating a link fails', async () => {
  const { screen, invite } = await openMembers('none')
  await breakDatabase()
  await invite.getByRole('button', { name: 'Create invite link' }).click()
  await expect.element(screen.getByRole('alert').first()).toBeVisible()
})

it('[MAIL-6] an invite is mailed, and its link shown', async () => {
  const { invite } = await openMembers('none')
  await invite.getByLabelText('Send to (optional)').fill('lia@waybook.test')
  await invite.getByRole('button', { name: 'Create and mail invite link' }).click()
  await expect.element(invite.getByText('The mail server has accepted the invite.')).toBeVisible()
  await expect.element(invite.getByLabelText('Link')).toBeVisible()
})
