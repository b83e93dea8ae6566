import { expect, it } from 'vitest'

import { breakDatabase, gameMaster, player, visit } from '#testing/visit.tsx'

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><rect width="800" height="800" fill="teal"/></svg>'
const files = {
  'characters/kessa.md': '---\nname: Kessa\ntags: [party-member]\n---\n',
  'characters/kessa.svg': SQUARE,
  'scenes/gate.md': '---\nname: Gate\nvisible: true\n---\n',
  'scenes/gate.svg': SQUARE,
}
const remove = { name: 'Delete Image' }
const SURE = 'Are you sure you want to delete this image? You can bring it back for 30 days.'

it('[IMG-7] [IMG-8] [IMG-12] the game master deletes a portrait after a confirmation, and restores it', async () => {
  const { screen } = await visit('/characters/kessa', { as: gameMaster, files, frame: 'none' })
  const portrait = screen.getByRole('button', { name: /Portrait of Kessa/ })
  await screen.getByRole('button', remove).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText(SURE)).toBeVisible()
  await expect.element(screen.getByText('Restore an earlier picture')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(portrait).toBeVisible()

  await screen.getByRole('button', remove).click()
  await dialog.getByRole('button', remove).click()
  await expect.element(screen.getByText('No portrait available for this character')).toBeVisible()
  const tools = screen.getByRole('figure')
  await expect.poll(() => tools.element().contains(document.activeElement)).toBe(true)

  await screen.getByText('Restore an earlier picture').click()
  const pictures = screen.getByRole('list', { name: 'Removed pictures' })
  const link = pictures.getByRole('link')
  await expect.element(link).toHaveAttribute('target', '_blank')
  const href = link.element().getAttribute('href') ?? ''
  expect((await fetch(href)).headers.get('content-type')).toMatch(/^image\//)
  await pictures.getByRole('button', { name: 'Restore' }).click()
  await expect.element(portrait).toBeVisible()
})

it('[IMG-7] shows the reason why a picture could not be deleted', async () => {
  const { screen } = await visit('/characters/kessa', { as: gameMaster, files, frame: 'none' })
  await screen.getByRole('button', remove).click()
  await breakDatabase()
  await screen.getByRole('dialog').getByRole('button', remove).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Failed to delete image: Image deletion failed: /)
})

it('[IMG-7] a player sees a disabled button at the end of a scene’s page, and none on a character’s page', async () => {
  const { screen } = await visit('/scenes/gate', { as: player(), files, frame: 'none' })
  const button = screen.getByRole('button', remove)
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveAccessibleDescription('Only the game master can delete images.')
  await screen.unmount()
  const character = (await visit('/characters/kessa', { as: player(), files, frame: 'none' })).screen
  await expect.element(character.getByRole('button', { name: /Portrait of Kessa/ })).toBeVisible()
  await expect.element(character.getByRole('button', remove)).not.toBeInTheDocument()
})
