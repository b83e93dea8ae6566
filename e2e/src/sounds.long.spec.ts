import { expect, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { callerAs, callOperation, openTable, setTable } from './table.ts'
import { silence } from './wave-file.ts'

const PHONE = { width: 360, height: 740 }

/** Waits until the page fetches the bytes of a sound. */
async function hears(page: Page): Promise<string> {
  return (await page.waitForResponse((response) => response.url().includes('/api/playing/'))).url()
}

test('[SOUND-20] [SOUND-24] [SOUND-30] [SOUND-31] the game master adds and plays music, which devices and the television play once switched on', async ({
  browser,
  server,
}) => {
  await setTable(await callerAs('game-master', server.origin), ['kessa-vane', true])
  const gameMaster = await openTable(browser, 'game-master', { viewport: { width: 1440, height: 900 } })
  const player = await openTable(browser, 'kessa', { viewport: PHONE })
  const requests: string[] = []
  player.on('request', (request) => void requests.push(request.url()))

  await gameMaster.getByRole('tab', { name: 'Scenes' }).click()
  await gameMaster.getByRole('button', { name: 'Play or add…' }).click()
  const files = gameMaster.getByRole('dialog', { name: 'Music and sounds' })
  await files.locator('input[type=file]').setInputFiles([
    { name: 'Rain on the fen.wav', mimeType: 'audio/wav', buffer: silence(40) },
    { name: 'Letter.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('<html>') },
  ])
  await expect(files.getByText('0:40, WAV')).toBeVisible()
  await expect(files.getByText(/^Letter.mp3: This file is no sound/)).toBeVisible()
  await files.getByRole('button', { name: 'Change Rain on the fen' }).click()
  await gameMaster.getByLabel('Caption').fill('Rain on the fen')
  await gameMaster.getByRole('button', { name: 'Save' }).click()
  await files.getByRole('button', { name: 'Play Rain on the fen as music' }).click()
  await gameMaster.keyboard.press('Escape')
  await expect(gameMaster.getByRole('list', { name: 'Playing now' })).toContainText('Music, for everyone')

  const line = player.getByRole('region', { name: 'Sound of the table' })
  await expect(line).toBeVisible()
  await expect(player.getByRole('status').filter({ hasText: '♪ Rain on the fen' })).toBeVisible()
  expect(requests.filter((url) => url.includes('/api/playing/'))).toEqual([])
  const heard = hears(player)
  await line.getByRole('button', { name: 'Switch on sound' }).click()
  const address = await heard
  await expect(line).toBeHidden()

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own tests hold it to the contract
  const { code } = (await callOperation(gameMaster, 'createDisplay')) as { readonly code: string }
  const television = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage()
  await television.goto(`${server.origin}/display`)
  await expect(television.getByRole('heading', { name: 'Connect this display' })).toBeVisible()
  await television.keyboard.type(code)
  await expect(television.getByRole('button', { name: 'Switch on sound' })).toBeFocused()
  const shown = hears(television)
  await television.keyboard.press('Enter')
  expect(await shown).toContain('/display/api/playing/')

  await gameMaster.getByRole('button', { name: 'Stop all' }).click()
  await expect(gameMaster.getByRole('list', { name: 'Playing now' })).toBeHidden()
  expect((await player.request.get(address)).status()).toBe(404)
})
