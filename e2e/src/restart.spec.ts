import { expect, type Browser, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { openOwnHouse, type OwnHouse } from './own-house/own-house.ts'
import { PASSWORD } from './party.ts'
import { ask, drag, drawn, GATE, stored, takeSeat, tokenOf } from './table.ts'

const LAMP = 'scenes/the-third-lamp'
/** A server that starts again, and a browser that waits before it looks for it. */
const BACK = { timeout: 20_000 }
const CUT_MS = 10_000

let house: OwnHouse
test.beforeAll(async () => {
  house = await openOwnHouse()
  await house.start()
})
test.afterAll(async () => await house.remove())

async function join(browser: Browser, firstName: string, characterId?: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: house.origin })).newPage()
  const token = (await house.link(characterId)).split('#')[1]
  const data = { token, firstName, lastName: '', email: `${firstName}@lowtarrow.example`, password: PASSWORD }
  const { origin } = house
  const accepted = await page.request.post('/api/auth/link/accept', { data, headers: { origin } })
  expect(accepted.ok()).toBe(true)
  await page.goto('/profile')
  return page
}

/** That all screens show what the store has of a scene. */
async function agree(pages: readonly Page[], sceneId: string): Promise<void> {
  for (const page of pages) {
    const kept = await stored(page, sceneId)
    await expect.poll(async () => await drawn(page), BACK).toEqual(kept)
  }
}

test('[VTT-61] three screens agree with the store after a restart of the server and a cut network', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const gameMaster = await join(browser, 'Bram')
  await ask(gameMaster, 'setActiveScene', { sceneId: GATE })
  const maren = await join(browser, 'Maren', 'characters/kessa-vane')
  const ines = await join(browser, 'Ines', 'characters/odo-brandreth')
  const pages = [gameMaster, maren, ines]
  for (const page of pages) await takeSeat(page)

  for (const name of ['Kessa Vane', 'Odo Brandreth', /^The Unlit/]) {
    await gameMaster.getByRole('button', { name: 'Add Token' }).click()
    await gameMaster.getByRole('dialog').getByRole('button', { name }).click()
    await drag(gameMaster, tokenOf(gameMaster, /./).last(), { x: 90, y: -70 })
  }
  await drag(gameMaster, tokenOf(gameMaster, /Kessa Vane/), { x: -160, y: 40 })
  await agree(pages, GATE)
  expect([await drawn(gameMaster), await drawn(ines)].map((tokens) => Object.keys(tokens).length)).toEqual([3, 2])

  await house.stop()
  await drag(gameMaster, tokenOf(gameMaster, /Odo Brandreth/), { x: 60, y: 60 })
  await expect(ines.getByText(/No connection: what you see may be old/)).toBeVisible(BACK)
  await house.start()
  for (const page of pages) await expect(page.getByText(/No connection/)).toBeHidden(BACK)
  await expect.poll(async () => await stored(gameMaster), BACK).toEqual(await drawn(gameMaster))
  await agree(pages, GATE)

  await maren.context().setOffline(true)
  const cutAt = Date.now()
  await gameMaster.getByRole('button', { name: 'Hide Odo Brandreth from players' }).click()
  await expect(tokenOf(ines, /Odo Brandreth/)).toBeHidden(BACK)
  await tokenOf(gameMaster, /Kessa Vane/).click()
  await gameMaster.getByRole('button', { name: 'Delete Token' }).click()
  await expect(tokenOf(ines, /Kessa Vane/)).toBeHidden(BACK)
  await gameMaster.getByRole('button', { name: 'The third lamp' }).click()
  await expect(ines.getByRole('heading', { level: 1, name: 'The third lamp' })).toBeVisible(BACK)
  await gameMaster.getByRole('button', { name: 'Add Token' }).click()
  await gameMaster.getByRole('dialog').getByRole('button', { name: 'Odo Brandreth' }).click()
  await expect(tokenOf(ines, /Odo Brandreth/)).toBeVisible(BACK)
  await expect(maren.getByRole('heading', { level: 1, name: 'The toll gate' })).toBeVisible()
  await maren.waitForTimeout(Math.max(0, CUT_MS - (Date.now() - cutAt)))
  await maren.context().setOffline(false)
  await expect(maren.getByRole('heading', { level: 1, name: 'The third lamp' })).toBeVisible(BACK)
  await agree(pages, LAMP)
  expect(Object.keys(await drawn(maren))).toHaveLength(1)
})
