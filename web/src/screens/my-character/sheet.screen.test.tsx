import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { callAs, gameMaster, visit } from '#testing/visit.tsx'

import { KESSA, files, frame, kessa } from './sheet-fixture.ts'

it('[SHE-1] a player sees whose sheet it is', async () => {
  const { screen } = await visit('/my-character', { as: kessa, files, frame })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Kessa Vane' })).toBeInTheDocument()
  await screen.getByRole('tab', { name: 'About' }).click()
  for (const text of ['This is your character', 'Knows the road.'])
    await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Game master' })).not.toBeInTheDocument()
})

describe('the sheet of a character that players do not know', () => {
  const withUnknown = {
    'characters/kessa-vane.md': KESSA,
    'characters/aunt-hob.md': '---\nname: Aunt Hob\ncharacteristics: { agility: 3 }\nskills: { stealth: 2 }\n---\n',
  }
  const tray = page.getByRole('dialog', { name: 'Dice Roller' })
  const audience = tray.getByRole('combobox', { name: 'Who sees it' })

  it('[SHE-19] does not become My Character when a game master opens it', async () => {
    localStorage.setItem('waybook-character', 'characters/kessa-vane')
    const { screen, address } = await visit('/characters/aunt-hob', { as: gameMaster, files: withUnknown, frame })
    await screen.getByRole('link', { name: 'Open the sheet' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Aunt Hob' })).toBeVisible()
    expect(address()).toBe('/my-character?character=characters%2Faunt-hob')
    await screen.getByRole('tab', { name: 'About' }).click()
    await expect.element(screen.getByText('A character of your campaign')).toBeVisible()
    const choice = screen.getByLabelText('Character')
    await expect.element(choice).toHaveValue('characters/aunt-hob')
    await choice.selectOptions('Kessa Vane')
    await expect.poll(address).toBe('/my-character#about')
    await choice.selectOptions('Aunt Hob')
    await expect.poll(address).toBe('/my-character?character=characters%2Faunt-hob#about')
    expect(localStorage.getItem('waybook-character')).toBe('characters/kessa-vane')
  })

  it('[TRAY-21] rolls for the game master only until they choose another audience, which is remembered', async () => {
    const { screen } = await visit('/my-character?character=characters/aunt-hob', {
      as: gameMaster,
      files: withUnknown,
    })
    await screen.getByRole('button', { name: 'Stealth' }).click()
    await expect.element(audience).toHaveValue('gameMaster')
    await tray.getByRole('button', { name: 'Roll Dice' }).click()
    const result = tray.getByRole('region', { name: 'Result' })
    await expect.element(result).toMatchTextContent(/Aunt Hob, Stealth\. This roll was shown only to the game master\./)
    expect((await callAs(kessa, 'getRolls', {})).rolls).toEqual([])
    await tray.getByRole('button', { name: 'Done' }).click()
    await screen.getByRole('button', { name: 'Stealth' }).click()
    await audience.selectOptions('Everyone')
    await tray.getByRole('button', { name: 'Close' }).click()
    await screen.getByRole('button', { name: 'Stealth' }).click()
    await expect.element(audience).toHaveValue('table')
  })
})

it('[SHE-7] a player has no links to the sheets of others', async () => {
  const { screen } = await visit('/characters/odo', { as: kessa, files, frame })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Odo' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Open the sheet' })).not.toBeInTheDocument()
})

it('[SHE-21] [SHE-23] combat skills come first; dice are yellow and green; a missing characteristic is named, and only its skills cannot be rolled', async () => {
  const { screen } = await visit('/my-character', { as: kessa, files, frame })
  await expect.element(screen.getByRole('table', { name: 'General Skills' })).toBeInTheDocument()
  const [combat, general] = [...document.querySelectorAll('table')]
  const rows = (table: Element | undefined) => [...(table?.querySelectorAll('tbody tr') ?? [])]
  const cells = (row: Element | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent)
  expect(rows(combat).map((row) => row.querySelector('th')?.textContent)).toEqual([
    'Brawl',
    'Gunnery',
    'Melee',
    'Ranged Light',
    'Ranged Heavy',
  ])
  expect(rows(general)).toHaveLength(22)
  expect(cells(combat?.querySelector('tr') ?? undefined)).toEqual(['Skill', 'Char', 'Ranks', 'Dice'])
  expect(cells(rows(general).find((row) => row.textContent.startsWith('Stealth')))).toEqual([
    'Stealth',
    'AgiAgility',
    '2',
    '2 proficiency, 2 ability',
  ])
  expect(cells(rows(general).find((row) => row.textContent.startsWith('Leadership')))).toEqual([
    'Leadership',
    'PrePresence',
    '0',
    'missing',
  ])
  await expect
    .element(screen.getByText('The characteristics intellect, cunning, willpower, presence of Kessa Vane are missing.'))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Leadership' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Stealth' })).toBeVisible()
})

it('[SHE-20] [SHE-22] pressing a row puts its pool into the tray and marks the row and the characteristic', async () => {
  const { screen } = await visit('/my-character', { as: kessa, files })
  // The open tray hides the page below it.
  const stealth = screen.getByRole('button', { name: 'Stealth', includeHidden: true })
  await stealth.click()
  await expect.element(stealth).toHaveAttribute('aria-pressed', 'true')
  const tray = screen.getByLabelText('Dice Roller')
  await expect.element(tray.getByText('Agility 4, 2 ranks')).toBeVisible()
  await expect.element(tray.getByRole('status', { name: 'Pool' })).toMatchTextContent('2 proficiency, 2 ability')
  const marked = [...document.querySelectorAll('dl > div')].filter(({ className }) => className.includes('border-mark'))
  expect(marked.map(({ textContent }) => textContent)).toEqual(['AgiAgility4'])
})
