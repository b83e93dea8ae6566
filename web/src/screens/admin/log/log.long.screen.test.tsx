import { expect, it } from 'vitest'

import { call, newIdempotencyKey } from '#api/call.ts'
import { callAs, gameMaster, player, visit } from '#testing/visit.tsx'

const KESSA = 'characters/kessa-vane'
const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  'items/bell.md': '---\nname: Tide bell\nvisible: false\n---\n',
}

const open = async (address = '/admin/log') => await visit(address, { as: gameMaster, files })
const show = async (visible: boolean) =>
  await call('setEntityVisibility', { entityId: 'items/bell', visible }, { idempotencyKey: newIdempotencyKey() })

it('[LOG-9] an action appears in the open log, which can undo it', async () => {
  const { screen } = await open()
  const log = screen.getByRole('list', { name: 'Log entries' })
  await expect.element(log).toBeVisible()
  await show(true)
  await expect.element(log.getByRole('listitem').first()).toMatchTextContent(/showed Tide bell to players/)
  await log.getByRole('button', { name: /^Undo: .* showed Tide bell to players/ }).click()
  await expect.element(log.getByRole('listitem').first()).toMatchTextContent(/hid Tide bell from players/)
})

it('[LOG-6] says why an action can no longer be undone', async () => {
  const { screen } = await open()
  await show(true)
  await callAs(player(KESSA), 'updateCharacterInventory', { characterId: KESSA, itemId: 'items/bell', amount: 2 })
  await call(
    'updateCharacterInventory',
    { characterId: KESSA, itemId: 'items/bell', amount: 1 },
    { idempotencyKey: newIdempotencyKey() },
  )
  await expect.element(screen.getByText('Can’t be undone: it has changed again since.')).toBeVisible()
})

it('[LOG-3] the filter is in the address', async () => {
  const { screen, address } = await open('/admin/log?entity=items%2Fbell')
  await expect.element(screen.getByRole('button', { name: /^Only Tide bell/ })).toBeVisible()
  await screen.getByRole('textbox', { name: 'Day' }).fill('2001-01-01')
  await expect.element(screen.getByText('No log entries match this filter.')).toBeVisible()
  expect(address()).toContain('day=2001-01-01')
  await screen.getByRole('button', { name: /^Only Tide bell/ }).click()
  expect(address()).not.toContain('entity')
})

it('[LOG-2] redirects a player to the home page', async () => {
  const { address } = await visit('/admin/log', { as: player(KESSA), files, frame: 'none' })
  await expect.poll(address).toBe('/')
})
