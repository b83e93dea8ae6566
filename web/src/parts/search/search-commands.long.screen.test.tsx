import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { gameMaster, player, visit, type Visitor } from '#testing/visit.tsx'

const KESSA = 'characters/kessa-vane'
const files = {
  [`${KESSA}.md`]:
    '---\nname: Kessa Vane\ntags: [party-member]\ncharacteristics: { cunning: 3, willpower: 2 }\nskills: { perception: 1 }\n---\n',
  'scenes/ford.md': '---\nname: The Ford\nvisible: true\n---\n',
  'scenes/gate.md': '---\nname: Toll Gate\nvisible: true\n---\n',
}

async function typed(words: string, as: Visitor) {
  const { screen, address } = await visit('/profile', { as, files })
  await screen.getByRole('button', { name: 'Search' }).click()
  const field = screen.getByRole('combobox', { name: 'Search' })
  await expect.element(field).toHaveFocus()
  await field.fill(words)
  return { screen, address, field, options: screen.getByRole('option') }
}

const names = (elements: Element[]) => elements.map((one) => one.querySelector('.font-semibold')?.textContent)

it('[SEA-24] typing > lists the commands that the viewer may use', async () => {
  const asPlayer = await typed('>', player(KESSA))
  const everyone = ['Roll…', 'Go to…', 'Story points', 'Dark', 'Light']
  const [roll = '', goTo = '', points = '', ...looks] = everyone
  await expect.poll(() => names(asPlayer.options.elements())).toEqual([roll, goTo, points, 'Please pause', ...looks])
  await asPlayer.screen.unmount()
  const { options, field } = await typed('>', gameMaster)
  await expect.poll(() => names(options.elements())).toContain('Start session')
  for (const name of [...everyone, 'Show scene…', 'Prepare scene…', 'Create…', 'Call check', 'View as player…'])
    expect(names(options.elements())).toContain(name)
  await field.fill('> sess')
  await expect.poll(() => names(options.elements())).toEqual(['Start session'])
})

const OF_GAME_MASTER = /^(Show|Prepare|Create|Call|Start|View)/

/** The game master's commands among the results. */
const ofGameMaster = (found: Element[]) => names(found).filter((name) => OF_GAME_MASTER.test(name ?? ''))

it.each(['show scene ford', 'prepare scene ford'])('[SEA-24] "%s" is not a command for players', async (words) => {
  const { screen, options } = await typed(words, player(KESSA))
  await expect.element(screen.getByText(/^Nothing found|\d results?$/)).toBeInTheDocument()
  expect(ofGameMaster(options.elements())).toEqual([])
})

it('[SEA-24] players have no commands to create pages, call checks, start sessions or view as others', async () => {
  const { screen, options, field } = await typed('', player(KESSA))
  for (const words of ['create character odo', 'call check', 'start session', 'view as']) {
    await field.fill(words)
    await expect.element(screen.getByText(/^Nothing found|\d results?$/), { message: words }).toBeInTheDocument()
    expect(ofGameMaster(options.elements()), `"${words}"`).toEqual([])
  }
})

it('[SEA-25] dice notation fills the tray', async () => {
  const { screen, options } = await typed('roll 2y1g1p', player(KESSA))
  await expect.poll(() => names(options.elements())).toContain('Roll 2y1g1p')
  await options.filter({ hasText: 'Roll 2y1g1p' }).click()
  await expect.element(screen.getByText(/2 proficiency/i).first()).toBeInTheDocument()
})

it('[SEA-25] a skill of the viewer’s character fills the tray with its pool', async () => {
  const { options, field, screen } = await typed('roll percep', player(KESSA))
  await expect.element(options.first()).toMatchTextContent(/^Roll PerceptionKessa Vane: Cunning 3, 1 rank$/)
  await userEvent.keyboard('{Enter}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(screen.getByText('Cunning 3, 1 rank').first()).toBeInTheDocument()
})

it('[SEA-25] a command that needs more words puts its start into the field, and "go to" opens a page', async () => {
  const { options, field, address } = await typed('> go', player(KESSA))
  await expect.poll(() => names(options.elements())).toEqual(['Go to…'])
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('go to ')
  await userEvent.keyboard('rul')
  await expect.poll(() => names(options.elements())[0]).toBe('Rules')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/rules')
})

it('[SEA-25] a command chooses the colors', async () => {
  const { options } = await typed('dark', player(KESSA))
  await expect.poll(() => names(options.elements())).toContain('Dark')
  await options.filter({ hasText: 'colors' }).click()
  expect(document.documentElement.dataset['scheme']).toBe('dark')
})

it('[SEA-26] a scene is shown to players, and that can be undone', async () => {
  const { screen, options } = await typed('show scene ford', gameMaster)
  await expect.poll(() => names(options.elements())).toEqual(['Show The Ford'])
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Players see The Ford now')).toBeVisible()
  const active = async () => (await call('getActiveScene', { campaignId: 'dam3' })).sceneId
  expect(await active()).toBe('scenes/ford')
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText('Players no longer see The Ford')).toBeVisible()
  expect(await active()).not.toBe('scenes/ford')
})

it('[SEA-26] a page is created with the typed name', async () => {
  const { screen, options } = await typed('create location Old Mill', gameMaster)
  await expect.poll(() => names(options.elements())).toContain('Create location “Old Mill”')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Old Mill')
})
