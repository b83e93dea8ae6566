import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { gameMaster, player, visit } from '#testing/visit.tsx'

const files = {
  'characters/kessa-vane.md':
    '---\nname: Kessa Vane\ntags: [party-member]\nrelationships:\n  - { type: carries, to: items/tide-bell }\n---\n\nRings [[items/tide-bell|her bell]], and fears [[characters/mr-linnet]].\n',
  'items/tide-bell.md':
    '---\nname: The tide bell\ntags: [brass]\nproperties: { description: A bell that knows the water. It hums. }\n---\n',
  'characters/mr-linnet.md': '---\nname: Mr. Linnet\n---\n\nWatches [[characters/kessa-vane]].\n',
}
const card = () => document.querySelector('[data-preview]')
const text = () => card()?.textContent

const visitKessa = async (as = player()) => (await visit('/characters/kessa-vane', { as, files })).screen

it('[PRE-1] a link in prose or among relationships shows a card about its entity', async () => {
  const screen = await visitKessa()
  for (const name of ['her bell', 'The tide bell']) {
    await screen.getByRole('link', { name }).hover()
    await expect.poll(text, { message: name }).toBe('The tide bellItemA bell that knows the water.brass')
    expect(card()?.querySelector('svg')).not.toBeNull()
    await screen.getByRole('heading', { level: 1 }).hover()
    await expect.poll(card).toBeNull()
  }
})

it('[PRE-1] the card tells the game master that an entity is hidden from players', async () => {
  const screen = await visitKessa(gameMaster)
  await screen.getByRole('link', { name: 'Mr. Linnet' }).first().hover()
  await expect.poll(text).toBe('Mr. LinnetCharacterHidden from players')
})

it('[PRE-2] keyboard focus shows the card and stays on the link, and Escape closes the card', async () => {
  const screen = await visitKessa()
  // At the edge, where no link moves under the pointer when the page scrolls.
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } })
  const link = screen.getByRole('link', { name: 'her bell' })
  await expect.element(link).toBeVisible()
  while (document.activeElement !== link.element()) await userEvent.tab()
  await expect.poll(text).toMatch(/^The tide bell/)
  await expect.element(link).toHaveFocus()
  await expect.element(link).toHaveAccessibleDescription(/A bell that knows the water/)
  await userEvent.keyboard('{Escape}')
  await expect.poll(card).toBeNull()
  await expect.element(link).toHaveFocus()
  await expect.element(link).not.toHaveAttribute('aria-describedby')
})

it('[PRE-2] the card stays while the pointer is on it and disappears afterwards', async () => {
  const screen = await visitKessa()
  await screen.getByRole('link', { name: 'her bell' }).hover()
  await expect.poll(card).not.toBeNull()
  await userEvent.hover(card() ?? document.body)
  await expect.element(screen.getByText('A bell that knows the water.')).toBeVisible()
  await userEvent.hover(screen.getByRole('heading', { level: 1 }))
  await expect.poll(card).toBeNull()
})

it('[PRE-2] following the link removes the card', async () => {
  const screen = await visitKessa()
  const link = screen.getByRole('link', { name: 'her bell' })
  await link.hover()
  await expect.poll(card).not.toBeNull()
  await link.click()
  await expect.element(screen.getByRole('heading', { name: 'The tide bell', level: 1 })).toBeVisible()
  expect(card()).toBeNull()
})

it('[PRE-4] an entity that a player may not see has no link and no card', async () => {
  const screen = await visitKessa()
  await expect.element(screen.getByRole('region', { name: 'Backstory' })).toMatchTextContent(/fears someone/)
  const leads = [...document.querySelectorAll<HTMLElement>('[data-entity]')].map(({ dataset }) => dataset['entity'])
  expect(new Set(leads)).toEqual(new Set(['items/tide-bell']))
})
