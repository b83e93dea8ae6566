import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { gameMaster, visit } from '#testing/visit.tsx'

const KESSA = 'characters/kessa'
const kessa = `---
name: Kessa Vane # of Low Tarrow
tags: [party-member]
properties:
  species: human
  languages: [Reach, Reedcant]
characteristics: { brawn: 2, agility: 4 }
relationships:
  - { type: travels with, to: characters/odo }
---

She was born on the ebb.
`
const files = {
  [`${KESSA}.md`]: kessa,
  'characters/odo.md': '---\nname: Odo Brandreth\ntags: [party-member]\n---\n',
  'talents/eyed.md': '---\nname: Fen-Eyed\neffect: "soak  +1" # tough\n---\n',
  'items/rope.md': '---\nname: Reed rope\n---\n',
  'items/net.md':
    '---\nname: Net\nproperties:\n  item_type: ranged weapon\n  item_qualities: [Ensnare 3, Knockdown]\n---\n',
  'scenes/gate.md': '---\nname: The gate\n---\n',
  'scenes/lamp.md': '---\nname: The lamp\n---\n',
}

const edit = async (id = KESSA) =>
  (await visit(`/${id}/edit#properties`, { as: gameMaster, files, frame: 'none' })).screen

type Screen = Awaited<ReturnType<typeof edit>>

async function published(screen: Screen, id = KESSA) {
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.element(screen.getByText(/^(Published|Hidden)$/)).toBeVisible()
  return (await call('getSource', { id })).text
}

/** Types to find an entity, and chooses it. */
async function choose(screen: Screen, label: string, typed: string, name: string) {
  await screen.getByRole('combobox', { name: label }).fill(typed)
  await screen.getByRole('option', { name: new RegExp(name) }).click()
}

it('[EDI-238] a field changes only its own line of the file; a list is typed with commas', async () => {
  const screen = await edit()
  await screen.getByRole('textbox', { name: 'species' }).fill('eel')
  const languages = screen.getByRole('textbox', { name: 'languages' })
  await languages.fill('')
  await userEvent.keyboard('Reach, Tidal')
  await expect.element(languages).toHaveValue('Reach, Tidal')
  expect(await published(screen)).toBe(kessa.replace('human', 'eel').replace('[Reach, Reedcant]', '[Reach, Tidal]'))
})

it('[EDI-238] properties, tags and skills are added and removed', async () => {
  const screen = await edit()
  await screen.getByRole('button', { name: 'Remove species' }).click()
  await screen.getByRole('button', { name: 'Add a property' }).click()
  await screen.getByRole('textbox', { name: 'Property', exact: true }).fill('home port')
  await screen.getByRole('textbox', { name: 'Its value' }).fill('Low Tarrow')
  await screen.getByRole('region', { name: 'Properties' }).getByRole('button', { name: 'Add', exact: true }).click()
  await screen.getByRole('textbox', { name: 'New tag' }).fill('guide')
  await userEvent.keyboard('{Enter}')
  const stealth = screen.getByRole('slider', { name: 'Stealth' })
  await stealth.fill('2')
  await expect.element(stealth).toHaveAttribute('aria-valuetext', 'rank 2, 2 proficiency, 2 ability')
  await screen.getByRole('textbox', { name: 'Brawn', exact: true }).fill('9')
  const text = await published(screen)
  expect(text).toContain('\n  home_port: Low Tarrow\n')
  expect(text).not.toContain('species')
  expect(text).toContain('tags: [party-member, guide]')
  expect(text).toContain('brawn: 6')
  expect(text).toMatch(/skills:\s+stealth: 2/)
})

it('[EDI-238] [EDI-321] relationships and inventory are chosen by name', async () => {
  const screen = await edit()
  const related = screen.getByRole('list', { name: 'Relationships' })
  await expect.element(related).toMatchTextContent('Odo Brandrethtravels with')
  await screen.getByRole('button', { name: 'Add a relationship' }).click()
  await choose(screen, 'The other page', 'ree', 'Reed rope')
  const form = screen.getByRole('region', { name: 'Related' })
  await expect.element(screen.getByRole('combobox', { name: 'How is it related to Reed rope?' })).toHaveFocus()
  await form.getByRole('button', { name: 'owns' }).click()
  await form.getByRole('switch', { name: 'Secret: only you see it' }).click()
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await choose(screen, 'Add an item', 'rope', 'Reed rope')
  const text = await published(screen)
  expect(text).toContain('{ type: owns, to: items/rope, secret: true }')
  expect(text).toMatch(/inventory:\s+items\/rope: 1/)
})

it('[EDI-238] [EDI-323] the form hides a page from players, and the editor says so', async () => {
  const screen = await edit()
  await expect.element(screen.getByText('Published', { exact: true })).toBeVisible()
  await screen.getByRole('region', { name: 'Who sees the page' }).getByText('Only me').click()
  expect(await published(screen)).toContain('\nvisible: false\n')
  await expect.element(screen.getByText('Hidden', { exact: true })).toBeVisible()
})

it('[EDI-238] the exits of a scene lead to scenes', async () => {
  const screen = await edit('scenes/gate')
  await choose(screen, 'Add an exit to', 'lamp', 'The lamp')
  await screen.getByRole('region', { name: 'Exits' }).getByRole('textbox', { name: 'Requirement' }).fill('a rope')
  const text = await published(screen, 'scenes/gate')
  expect(text).toMatch(/exits:\s+- \{? ?to: scenes\/lamp/)
  expect(text).toContain('requirement: a rope')
})

it('[EDI-238] [EDI-322] a weapon has fields for its numbers', async () => {
  const screen = await edit('items/rope')
  const kind = screen.getByRole('combobox', { name: 'Kind' })
  await kind.selectOptions('gear')
  await expect.element(screen.getByRole('textbox', { name: 'Damage' })).not.toBeInTheDocument()
  await kind.selectOptions('melee weapon')
  await screen.getByRole('textbox', { name: 'Damage' }).fill('3')
  await screen.getByRole('combobox', { name: 'Range' }).selectOptions('Engaged')
  const text = await published(screen, 'items/rope')
  expect(text).toMatch(/item_type: melee weapon\n\s+damage: 3\n\s+item_range: Engaged/)
})

it('[EDI-238] a weapon’s qualities are shown and stay a list', async () => {
  const screen = await edit('items/net')
  const qualities = screen.getByRole('textbox', { name: 'Qualities' })
  await expect.element(qualities).toHaveValue('Ensnare 3, Knockdown')
  await qualities.fill('Ensnare 3, Knockdown, Limited ammo 1')
  const text = await published(screen, 'items/net')
  expect(text).toMatch(/item_qualities: \[ ?Ensnare 3, Knockdown, Limited ammo 1 ?\]/)
})

it('[EFF-39] [EFF-40] an effect is written word by word, explained, and changed in its parts; other lines keep every byte', async () => {
  const screen = await edit('talents/eyed')
  await expect.element(screen.getByText('Raises soak by 1. Always on.')).toBeVisible()
  await screen.getByRole('button', { name: 'Add an effect' }).click()
  await screen.getByRole('textbox', { name: 'Effect 2' }).fill('+1 boost on perc')
  await screen.getByRole('button', { name: 'perception', exact: true }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Effect 2' })).toHaveValue('+1 boost on perception')
  await screen.getByRole('button', { name: 'In parts' }).nth(1).click()
  await screen.getByRole('textbox', { name: 'Price' }).fill('2 strain')
  await expect.element(screen.getByText(/Costs 2 strain\. Offered/)).toBeVisible()
  await screen.getByRole('button', { name: 'Add', exact: true }).first().click()
  const text = await published(screen, 'talents/eyed')
  expect(text).toContain('soak  +1')
  expect(text).toContain('+1 boost on perception, pay 2 strain')
})
