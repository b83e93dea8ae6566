import { TOKEN_PX, type TokenSize } from '@waybook/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#api/call.ts'
import { KESSA, visitTable } from '#testing/table-fixture.ts'

const campaignId = 'dam3'
const figures = () => [...document.querySelectorAll<HTMLElement>('[data-token-id]')]
const drawn = () => figures().map((figure) => Math.round(figure.getBoundingClientRect().width))
const stated = () => figures().map(({ dataset }) => Math.round(Number(dataset['diameter'])))
const pictureWidth = () => document.querySelector('[aria-label^="Map of"] img')?.getBoundingClientRect().width ?? 0

it.each<[number, TokenSize]>([
  [1440, 'small'],
  [1440, 'medium'],
  [1440, 'large'],
  [820, 'large'],
  [390, 'large'],
  [390, 'medium'],
  [390, 'small'],
])(
  '[VTT-310] in a window of %d px a %s token has its part of the scene, at least 18 px, and says so',
  async (width, size) => {
    await page.viewport(width, 900)
    const { screen } = await visitTable([KESSA, 50, 50])
    await expect.poll(figures).toHaveLength(1)
    const tokenId = figures()[0]?.dataset['tokenId'] ?? ''
    await call('updateToken', { campaignId, tokenId, size })
    const expected = () => Math.round(Math.max(18, TOKEN_PX[size] * Math.min(1, pictureWidth() / 1000)))
    await expect.poll(stated).toEqual([expected()])
    expect(drawn()).toEqual([expected()])
    screen.getByRole('region', { name: 'Map of The toll gate' }).element().focus()
    const before = Number(figures()[0]?.dataset['diameter'])
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }))
    await expect.poll(stated).toEqual([Math.round(before * 1.4)])
    expect(drawn()).toEqual(stated())
  },
)

it('[VTT-310] at 390 px six tokens in a row are six discs and no heap', async () => {
  await page.viewport(390, 844)
  const places = [10, 22, 34, 46, 58, 70].map((x) => [KESSA, x, 50] as const)
  await visitTable(...places)
  await expect.poll(figures).toHaveLength(6)
  const boxes = figures().map((figure) => figure.getBoundingClientRect())
  const gaps = boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(0)
})

it('[VTT-310] a token never falls under 18 px', async () => {
  await page.viewport(390, 844)
  await visitTable([KESSA, 50, 50])
  await expect.poll(figures).toHaveLength(1)
  const map = document.querySelector('section[aria-label^="Map of"]')
  for (let times = 0; times < 4; times += 1)
    map?.dispatchEvent(new KeyboardEvent('keydown', { key: '-', bubbles: true }))
  await expect.poll(stated).toEqual([18])
  expect(drawn()).toEqual([18])
})

it('[VTT-311] a finger hits a small token 20 px beside its centre, a mouse only on the disc', async () => {
  await page.viewport(390, 844)
  const { screen } = await visitTable([KESSA, 50, 50])
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
