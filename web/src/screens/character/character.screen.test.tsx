import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { breakDatabase, gameMaster, isBefore, player, visit } from '#testing/visit.tsx'

const KESSA = `---
name: Kessa Vane
tags: [party-member, npc, guide]
description: Knows the road.
visualDescription: Lean and weather-brown.
properties: { home_port: Low Tarrow, languages: [Reach, Reedcant], content_file: kessa.md, illustrated_by: nobody }
characteristics: { agility: 4, cunning: 3 }
relationships:
  - { type: travels with, to: characters/odo-brandreth }
  - { type: guards, to: locations/low-tarrow }
---

She was born on the *ebb*.
`
const ODO = `---
name: Odo Brandreth
tags: [party-member]
relationships:
  - { type: travels with, to: characters/kessa-vane }
  - { type: worries about, to: characters/kessa-vane }
---
`
const files = {
  'characters/kessa-vane.md': KESSA,
  'characters/odo-brandreth.md': ODO,
  'characters/nobody-special.md': '---\nname: Nobody Special\nvisible: true\n---\n',
  'characters/mr-linnet.md': '---\nname: Mr. Linnet\n---\n',
  'locations/low-tarrow.md': '---\nname: Low Tarrow\n---\n',
}
const as = player()

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

it('[SCR-11] [SCR-12] [SCR-13] [SCR-14] shows the texts, properties and tags of a character under their headings', async () => {
  const { screen } = await visit('/characters/kessa-vane', { as, files, frame: 'none' })
  await expect.element(screen.getByRole('link', { name: 'Back to The Party' })).toHaveAttribute('href', '/characters')
  await expect
    .element(screen.getByRole('region', { name: 'Visual Description' }))
    .toMatchTextContent('Lean and weather-brown.')
  const backstory = screen.getByRole('region', { name: 'Backstory' })
  await expect.element(backstory.getByText('ebb', { exact: true })).toHaveProperty('tagName', 'EM')
  const properties = screen.getByRole('region', { name: 'Properties' })
  await expect.element(properties.getByText('home port')).toBeVisible()
  await expect.element(properties.getByText('Reach, Reedcant')).toBeVisible()
  await expect.element(properties.getByText(/content.file|illustrated.by/)).not.toBeInTheDocument()
  const tags = screen.getByRole('region', { name: 'Tags (3)' })
  for (const [tag, tone] of Object.entries({ 'party-member': 'green', npc: 'purple', guide: 'grey' }))
    await expect.element(tags.getByText(tag)).toHaveAttribute('data-tone', tone)
})

it('[SCR-11] shows placeholders for missing data, and omits empty sections', async () => {
  const { screen } = await visit('/characters/nobody-special', { as, files, frame: 'none' })
  await expect.element(screen.getByText('No portrait available for this character')).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Tags (0)' })).toMatchTextContent('No tags loaded')
  for (const name of ['Characteristics', 'Visual Description', 'Backstory', 'Properties', 'Related'])
    await expect.element(screen.getByRole('region', { name })).not.toBeInTheDocument()
})

it('[SCR-16] shows the characteristics under a heading, and names the missing ones', async () => {
  const { screen } = await visit('/characters/kessa-vane', { as, files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'Characteristics' })).not.toHaveClass('sr-only')
  const stones = screen.getByRole('region', { name: 'Characteristics' })
  await expect.element(stones.getByText('Agility')).toBeVisible()
  const shown = [...stones.element().querySelectorAll('dl > div')].map((stone) => [
    stone.querySelector('dt')?.textContent,
    stone.querySelector('dd')?.textContent,
  ])
  expect(Object.fromEntries(shown)).toEqual({
    Brawn: '–',
    Agility: '4',
    Intellect: '–',
    Cunning: '3',
    Willpower: '–',
    Presence: '–',
  })
  await expect
    .element(stones.getByText('The characteristics brawn, intellect, willpower, presence of Kessa Vane are missing.'))
    .toBeVisible()
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

it('[SCR-17] a hidden character is found for the game master', async () => {
  const { screen } = await visit('/characters/mr-linnet', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'Mr. Linnet', level: 1 })).toBeVisible()
})

it('[SCR-17] shows why a character cannot be loaded', async () => {
  const { screen } = await visit('/characters', { as, files, frame: 'none' })
  const link = screen.getByRole('link', { name: 'Kessa Vane' })
  await expect.element(link).toBeVisible()
  await breakDatabase()
  await link.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Error loading character: API query failed: /)
})

it('[IMG-13] on phones the tools for the portrait come after the text', async () => {
  const { screen } = await visit('/characters/kessa-vane', { as: gameMaster, files, frame: 'none' })
  const tools = screen.getByRole('region', { name: 'Picture' })
  await expect.element(tools.getByRole('button', { name: 'Generate Portrait' })).toBeVisible()
  await expect.element(screen.getByRole('figure').getByRole('button')).not.toBeInTheDocument()
  expect(isBefore(screen.getByRole('region', { name: 'Backstory' }), tools)).toBe(true)
})

it('[IMG-13] on wider screens the tools are next to the portrait', async () => {
  await page.viewport(1024, 768)
  const { screen } = await visit('/characters/kessa-vane', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('figure').getByRole('button', { name: 'Generate Portrait' })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Picture' })).not.toBeInTheDocument()
})
