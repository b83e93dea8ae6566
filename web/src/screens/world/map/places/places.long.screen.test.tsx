import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { offMiddle, openMap, visitAsGameMaster, visitAsPlayer } from '../map-fixture.ts'

const swipeUp = (target: Element) => {
  const { left, top } = target.getBoundingClientRect()
  for (const [type, by] of [
    ['pointerdown', 5],
    ['pointermove', -60],
  ] as const)
    target.dispatchEvent(
      new PointerEvent(type, { pointerType: 'touch', clientX: left + 20, clientY: top + by, bubbles: true }),
    )
}

it('[ATL-18] on narrow windows a button or a swipe up opens the list of places, and choosing one flies there', async () => {
  const { screen, address } = await visitAsPlayer('/world/map?pin=locations/low-tarrow')
  const map = await openMap(screen)
  const sheet = screen.getByRole('dialog', { name: 'Places you know' })
  await screen.getByRole('button', { name: 'List the places' }).click()
  await sheet.getByRole('button', { name: 'The ford' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(address()).toBe('/world/map?pin=The+ford')
  await expect.poll(() => offMiddle(map, 60)).toBeLessThan(2)
  await screen.getByRole('button', { name: 'Close The ford' }).click()
  const handle = screen.getByRole('button', { name: 'Places you know 3' })
  await expect.element(handle).toBeVisible()
  swipeUp(handle.element())
  const rows = sheet.getByRole('list', { name: 'Places you know' }).getByRole('listitem')
  await expect
    .poll(() => rows.elements().map((row) => row.querySelector('span span')?.textContent))
    .toEqual(['Low Tarrow', 'The ford', 'The Toll Gate'])
})

it('[ATL-18] the list next to the map shows the number of places and the content of their pins', async () => {
  await page.viewport(1280, 800)
  const { screen } = await visitAsGameMaster('/world/map')
  const list = screen.getByRole('region', { name: 'Places' })
  await expect.element(list.getByText('4', { exact: true })).toBeVisible()
  const stair = list.getByRole('listitem').filter({ hasText: 'The Candle Stair' })
  await expect.element(stair).toMatchTextContent(/Not for everyone$/)
  await expect
    .element(list.getByRole('listitem').filter({ hasText: 'Low Tarrow' }))
    .toMatchTextContent(/^Low TarrowThe dry end of the road\.$/)
})
