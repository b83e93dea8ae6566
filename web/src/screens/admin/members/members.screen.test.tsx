import { expect, it } from 'vitest'

import { call } from '#api/call.ts'
import { breakStore, gameMaster, joinStage, player, visit } from '#testing/visit.tsx'

const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  'characters/odo.md': '---\nname: Odo\ntags: [party-member]\n---\n',
}

async function openMembers() {
  const { screen } = await visit('/admin/members', { as: gameMaster, files })
  const links = screen.getByRole('region', { name: 'Open links' })
  await expect.element(links).toBeVisible()
  return { screen, links, invite: screen.getByRole('region', { name: 'Invite' }) }
}

/** Somebody makes an account in another browser; what is done at the desk next is told at once, and with it who came. */
async function marenJoins(): Promise<void> {
  await joinStage(player())
  await call('makeInvite', { role: 'player' })
}

it('[MEM-1] lists who has an account, and what cannot be done to oneself is not offered', async () => {
  const { screen } = await openMembers()
  const self = screen.getByRole('listitem', { name: 'Bram Okafor' })
  await expect.element(self).toMatchTextContent(/Game master.*You.*@waybook\.test.*signed in on one device/)
  await expect.element(self.getByRole('button', { name: 'Make reset link' })).toBeVisible()
  for (const name of ['End sessions', 'Remove'])
    await expect.element(self.getByRole('button', { name })).not.toBeInTheDocument()
})

it('[MEM-2] [MEM-3] [MEM-11] an invite is shown once with where it opens, is listed, and is revoked', async () => {
  const { links, invite } = await openMembers()
  await expect.element(links.getByText(/No link is open/)).toBeVisible()
  await invite.getByLabelText('Character').selectOptions('Odo')
  await invite.getByRole('button', { name: 'Make invite link' }).click()
  const made = invite.getByRole('region', { name: 'New link' })
  await expect.element(made.getByLabelText('Link')).toHaveValue(expect.stringMatching(/\/join#[\w-]{43}$/) as string)
  await expect.element(made.getByText(/^It opens on this computer only/)).toBeVisible()
  await expect.element(made.getByRole('figure')).not.toBeInTheDocument()
  const row = links.getByRole('listitem')
  await expect.element(row).toMatchTextContent(/Invite: Player.*Odo.*Until/)
  await made.getByRole('button', { name: 'Done' }).click()
  await expect.element(made).not.toBeInTheDocument()
  await row.getByRole('button', { name: 'Revoke: Invite: Player, Odo' }).click()
  await expect.element(links.getByText(/No link is open/)).toBeVisible()
})

it('[MEM-12] a link that was made says by itself that it opens nothing any more', async () => {
  const { invite } = await openMembers()
  await invite.getByLabelText('Character').selectOptions('Odo')
  await invite.getByRole('button', { name: 'Make invite link' }).click()
  const made = invite.getByRole('region', { name: 'New link' })
  const link = made.getByLabelText('Link')
  await expect.element(link).toBeVisible()
  // Another one for the same character takes its place.
  await call('makeInvite', { role: 'player', characterId: 'characters/odo' })
  await expect.element(made.getByText(/^This link opens nothing any more/)).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
  await made.getByRole('button', { name: 'Done' }).click()
  await expect.element(made).not.toBeInTheDocument()
})

it('[MEM-5] a character is assigned, and is nobody else’s to choose', async () => {
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

it('[MEM-6] a member is removed after a question', async () => {
  const { screen } = await openMembers()
  await marenJoins()
  const maren = screen.getByRole('listitem', { name: 'Maren Holt' })
  await maren.getByRole('button', { name: 'Remove' }).click()
  const question = screen.getByRole('dialog', { name: 'Remove Maren Holt?' })
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(maren).not.toBeInTheDocument()
})

it('[MEM-10] a reset link is made for a member, and says how long it is good', async () => {
  const { screen, links } = await openMembers()
  await screen.getByRole('button', { name: 'Make reset link' }).click()
  const made = screen.getByRole('region', { name: 'New link' })
  await expect.element(made).toMatchTextContent(/Bram Okafor chooses a new password, once, within an hour/)
  await expect.element(links.getByRole('listitem')).toMatchTextContent(/New password.*Bram Okafor/)
})

it('[MEM-1] says why it cannot', async () => {
  const { screen, invite } = await openMembers()
  await breakStore()
  await invite.getByRole('button', { name: 'Make invite link' }).click()
  await expect.element(screen.getByRole('alert').first()).toBeVisible()
})
