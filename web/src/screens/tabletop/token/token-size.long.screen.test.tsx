import { TOKEN_PX, type TokenSize } from '@waybook/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { KESSA, visitBareTable } from '#testing/table-fixture.ts'

const figures = () => [...document.querySelectorAll<HTMLElement>('[data-token-id]')]
const drawn = () => figures().map((figure) => Math.round(figure.getBoundingClientRect().width))
const stated = () => figures().map(({ dataset }) => Math.round(Number(dataset['diameter'])))
const pictureWidth = () => document.querySelector('[aria-label^="Map of"] img')?.getBoundingClientRect().width ?? 0
/** Phones open the map at the party, with tokens of their own size. */
const fit = () =>
  document
    .querySelector('section[aria-label^="Map of"]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: '0', bubbles: true }))
const sizes: readonly TokenSize[] = ['small', 'medium', 'large']

it.each([1440, 820, 390])(
  '[VTT-310] in a window of %d px, small, medium and large tokens scale with the scene to at least 18 px, and report their diameter',
  async (width) => {
    await page.viewport(width, 900)
    const { screen } = await visitBareTable(
      ...sizes.map((size, index) => [KESSA, 20 + 30 * index, 50, true, size] as const),
    )
    await expect.poll(figures).toHaveLength(sizes.length)
    fit()
    const expected = () =>
      sizes.map((size) => Math.round(Math.max(18, TOKEN_PX[size] * Math.min(1, pictureWidth() / 1000))))
    await expect.poll(stated).toEqual(expected())
    expect(drawn()).toEqual(expected())
    screen.getByRole('region', { name: 'Map of The toll gate' }).element().focus()
    const zoomed = figures().map(({ dataset }) => Math.round(Number(dataset['diameter']) * 1.4))
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }))
    await expect.poll(stated).toEqual(zoomed)
    expect(drawn()).toEqual(stated())
  },
)

it('[VTT-310] at 390 px, six tokens in a row don’t overlap, and none is smaller than 18 px', async () => {
  await page.viewport(390, 844)
  const places = [10, 22, 34, 46, 58, 70].map((x) => [KESSA, x, 50] as const)
  await visitBareTable(...places)
  await expect.poll(figures).toHaveLength(6)
  fit()
  const boxes = figures().map((figure) => figure.getBoundingClientRect())
  const gaps = boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(0)
  const map = document.querySelector('section[aria-label^="Map of"]')
  for (let times = 0; times < 4; times += 1)
    map?.dispatchEvent(new KeyboardEvent('keydown', { key: '-', bubbles: true }))
  await expect.poll(stated).toEqual(Array(6).fill(18))
  expect(drawn()).toEqual(Array(6).fill(18))
})

it('[VTT-311] a finger hits a small token 20 px beside its center, a mouse up to 16', async () => {
  await page.viewport(390, 844)
  const { screen } = await visitBareTable([KESSA, 50, 50])
  await expect.poll(figures).toHaveLength(1)
  fit()
  await expect.poll(drawn).toEqual([27])
  const kessa = screen.getByRole('region', { name: 'Map of The toll gate' }).getByRole('button', { name: 'Kessa Vane' })
  const { left, top, width } = kessa.element().getBoundingClientRect()
  const beside = { clientX: left + width / 2 + 20, clientY: top + width / 2, bubbles: true }
  const ground = document.elementFromPoint(beside.clientX, beside.clientY)
  ground?.dispatchEvent(new PointerEvent('click', { ...beside, pointerType: 'mouse' }))
  await expect.element(kessa).toHaveAttribute('aria-pressed', 'false')
  ground?.dispatchEvent(new PointerEvent('click', { ...beside, pointerType: 'touch' }))
  await expect.element(kessa).toHaveAttribute('aria-pressed', 'true')
})
