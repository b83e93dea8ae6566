import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { callAs, gameMaster, visit } from '#testing/visit.tsx'

const [KESSA, ODO] = ['characters/kessa-vane', 'characters/odo']
const files = {
  [`${KESSA}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\ncharacteristics: { brawn: 2, agility: 4 }\n---\n',
  [`${ODO}.md`]: '---\nname: Odo\ntags: [party-member]\ncharacteristics: { brawn: 3 }\n---\n',
}

const left = async (characterId: string) => (await callAs(gameMaster, 'getExperience', { characterId })).left

/** Opens a game master's admin page with the form. */
async function openForm() {
  await page.viewport(1440, 900)
  const { screen } = await visit('/admin', { as: gameMaster, files, frame: 'none' })
  const form = screen.getByRole('form', { name: 'Give experience' })
  // Uses the keyboard because the panels above may still grow and move the switch away from the pointer.
  const leaveOut = async (name: string) => {
    form.getByRole('switch', { name }).element().focus()
    await userEvent.keyboard(' ')
  }
  return { screen, form, leaveOut }
}

it('[CHA-30] [CHA-35] the game master gives experience to some of the party, sees it listed, and takes it back', async () => {
  const { screen, form, leaveOut } = await openForm()
  await form.getByRole('spinbutton', { name: 'Amount' }).fill('15')
  await form.getByRole('textbox', { name: 'Reason' }).fill('The toll gate')
  await leaveOut('Odo')
  await form.getByRole('button', { name: 'Give to Kessa Vane' }).click()
  await expect.element(form.getByText('Gave 15 experience to Kessa Vane.')).toBeVisible()
  await expect.element(form.getByRole('textbox', { name: 'Reason' })).toHaveValue('')
  expect([await left(KESSA), await left(ODO)]).toEqual([15, 0])
  await screen.getByRole('button', { name: 'Load Kessa Vane' }).click()
  const panel = screen.getByRole('region', { name: 'Experience' })
  const entry = panel.getByRole('list', { name: 'Experience given and spent' }).getByRole('listitem')
  await expect.element(entry).toMatchTextContent(/^\+15The toll gate/)
  await panel.getByRole('button', { name: 'Undo: The toll gate' }).click()
  await expect.element(entry).toMatchTextContent(/Undone\./)
  await expect.element(panel.getByRole('status', { name: 'Experience left' })).toMatchTextContent('0')
  expect(await left(KESSA)).toBe(0)
})

it('[CHA-30] disables the button if no character is chosen', async () => {
  const { form, leaveOut } = await openForm()
  await expect.element(form.getByRole('button', { name: 'Give to 2 characters' })).toBeVisible()
  for (const name of ['Kessa Vane', 'Odo']) await leaveOut(name)
  await expect.element(form.getByRole('button', { name: /^Give to/ })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(form.getByText('Choose a character.')).toBeVisible()
})
