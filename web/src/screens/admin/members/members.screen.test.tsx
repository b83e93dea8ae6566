import { expect, it } from 'vitest'

import { marenJoins, openMembers } from './members-fixture.ts'

it('[MEM-1] [MEM-10] lists the members, hides actions that don’t apply to the viewer, and creates a reset link', async () => {
  const { screen, links } = await openMembers('none')
  const self = screen.getByRole('listitem', { name: 'Bram Okafor' })
  await expect.element(self).toMatchTextContent(/Game master.*You.*@waybook\.test.*signed in on one device/)
  for (const name of ['End sessions', 'Remove'])
    await expect.element(self.getByRole('button', { name })).not.toBeInTheDocument()
  await self.getByRole('button', { name: 'Create reset link' }).click()
  const made = screen.getByRole('region', { name: 'New link' })
  await expect.element(made).toMatchTextContent(/lets Bram Okafor choose a new password.*expires after an hour/)
  await expect.element(links.getByRole('listitem')).toMatchTextContent(/New password.*Bram Okafor/)
})

it('[MEM-2] [MEM-3] [MEM-11] [MEM-330] shows an invite once with a note on where it works, lists it, replaces it, and revokes it', async () => {
  const { links, invite } = await openMembers('none')
  await expect.element(links.getByText(/No open links/)).toBeVisible()
  await invite.getByLabelText('Character').selectOptions('Odo')
  await invite.getByRole('button', { name: 'Create invite link' }).click()
  const made = invite.getByRole('region', { name: 'New link' })
  await expect.element(made.getByLabelText('Link')).toHaveValue(expect.stringMatching(/\/join#[\w-]{43}$/) as string)
  await expect.element(made.getByText(/^It works on this computer only/)).toBeVisible()
  await expect.element(made.getByRole('figure')).not.toBeInTheDocument()
  const row = links.getByRole('listitem')
  await expect.element(row).toMatchTextContent(/Invite: Player.*Odo.*Expires/)
  await made.getByRole('button', { name: 'Done' }).click()
  await expect.element(made).not.toBeInTheDocument()
  await row.getByRole('button', { name: 'Copy a new link: Invite: Player, Odo' }).click()
  const another = links.getByRole('region', { name: 'New link' })
  await expect.element(another).toMatchTextContent(/replaces the one that you sent before/)
  await expect.element(another.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await row.getByRole('button', { name: 'Revoke: Invite: Player, Odo' }).click()
  await expect.element(links.getByText(/No open links/)).toBeVisible()
})

it('[MEM-6] removes a member after a confirmation', async () => {
  const { screen } = await openMembers()
  await marenJoins()
  const maren = screen.getByRole('listitem', { name: 'Maren Holt' })
  await maren.getByRole('button', { name: 'Remove' }).click()
  const question = screen.getByRole('dialog', { name: 'Remove Maren Holt?' })
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(maren).not.toBeInTheDocument()
})
