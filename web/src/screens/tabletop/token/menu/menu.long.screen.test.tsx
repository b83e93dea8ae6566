import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { storedTokens } from '#testing/table-fixture.ts'
import { callAs, gameMaster, openPage, openTestServer, player, type Visit } from '#testing/visit.tsx'

const campaignId = 'dam3'
const sceneId = 'scenes/toll-gate'
const KESSA = 'characters/kessa-vane'
const RAIDER = 'characters/raider'
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="teal"/></svg>'
const files = {
  [`${sceneId}.md`]: '---\nname: The toll gate\nvisible: true\n---\n',
  [`${sceneId}.svg`]: picture,
  [`${KESSA}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\nmaxHp: 12\nstrainThreshold: 11\n---\n',
  [`${RAIDER}.md`]: '---\nname: Raider\nvisible: true\nmaxHp: 5\n---\n\nA quiet man.\n',
}

beforeEach(async () => await page.viewport(1440, 900))

const bare = { frame: 'none' } as const

const placed = (characterId: string, x: number) =>
  ({ campaignId, sceneId, characterId, position: { x, y: 50 }, size: 'medium', visible: true }) as const

async function table(as = gameMaster, frame: Pick<Visit, 'frame'> = {}) {
  await openTestServer({ as, files })
  await callAs(gameMaster, 'setActiveScene', { campaignId, sceneId })
  await callAs(gameMaster, 'addToken', placed(KESSA, 30))
  await callAs(gameMaster, 'addToken', placed(RAIDER, 60))
  const { screen } = await openPage('/vtt/dam3', frame)
  const map = screen.getByRole('region', { name: 'Map of The toll gate' })
  await expect.element(map.getByRole('button', { name: 'Raider' })).toBeVisible()
  return {
    screen,
    map,
    raider: map.getByRole('button', { name: /^Raider/ }),
    kessa: map.getByRole('button', { name: /^Kessa Vane/ }),
  }
}

it('[VTT-315] a right click opens a token’s menu beside it, but not over the panel; Escape returns to the token', async () => {
  const { screen, raider } = await table(gameMaster, bare)
  await raider.click({ button: 'right' })
  const menu = screen.getByRole('menu', { name: 'Menu of Raider' })
  await expect.element(menu).toBeVisible()
  const panel = document.querySelector('aside[data-table-panel]')?.getBoundingClientRect()
  const within = () => {
    const { left, top, right, bottom } = menu.element().getBoundingClientRect()
    return { left: left >= 0, top: top >= 0, bottom: bottom <= innerHeight, beside: right <= (panel?.left ?? 0) }
  }
  await expect.poll(within).toEqual({ left: true, top: true, bottom: true, beside: true })
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(raider).toHaveFocus()
})

it('[VTT-315] Shift+F10, the menu key and Enter open the menu, and the arrow keys reach its items', async () => {
  const { screen, raider } = await table(gameMaster, bare)
  const menu = screen.getByRole('menu', { name: 'Menu of Raider' })
  const openWith = async (key: KeyboardEventInit & { readonly key: string }) => {
    raider.element().focus()
    raider.element().dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }))
    await expect.poll(() => menu.query()?.contains(document.activeElement), { message: key.key }).toBe(true)
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(screen.getByRole('menuitem', { name: 'Remove' }), { message: key.key }).toHaveFocus()
  }
  for (const key of [{ key: 'F10', shiftKey: true }, { key: 'ContextMenu' }]) {
    await openWith(key)
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).not.toBeInTheDocument()
  }
  await openWith({ key: 'Enter' })
  await userEvent.keyboard('{Enter}')
  await expect.poll(async () => (await storedTokens()).map(({ name }) => name)).toEqual(['Kessa Vane'])
})

it('[VTT-315] the menu changes hit points, elevation, facing, size and visibility', async () => {
  const { screen, raider } = await table()
  await raider.click({ button: 'right' })
  await screen.getByRole('menuitem', { name: /^Hit points down/ }).click()
  await expect.poll(async () => (await call('getCharacterDynamic', { id: RAIDER })).hitpoints).toBe(4)
  await screen.getByRole('menuitem', { name: /^Elevation up/ }).click()
  await expect.poll(() => document.querySelector('[data-elevation]')?.getAttribute('data-elevation')).toBe('+1')
  await screen.getByRole('menuitem', { name: /^Facing/ }).click()
  await screen.getByRole('menuitemradio', { name: '→ Right' }).click()
  await expect.poll(() => document.querySelectorAll('[data-facing]').length).toBe(1)
  await raider.click({ button: 'right' })
  await screen.getByRole('menuitem', { name: 'Hide from players' }).click()
  await expect
    .poll(async () => (await storedTokens()).map(({ name, visible }) => [name, visible]))
    .toEqual([
      ['Kessa Vane', true],
      ['Raider', false],
    ])
})

it('[VTT-316] a player has a menu only for their own token, with points and conditions', async () => {
  const { screen, raider, kessa } = await table(player(KESSA))
  await raider.click({ button: 'right' })
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await kessa.click({ button: 'right' })
  const menu = screen.getByRole('menu', { name: 'Menu of Kessa Vane' })
  await expect.element(menu).toBeVisible()
  await screen.getByRole('menuitem', { name: /^Strain up/ }).click()
  await expect.poll(async () => (await call('getCharacterDynamic', { id: KESSA })).strain).toBe(1)
  for (const name of ['Remove', 'Hide from players', 'Size', 'Copy'])
    await expect.element(screen.getByRole('menuitem', { name })).not.toBeInTheDocument()
  await screen.getByRole('menuitem', { name: 'Conditions' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Conditions of Kessa Vane' })).toBeVisible()
})

it('[VTT-317] a double click opens the sheet beside the map, and Escape closes it and returns to the token', async () => {
  const { screen, raider } = await table(gameMaster, bare)
  await raider.dblClick()
  const sheet = screen.getByRole('dialog', { name: 'Sheet of Raider' })
  await expect.element(sheet.getByText('A quiet man.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(raider).toHaveFocus()
})

it('[VTT-317] the sheet shows a player the same as the character’s page', async () => {
  const { screen, raider } = await table(player(KESSA), bare)
  await raider.dblClick()
  const sheet = screen.getByRole('dialog', { name: 'Sheet of Raider' })
  await expect.element(sheet.getByRole('link', { name: 'Page' })).toHaveAttribute('href', '/characters/raider')
  await expect.element(sheet.getByRole('status', { name: 'Hit Points' })).not.toBeInTheDocument()
})
