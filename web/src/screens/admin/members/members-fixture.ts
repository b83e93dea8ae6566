import { expect } from 'vitest'

import { call } from '#api/call.ts'
import { gameMaster, createAccount, player, visit, type Frame } from '#testing/visit.tsx'

const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  'characters/odo.md': '---\nname: Odo\ntags: [party-member]\n---\n',
}

/** The frame has the live connection, which updates the list after changes elsewhere. */
export async function openMembers(frame: Frame = 'whole') {
  const { screen } = await visit('/admin/members', { as: gameMaster, files, frame })
  const links = screen.getByRole('region', { name: 'Open links' })
  await expect.element(links).toBeVisible()
  return { screen, links, invite: screen.getByRole('region', { name: 'Invite' }) }
}

/** Creates an account from another browser, and then a link: the live connection reports only the link. */
export async function marenJoins(): Promise<void> {
  await createAccount(player())
  await call('makeInvite', { role: 'player' })
}
