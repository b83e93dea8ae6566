import { expect, it } from 'vitest'

import { call } from '#api/call.ts'
import { breakDatabase, gameMaster, createAccount, player, visit, type Frame } from '#testing/visit.tsx'

const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  'characters/odo.md': '---\nname: Odo\ntags: [party-member]\n---\n',
}

/** The frame has the live connection, which updates the list after changes elsewhere. */
async function openMembers(frame: Frame = 'whole') {
  const { screen } = await visit('/admin/members', { as: gameMaster, files, frame })
  const links = screen.getByRole('region', { name: 'Open links' })
  await expect.element(links).toBeVisible()
  return { screen, links, invite: screen.getByRole('region', { name: 'Invite' }) }
}

/** Creates an account from another browser, and then a link: the live connection reports only the link. */
async function marenJoins(): Promise<void> {
  await createAccount(player())
  await call('makeInvite', { role: 'player' })
}

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

it('[MEM-1] shows an error if creating a link fails', async () => {
  const { screen, invite } = await openMembers('none')
  await breakDatabase()
  await invite.getByRole('button', { name: 'Create invite link' }).click()
  await expect.element(screen.getByRole('alert').first()).toBeVisible()
})
