import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { gameMaster, player, visit } from '#testing/visit.tsx'

import { files, search } from './search-fixture.ts'

const markedIn = (element: Element) => [...element.querySelectorAll('mark')].map(({ textContent }) => textContent)

it('[SEA-5] [SEA-11] [SEA-13] names come before texts, with type, passage and marked words; accents and case are ignored', async () => {
  const { screen, field, options } = await search('bell', player())
  await expect.element(options.first()).toMatchTextContent(/^Tide bellItemHums before the tide turns\.$/)
  await expect.element(options.nth(1)).toMatchTextContent(/^Kessa VaneCharacterShe rang the éclair bell\./)
  await expect.poll(() => options.elements().map(markedIn)).toEqual([['bell'], ['bell']])
  await field.fill('ECL')
  await expect.poll(() => options.elements().map(markedIn)).toEqual([['écl']])
  await field.fill('zzz')
  await expect.element(screen.getByText('Nothing found. Try fewer words, or just the start of a word.')).toBeVisible()
})

it('[SEA-6] [SEA-7] the game master finds hidden entities and secrets, players do not; a misspelled name is found', async () => {
  const asPlayer = await search('linnet', player())
  await expect.element(asPlayer.screen.getByText(/^Nothing found/)).toBeVisible()
  await asPlayer.field.fill('bell')
  await expect.element(asPlayer.options.first()).toBeVisible()
  await asPlayer.field.fill('traitor')
  await expect.element(asPlayer.screen.getByText(/^Nothing found/)).toBeVisible()
  await asPlayer.screen.unmount()

  const { options, field } = await search('linnet', gameMaster)
  await expect.element(options.first()).toMatchTextContent(/Mr\. Linnet.*Hidden from players/)
  await field.fill('traitor')
  await expect.element(options.first()).toMatchTextContent(/Kessa Vane.*A traitor\./)
  await field.fill('lnnet')
  await expect.element(options.first()).toMatchTextContent(/Mr\. Linnet/)
  expect(markedIn(options.first().element())).toEqual(['Linnet'])
})

it('[SEA-10] Ctrl+K opens the search, and Escape and Close return the focus', async () => {
  const { screen } = await visit('/profile', { as: player(), files })
  const button = screen.getByRole('button', { name: 'Search' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  for (const leave of ['{Escape}', '{Tab}{Enter}']) {
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus()
    await userEvent.keyboard(leave)
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  }
})
