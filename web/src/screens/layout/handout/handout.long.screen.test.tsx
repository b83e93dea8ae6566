import { beforeEach, expect, it } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { chooseListening } from '#stores/listening.ts'
import { callAs, gameMaster, openPage, player, visit } from '#testing/visit.tsx'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"><rect width="30" height="40" fill="teal"/></svg>'
const KESSA = 'characters/kessa-vane'
const WANTED = 'characters/wanted'
const files = {
  [`${KESSA}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  'characters/odo.md': '---\nname: Odo Brandreth\ntags: [party-member]\n---\n',
  [`${WANTED}.md`]: '---\nname: Zebulon Quarrel\n---\nHidden.\n',
  [`${WANTED}.svg`]: picture,
  'scenes/gate.md': '---\nname: The gate\nboxText: It is shut. [[characters/wanted|Somebody]] waits.\n---\n',
  'scenes/gate.svg': picture,
}

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(1440, 900)
})

const show = async (params: object = {}) =>
  await callAs(gameMaster, 'showHandout', { entityId: WANTED, what: 'picture', audience: 'everyone', ...params })

it('[HAND-20] a handout appears over any page, and after closing only if it is shown again', async () => {
  const { screen } = await visit('/rules', { as: player(KESSA), files })
  await show({ title: 'Wanted' })
  const plate = screen.getByRole('dialog', { name: 'Wanted' })
  await expect.element(plate.getByRole('img', { name: 'Wanted' })).toBeVisible()
  await expect.element(plate.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(plate).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Show again' }).click()
  await plate.getByRole('button', { name: 'Close' }).click()
  await cleanup()
  const again = (await openPage('/characters')).screen
  await expect.element(again.getByText('The game master is showing')).not.toBeInTheDocument()
  await show({ title: 'Wanted once more' })
  await expect.element(again.getByRole('dialog', { name: 'Wanted once more' })).toBeVisible()
})

it('[HAND-20] a handout disappears when the game master ends it, and never appears to other players', async () => {
  const { screen } = await visit('/rules', { as: player(KESSA), files })
  await show({ audience: [KESSA], entityId: 'scenes/gate', what: 'boxText' })
  const plate = screen.getByRole('dialog', { name: 'The gate' })
  await expect.element(plate.getByText('It is shut. Somebody waits.')).toBeVisible()
  await callAs(gameMaster, 'hideHandout', {})
  await expect.element(plate).not.toBeInTheDocument()
  await show({ audience: ['characters/odo'], title: 'For Odo' })
  await show({ audience: 'everyone', title: 'For all' })
  await expect.element(screen.getByRole('dialog', { name: 'For all' })).toBeVisible()
})

it('[HAND-21] the game master shows a page’s picture to some of the party, under another title', async () => {
  const { screen } = await visit(`/${WANTED}`, { as: gameMaster, files })
  await screen.getByRole('button', { name: 'Picture', exact: true }).click()
  await screen.getByRole('menuitem', { name: 'Show as handout' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Show as handout' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('A stranger')
  await dialog.getByText('Some of the party').click()
  await expect.element(dialog.getByRole('button', { name: 'Show', exact: true })).toHaveAttribute('aria-disabled')
  await dialog.getByRole('button', { name: 'Kessa Vane' }).click()
  await dialog.getByRole('button', { name: 'Show', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect((await call('getHandout', {})).handout).toMatchObject({ title: 'A stranger', audience: [KESSA] })
})

it('[HAND-21] the enlarged picture can be shown as a handout, and a refusal says why', async () => {
  const { screen } = await visit('/scenes/gate', { as: gameMaster, files })
  await call('changeFog', { sceneId: 'scenes/gate', op: 'cover', shape: 'all' })
  await screen.getByRole('button', { name: /Click to enlarge/ }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Show as handout' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Show as handout' })
  await dialog.getByRole('button', { name: 'Show', exact: true }).click()
  await expect.element(dialog.getByText(/under fog/)).toBeVisible()
})

it('[HAND-22] the table lists the current handout, and ends it', async () => {
  const { screen } = await visit('/vtt/dam3', { as: gameMaster, files })
  await call('setActiveScene', { campaignId: 'dam3', sceneId: 'scenes/gate' })
  await screen.getByRole('tab', { name: 'Scenes' }).click()
  const section = screen.getByRole('region', { name: 'Shown to players' })
  await section.getByRole('button', { name: 'Show as handout' }).click()
  await screen
    .getByRole('dialog', { name: 'Show as handout' })
    .getByRole('button', { name: 'Show', exact: true })
    .click()
  await expect.element(section.getByText('Everyone')).toBeVisible()
  await section.getByRole('button', { name: 'Stop showing' }).click()
  await expect.element(section.getByRole('button', { name: 'Show as handout' })).toBeVisible()
  expect((await call('getHandout', {})).handout).toBeNull()
})

it('[HAND-22] a player reopens the handout from the table', async () => {
  const { screen } = await visit('/vtt/dam3', { as: player(KESSA), files })
  await callAs(gameMaster, 'setActiveScene', { campaignId: 'dam3', sceneId: 'scenes/gate' })
  await show()
  const plate = screen.getByRole('dialog', { name: 'Zebulon Quarrel' })
  await plate.getByRole('button', { name: 'Close' }).click()
  await expect.element(plate).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Table' }).click()
  const section = screen.getByRole('region', { name: 'Shown to you' })
  await section.getByRole('button', { name: 'Show again' }).click()
  await expect.element(plate).toBeVisible()
})

it('[HEAR-5] a player who listens hears the words of a text', async () => {
  chooseListening('short')
  const { screen } = await visit('/rules', { as: player(KESSA), files })
  await show({ entityId: 'scenes/gate', what: 'boxText' })
  await expect
    .element(screen.getByText('The game master is showing: The gate. It is shut. Somebody waits.'))
    .toBeInTheDocument()
})
