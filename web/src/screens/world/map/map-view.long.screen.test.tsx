import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { player, visit } from '#testing/visit.tsx'

import { groundOf, KESSA, mapFiles, offMiddle, openMap, REACH, visitAsPlayer } from './map-fixture.ts'

/** The fixture's files with other pins on the world map. */
const withPins = (pins: string) => ({
  ...mapFiles,
  [`${REACH}.md`]: `---\nname: The Reach\nmap: maps/reach.svg\npins:\n${pins}---\n`,
})
const as = player(KESSA)

/** The test browser has no touch screen. */
function withTouchScreen(): void {
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 2, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'maxTouchPoints'))
}

function pinch(target: Element): void {
  const { left, top, width, height } = target.getBoundingClientRect()
  const send = (type: string, apart: number) => {
    const touches = [-apart, apart].map(
      (by, identifier) => new Touch({ identifier, target, clientX: left + width / 2 + by, clientY: top + height / 2 }),
    )
    const event = { changedTouches: touches, bubbles: true, cancelable: true, view: window }
    target.dispatchEvent(new TouchEvent(type, type === 'touchend' ? event : { ...event, touches }))
  }
  send('touchstart', 50)
  send('touchmove', 100)
  send('touchend', 100)
}

function drag(target: Element, by: number): void {
  const { left, top } = target.getBoundingClientRect()
  for (const [type, moved] of [
    ['mousedown', 0],
    ['mousemove', by],
    ['mouseup', by],
  ] as const)
    target.dispatchEvent(
      new MouseEvent(type, {
        clientX: left + 200 + moved,
        clientY: top + 200,
        bubbles: true,
        cancelable: true,
        view: window,
      }),
    )
}

it('[ATL-2] the map fills its panel; wheel, pinch, drag, buttons and keys pan and zoom it', async () => {
  withTouchScreen()
  await page.viewport(1280, 800)
  const { screen } = await visitAsPlayer('/world/map')
  const map = await openMap(screen)
  const panel = map.element().getBoundingClientRect()
  const fills = ({ left, right, top, bottom }: DOMRect) =>
    left <= panel.left + 1 && right >= panel.right - 1 && top <= panel.top + 1 && bottom >= panel.bottom - 1
  expect(fills(groundOf(map))).toBe(true)

  let { width } = groundOf(map)
  const enlargedBy = () => groundOf(map).width / width
  await screen.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(enlargedBy).toBeCloseTo(1.4)
  map.element().focus()
  await userEvent.keyboard('-')
  await expect.poll(enlargedBy).toBeCloseTo(1)
  const middle = { clientX: panel.left + panel.width / 2, clientY: panel.top + panel.height / 2 }
  map.element().dispatchEvent(new WheelEvent('wheel', { deltaY: -200, ...middle, bubbles: true, cancelable: true }))
  await expect.poll(enlargedBy).toBeGreaterThan(1.1)

  let { left } = groundOf(map)
  drag(map.element(), 60)
  await expect.poll(() => groundOf(map).left - left).toBeCloseTo(60)
  ;({ left } = groundOf(map))
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => groundOf(map).left).toBeLessThan(left)

  ;({ width } = groundOf(map))
  pinch(map.element())
  await expect.poll(enlargedBy).toBeCloseTo(2)

  const isAllSeen = () => groundOf(map).width <= panel.width && groundOf(map).height <= panel.height
  expect(isAllSeen()).toBe(false)
  await userEvent.keyboard('0')
  await expect.poll(isAllSeen).toBe(true)
})

it.each([
  ['at the chosen pin', '?pin=The+ford', 60],
  ['in the middle of its pins', '', (15 + 60) / 2],
])('[ATL-3] the map opens %s', async (_where, search, percent) => {
  const { screen } = await visitAsPlayer(`/world/map${search}`)
  const map = await openMap(screen)
  await expect.poll(() => offMiddle(map, percent)).toBeLessThan(2)
})

it('[ATL-5] links lead up through the maps that have a pin of the shown map', async () => {
  const files = {
    ...mapFiles,
    'locations/low-tarrow.md':
      '---\nname: Low Tarrow\nmap: maps/tarrow.svg\npins: [{ to: locations/cellar, at: [50, 50] }]\n---\n',
    'locations/cellar.md': '---\nname: The Cellar\nmap: maps/tarrow.svg\n---\n',
  }
  const { screen, address } = await visit('/world/map/locations/cellar', { as, files })
  const above = screen.getByRole('navigation', { name: 'Breadcrumbs' })
  await above.getByRole('link', { name: 'Low Tarrow' }).click()
  await expect.poll(address).toBe('/world/map/locations/low-tarrow')
  await above.getByRole('link', { name: 'The Reach' }).click()
  await expect.poll(address).toBe(`/world/map/${REACH}`)
  await openMap(screen)
  await expect.element(above).not.toBeInTheDocument()
})

it('[ATL-14] pressing a count zooms in on its pins', async () => {
  await page.viewport(1280, 800)
  const files = withPins('  - { label: The mill, at: [40, 60] }\n  - { label: The weir, at: [41, 60] }\n')
  const { screen } = await visit('/world/map', { as, files })
  const map = await openMap(screen)
  const { width } = groundOf(map)
  await map.getByRole('button', { name: '2 places: The mill, The weir. Zoom in' }).click()
  for (const name of ['The mill', 'The weir'])
    await expect.element(map.getByRole('button', { name, exact: true })).toBeVisible()
  expect(groundOf(map).width).toBeGreaterThan(width)
})

it('[ATL-14] pins that overlap at every zoom name each other on their cards', async () => {
  await page.viewport(1280, 800)
  const files = withPins('  - { label: The loft, at: [40, 60] }\n  - { label: The vault, at: [40, 60] }\n')
  const { screen } = await visit('/world/map', { as, files })
  const map = await openMap(screen)
  await map.getByRole('button', { name: '2 places: The loft, The vault. Zoom in' }).click()
  await screen.getByRole('article', { name: 'The loft' }).getByRole('button', { name: 'The vault' }).click()
  const other = screen.getByRole('article', { name: 'The vault' })
  await expect.element(other.getByRole('button', { name: 'The loft' })).toBeVisible()
})
