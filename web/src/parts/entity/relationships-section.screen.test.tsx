import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { createQueryClient } from '#api/query-client.ts'
import { createAppRouter } from '#app.tsx'
import { gameMaster, player, visit } from '#testing/visit.tsx'

import { EntityLink } from './entity-link.tsx'

const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  'items/tide-bell.md': '---\nname: The tide bell\n---\n',
  'scenes/ford.md': '---\nname: The ford\nvisible: true\n---\n',
  'newsletters/tidings.md':
    '---\nname: Tidings\n---\n\n[[characters/kessa-vane]] rang [[items/tide-bell]] at [[scenes/ford]].\n',
  'characters/mr-linnet.md': '---\nname: Mr. Linnet\n---\n\nWatches [[characters/kessa-vane]].\n',
}

it('[SCR-18] a character, an item and a scene list the entities that mention them under Related, with links', async () => {
  const { screen, address, enter } = await visit('/rules', { as: player(), files, frame: 'none' })
  for (const path of ['/characters/kessa-vane', '/items/tide-bell', '/scenes/ford']) {
    enter(path)
    const mentioned = screen.getByRole('region', { name: 'Related' }).getByRole('list', { name: 'Mentioned in' })
    await expect.element(mentioned.getByRole('listitem'), { message: path }).toMatchTextContent('TidingsNewsletter')
    await mentioned.getByRole('link', { name: 'Tidings' }).click()
    await expect.poll(address, { message: path }).toBe('/newsletters/tidings')
  }
})

it('[SCR-18] the game master also sees mentions by entities that are hidden from players', async () => {
  const { screen } = await visit('/characters/kessa-vane', { as: gameMaster, files, frame: 'none' })
  const mentioned = screen.getByRole('list', { name: 'Mentioned in' })
  await expect.element(mentioned.getByRole('link', { name: 'Mr. Linnet' })).toBeVisible()
  await expect.element(mentioned.getByRole('listitem')).toHaveLength(2)
})

it('[SCR-18] there is no list without mentions', async () => {
  const { screen } = await visit('/characters/mr-linnet', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'Mr. Linnet', level: 1 })).toBeVisible()
  await expect.element(screen.getByText('Mentioned in')).not.toBeInTheDocument()
})

it('[ENT-2] an id of an unknown category has no page, and the console says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const screen = await render(
    <RouterContextProvider
      router={createAppRouter(
        createQueryClient(() => {}),
        createMemoryHistory(),
      )}
    >
      <EntityLink id="oddities/clockwork" name="Clockwork" />
    </RouterContextProvider>,
  )
  await expect.element(screen.getByRole('link', { name: 'Clockwork' })).toHaveAttribute('href', '#')
  await expect.poll(() => warn).toHaveBeenCalledWith('This id has no page: oddities/clockwork')
})
