import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { storedTokens, visitBareTable } from '#testing/table-fixture.ts'

/** Drops a picture of one pixel on the map. */
async function dropPicture(map: Element): Promise<void> {
  const canvas = new OffscreenCanvas(64, 64)
  canvas.getContext('2d')?.fillRect(0, 0, 64, 64)
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([await canvas.convertToBlob()], 'old_ferryman.png', { type: 'image/png' }))
  for (const type of ['dragover', 'drop'])
    map.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}

it('[VTT-369] a dropped picture becomes a token or a scene', async () => {
  await page.viewport(1440, 900)
  const { screen, address } = await visitBareTable()
  const map = screen.getByRole('region', { name: 'Map of The toll gate' })
  await expect.element(screen.getByRole('tab', { name: 'Tokens' })).toBeVisible()
  const dialog = screen.getByRole('dialog')
  await expect
    .poll(async () => {
      // The part that takes pictures loads late.
      if (!dialog.query()) await dropPicture(map.element())
      return dialog.query()
    })
    .not.toBeNull()
  await dialog.getByText('A token').click()
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await expect.poll(async () => (await storedTokens()).map(({ name }) => name)).toEqual(['Old ferryman'])
  await dropPicture(map.element())
  await dialog.getByRole('button', { name: 'Create scene' }).click()
  await expect.poll(address).toBe('/vtt/dam3?scene=scenes%2Fold-ferryman')
})
