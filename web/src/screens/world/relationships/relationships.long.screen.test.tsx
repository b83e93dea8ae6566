import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { breakDatabase, callAs, gameMaster, player, visit } from '#testing/visit.tsx'

const KESSA = 'characters/kessa-vane'
const files = {
  'campaign.yaml': 'name: The Small Road\nrelationships: { member of: sworn to }\n',
  'characters/kessa-vane.md': `---
name: Kessa Vane
tags: [party-member]
relationships:
  - { type: member of, to: organizations/the-wickwardens }
  - { type: carries, to: items/tide-bell }
  - { type: spies on, to: organizations/the-wickwardens, secret: true }
---
`,
  'characters/odo-brandreth.md': `---
name: Odo Brandreth
tags: [party-member]
relationships:
  - { type: travels with, to: characters/kessa-vane }
---
`,
  'characters/brother-hask.md':
    '---\nname: Brother Hask\nrelationships:\n  - { type: hunts, to: characters/kessa-vane }\n---\n',
  'organizations/the-wickwardens.md': '---\nname: The Wickwardens\n---\n',
  'items/tide-bell.md': '---\nname: Tide-bell\nrelationships:\n  - { type: cast in, to: locations/low-tarrow }\n---\n',
  'locations/low-tarrow.md': '---\nname: Low Tarrow\n---\n\nKnown for [[organizations/the-wickwardens]].\n',
}
const as = player(KESSA)

async function open(path = '/world/relationships', who = as) {
  await page.viewport(1280, 800)
  const opened = await visit(path, { as: who, files, frame: 'none' })
  const list = opened.screen.getByRole('region', { name: 'Kessa Vane' })
  const graph = opened.screen.getByRole('region', { name: 'Graph, same content as the list' })
  return { ...opened, list, graph }
}

it('[GRA-4] [GRA-20] starts with the viewer’s own character, and the list and the picture have the same content', async () => {
  const { list, graph } = await open()
  await expect.element(list.getByText('3 relationships')).toBeVisible()
  const rows = list.getByRole('listitem')
  await expect.element(rows.filter({ hasText: 'The Wickwardens' })).toMatchTextContent('sworn to')
  await expect.element(rows.filter({ hasText: 'Odo Brandreth' })).toMatchTextContent('travels with Kessa Vane')
  const names = ['Kessa Vane', 'Odo Brandreth', 'Tide-bell', 'The Wickwardens']
  for (const name of names) await expect.element(graph.getByRole('link', { name })).toBeVisible()
  await expect.element(graph.getByText('sworn to')).toBeVisible()
  await expect.element(list.getByText('Brother Hask')).not.toBeInTheDocument()
})

it('[GRA-21] choosing an entity makes it the center, and Back returns', async () => {
  const { graph, screen, address, back } = await open()
  await userEvent.click(graph.getByRole('link', { name: 'Tide-bell' }))
  await expect.element(screen.getByRole('heading', { name: 'Tide-bell' })).toBeVisible()
  expect(address()).toBe('/world/relationships/items/tide-bell')
  await expect.element(graph.getByRole('link', { name: 'Low Tarrow' })).toBeVisible()
  back()
  await expect.element(screen.getByRole('heading', { name: 'Kessa Vane' })).toBeVisible()
})

it('[GRA-21] [GRA-25] Tab follows the order of the list, and Enter makes an entity the center', async () => {
  const { graph, list, screen } = await open()
  await expect.element(graph.getByRole('link', { name: 'Odo Brandreth' })).toBeVisible()
  const rows = list.getByRole('listitem').elements()
  const inList = rows.map((row) => row.querySelector('a')?.getAttribute('href'))
  const inGraph = graph
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
  expect(inGraph.slice(1)).toEqual(inList)
  graph.getByRole('link', { name: 'Odo Brandreth' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Odo Brandreth' })).toBeVisible()
})

it('[GRA-20] pointing at an entity in the list marks it in the picture', async () => {
  const { graph, list } = await open()
  await userEvent.hover(list.getByRole('link', { name: 'Tide-bell carries' }))
  await expect.element(graph.getByText('carries')).toHaveClass('font-bold')
})

it('[GRA-22] the filters by kind, steps and mentions are in the address', async () => {
  const { graph, list, address } = await open()
  await expect.element(graph.getByRole('button', { name: 'Places' })).not.toBeInTheDocument()
  await userEvent.click(graph.getByRole('radio', { name: 'Two' }))
  await expect.element(list.getByText('4 within two steps')).toBeVisible()
  await expect.element(list.getByText('Tide-bell: cast in Tide-bell')).not.toBeInTheDocument()
  await expect.element(graph.getByRole('link', { name: 'Low Tarrow' })).toBeVisible()
  await userEvent.click(graph.getByRole('button', { name: 'People' }))
  await expect.element(list.getByText('1 within two steps')).toBeVisible()
  expect(address()).toBe('/world/relationships?steps=2&only=people')
})

it('[GRA-26] the page of an entity links to its web', async () => {
  const { screen, address } = await open('/items/tide-bell')
  await userEvent.click(screen.getByRole('link', { name: 'Relationship graph' }))
  await expect.element(screen.getByRole('heading', { name: 'The World' })).toBeVisible()
  expect(address()).toBe('/world/relationships/items/tide-bell')
})

it('[GRA-13] [GRA-27] the game master sees secret ties, and players see a character as soon as it is shown', async () => {
  const { list, screen } = await open(`/world/relationships/${KESSA}`, gameMaster)
  await expect.element(list.getByText('spies on (secret)')).toBeVisible()
  await expect.element(list.getByText('hunts Kessa Vane')).toBeVisible()
  const visitor = await visit('/world/relationships', { as, files })
  await callAs(gameMaster, 'setEntityVisibility', { entityId: 'characters/brother-hask', visible: true })
  await expect.element(visitor.screen.getByText('hunts Kessa Vane')).toBeVisible()
  await expect.element(visitor.screen.getByText('spies on')).not.toBeInTheDocument()
  expect(screen).toBeDefined()
})

it('[GRA-10] an entity that the viewer may not see is not found', async () => {
  const { screen } = await open('/world/relationships/characters/brother-hask')
  await expect.element(screen.getByText('Page Not Found').or(screen.getByText(/not found/i))).toBeVisible()
})

it('[GRA-20] shows an alert if the graph does not load', async () => {
  const { screen, navigate } = await open('/items')
  await breakDatabase()
  await navigate('/world/relationships')
  await expect.element(screen.getByRole('alert')).toBeVisible()
})
