import { ANY_PLAYER } from '@waybook/contract'
import { beforeEach, expect, it, onTestFinished } from 'vitest'

import { call } from '#api/call.ts'
import { keepViewAcrossReloads, setViewAs, viewAs } from '#stores/view-as.ts'
import { callAs, createAccount, gameMaster, player, visit } from '#testing/visit.tsx'

const KESSA = 'characters/kessa-vane'
const ZEBULON = 'characters/zebulon'
const files = {
  [`${KESSA}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\nproperties: { max_hp: 12 }\n---\n\nShe knows.\n',
  'characters/odo.md': '---\nname: Odo\ntags: [party-member]\n---\n',
  [`${ZEBULON}.md`]: '---\nname: Zebulon\n---\n\nA plumbago secret.\n',
  'items/bell.md': `---\nname: A bell\n---\n\nIt rings.\n\n> [!secret] for [[${KESSA}]]\n> For Kessa.\n\n> [!secret]\n> For nobody.\n`,
}

beforeEach(() => {
  onTestFinished(() => setViewAs(null))
})

async function viewedAs(who: string, path: string) {
  setViewAs(who)
  const { screen, ...visited } = await visit(path, { as: gameMaster, files })
  return { ...visited, screen, banner: screen.getByRole('region', { name: 'View as player' }) }
}

it('[SCR-276] the game master sees a page like the chosen player, below a banner', async () => {
  const { screen, banner } = await viewedAs(KESSA, '/items/bell')
  await expect.element(banner).toMatchTextContent(/You see this as Kessa Vane’s player.*Back to your view/)
  await expect.element(banner.getByRole('status')).toHaveTextContent('You see this as Kessa Vane’s player')
  await expect.element(screen.getByText('For Kessa.')).toBeVisible()
  await expect.element(screen.getByText('For nobody.')).not.toBeInTheDocument()
  for (const name of ['Edit', 'Admin', 'Reveal'])
    await expect
      .element(screen.getByRole('link', { name }).or(screen.getByRole('button', { name })))
      .not.toBeInTheDocument()
})

it('[SCR-276] a player without a character sees less', async () => {
  const { screen, banner } = await viewedAs(ANY_PLAYER, '/items/bell')
  await expect.element(banner).toMatchTextContent(/You see this as a player without a character/)
  await expect.element(screen.getByText('For Kessa.')).not.toBeInTheDocument()
})

it('[SCR-276] the key E doesn’t open the editor, and game masters’ pages behave as for players', async () => {
  const { address, navigate, screen, banner } = await viewedAs(KESSA, '/items/bell')
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }))
  expect(address()).toBe('/items/bell')
  await navigate('/items/bell/edit')
  await expect.element(screen.getByText('Only the game master can edit pages')).toBeVisible()
  await navigate('/admin')
  await expect.poll(address).toBe('/')
  await expect.element(banner).toBeVisible()
})

it('[SCR-278] live changes update the view like the player’s page', async () => {
  const { screen } = await viewedAs(KESSA, `/${ZEBULON}`)
  await expect.element(screen.getByText('Character not found')).toBeVisible()
  await callAs(gameMaster, 'setEntityVisibility', { entityId: ZEBULON, visible: true })
  await expect.element(screen.getByText('A plumbago secret.')).toBeVisible()
})

it('[SCR-279] the server refuses the player’s actions, and the notice leads back', async () => {
  const { screen } = await viewedAs(KESSA, '/')
  await expect(call('rollDice', { pool: { boost: 1 } })).rejects.toMatchObject({ id: 'view-only' })
  const notice = screen.getByRole('status').filter({ hasText: 'You are viewing as a player: nothing was changed.' })
  await expect.element(notice.getByRole('button', { name: 'Back to your view' })).toBeVisible()
})

it('[SCR-281] the profile shows no account', async () => {
  const { screen } = await viewedAs(KESSA, '/profile')
  await expect.element(screen.getByText(/To see yours, leave this view/)).toBeVisible()
  for (const name of ['Sign out everywhere', 'View as player'])
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument()
  await expect.element(screen.getByText('Bram')).not.toBeInTheDocument()
})

it('[SCR-275] the choice lists the players of party members and of other played characters', async () => {
  const { screen } = await visit('/items/bell', { as: gameMaster, files })
  await createAccount(player(ZEBULON))
  await screen.getByRole('button', { name: 'More' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'View as player' }).click()
  const choice = screen.getByRole('dialog', { name: 'View as player' })
  await expect.element(choice.getByRole('button', { name: /^Kessa Vane’s player.*Nobody plays/ })).toBeVisible()
  await expect.element(choice.getByRole('button', { name: /^Odo’s player/ })).toBeVisible()
  await expect.element(choice.getByRole('button', { name: /^Zebulon’s player.*Played by Maren/ })).toBeVisible()
  await expect.element(choice.getByRole('button', { name: 'A player without a character' })).toBeVisible()
  await choice.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(choice).not.toBeInTheDocument()
})

it('[SCR-275] players have no such choice', async () => {
  const { screen } = await visit('/items/bell', { as: player(KESSA), files })
  await screen.getByRole('button', { name: 'More' }).click()
  await expect.element(screen.getByRole('dialog').getByRole('link', { name: 'Notes' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'View as player' })).not.toBeInTheDocument()
})

it('[SCR-277] the view is in the tab’s storage only while the page unloads', () => {
  const stored = (): unknown[] => Object.values(sessionStorage)
  keepViewAcrossReloads()
  setViewAs(KESSA)
  expect(stored()).not.toContain(KESSA)
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(stored()).toContain(KESSA)
  dispatchEvent(new PageTransitionEvent('pageshow'))
  expect(stored()).not.toContain(KESSA)
  expect(viewAs()).toBe(KESSA)
})
