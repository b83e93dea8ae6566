import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { breakDatabase, gameMaster, visit } from '#testing/visit.tsx'

import { as, files } from './character-fixture.ts'

it('[SCR-11] shows placeholders for missing data, and omits empty sections', async () => {
  const { screen } = await visit('/characters/nobody-special', { as, files, frame: 'none' })
  await expect.element(screen.getByText('No portrait available for this character')).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Tags (0)' })).toMatchTextContent('No tags loaded')
  for (const name of ['Characteristics', 'Visual Description', 'Backstory', 'Properties', 'Related'])
    await expect.element(screen.getByRole('region', { name })).not.toBeInTheDocument()
})

it('[SCR-15] shows eight relationships at first, and the rest on request', async () => {
  const names = Array.from({ length: 11 }, (_, n) => `friend-${String(n + 1).padStart(2, '0')}`)
  const ties = names.map((name) => `  - { type: knows, to: characters/${name} }\n`).join('')
  const friends = Object.fromEntries(names.map((name) => [`characters/${name}.md`, `---\nname: ${name}\n---\n`]))
  const odo = { 'characters/odo.md': `---\nname: Odo\ntags: [party-member]\nrelationships:\n${ties}---\n` }
  const { screen } = await visit('/characters/odo', { as: gameMaster, files: { ...friends, ...odo }, frame: 'none' })
  const rows = screen.getByRole('region', { name: 'Related' }).getByRole('listitem')
  await expect.element(rows).toHaveLength(8)
  await screen.getByRole('button', { name: 'Show all 11' }).click()
  await expect.element(rows).toHaveLength(11)
  await expect.element(rows.nth(8)).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: /Show all/ })).not.toBeInTheDocument()
})

it('[SCR-17] shows why a character cannot be loaded', async () => {
  const { screen } = await visit('/characters', { as, files, frame: 'none' })
  const link = screen.getByRole('link', { name: 'Kessa Vane' })
  await expect.element(link).toBeVisible()
  await breakDatabase()
  await link.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Error loading character: API query failed: /)
})

it.each([360, 1024])('[IMG-13] the tools for a missing portrait are at its place: %i px', async (width) => {
  await page.viewport(width, 768)
  const { screen } = await visit('/characters/kessa-vane', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('figure').getByRole('button', { name: 'Generate Portrait' })).toBeVisible()
})

/** Consecutive addresses have different headings. */
const addresses = [
  ['kessa-vane', 'Kessa Vane'],
  ['nobody-at-all', 'Character not found'],
  ['characters/kessa-vane', 'Kessa Vane'],
  ['mr-linnet', 'Character not found'],
  ['characters%2Fkessa-vane', 'Kessa Vane'],
  ['Not%20An%20Id', 'Character not found'],
  ['odo-brandreth', 'Odo Brandreth'],
  ['locations%2Flow-tarrow', 'Character not found'],
] as const

it('[SCR-10] [SCR-17] three addresses show a character’s page; others are not found for a player', async () => {
  const { screen, enter } = await visit('/characters', { as, files, frame: 'none' })
  for (const [segment, heading] of addresses) {
    enter(`/characters/${segment}`)
    await expect.element(screen.getByRole('heading', { name: heading, level: 1 }), { message: segment }).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Back to The Party' })).toBeVisible()
  }
})

it('[SCR-15] lists the relationships with links to existing pages, and the whole row is a link', async () => {
  const { screen, address } = await visit('/characters/kessa-vane', { as, files, frame: 'none' })
  const related = screen.getByRole('region', { name: 'Related' })
  const odo = related.getByRole('listitem').filter({ hasText: 'Odo Brandreth' })
  await expect
    .element(odo.getByRole('link', { name: 'Odo Brandreth' }))
    .toHaveAttribute('href', '/characters/odo-brandreth')
  await expect.element(odo.getByText('[travels with]', { exact: true })).toBeVisible()
  await expect.element(odo.getByText('[worries about] Kessa Vane')).not.toBeInTheDocument()
  await expect.element(related.getByRole('listitem').filter({ hasText: 'Low Tarrow' })).toMatchTextContent('[guards]')
  await odo.getByText('[travels with]').click({ force: true })
  await expect.poll(address).toBe('/characters/odo-brandreth')
})
