import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { openAs } from './party.ts'
import { callOperation, joinTable, setTable, tokenOf } from './table.ts'

const LAMP = { id: 'scenes/the-third-lamp', name: 'The third lamp, at ebb' }

test('[DISP-22] a television is connected by its code, follows the active scene, and sees the area that the fog uncovers', async ({
  browser,
  server,
}) => {
  const gameMaster = await openAs(browser, 'game-master', '/profile')
  await setTable(gameMaster, ['kessa-vane', true])
  await joinTable(gameMaster)
  await gameMaster.getByRole('button', { name: 'Display', exact: true }).click()
  const code = await gameMaster.locator('[data-code]').getAttribute('data-code')
  const television = await (await browser.newContext()).newPage()
  await television.goto(`${server.origin}/display`)
  await expect(television.getByRole('heading', { name: 'Connect this display' })).toBeVisible()
  await television.keyboard.type(code ?? '')
  await expect(tokenOf(television, /^Kessa Vane/)).toBeVisible()

  const place = { characterId: 'characters/odo-brandreth', position: { x: 50, y: 50 }, size: 'medium', visible: true }
  await callOperation(gameMaster, 'addToken', { sceneId: LAMP.id, ...place })
  await callOperation(gameMaster, 'setFogStart', { sceneId: LAMP.id, closed: true })
  await callOperation(gameMaster, 'setActiveScene', { sceneId: LAMP.id })
  await expect(television.getByRole('heading', { name: LAMP.name })).toBeVisible()
  await expect(television.locator('[data-token-id]')).toHaveCount(0)
  const brush = { op: 'reveal', shape: 'brush', points: [place.position], radius: 20 }
  await callOperation(gameMaster, 'changeFog', { sceneId: LAMP.id, ...brush })
  await expect(tokenOf(television, /^Odo Brandreth/)).toBeAttached()
  await expect(television.locator('[data-tile]').first()).toBeAttached()
})
