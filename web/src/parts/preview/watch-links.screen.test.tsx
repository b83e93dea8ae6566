import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { watchLinks } from './watch-links.ts'

let shown: (string | undefined)[] = []
let stop = () => {}
const at = (id: string) => document.querySelector(`#${id}`) ?? document.body
const point = (name: string, id: string, pointerType = 'mouse') =>
  at(id).dispatchEvent(new PointerEvent(name, { bubbles: true, cancelable: true, pointerType }))

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<a id="bell" href="/items/bell" data-entity="items/bell">Bell</a><a id="rope" href="/items/rope" data-entity="items/rope">Rope</a><a id="tide" data-entity="changes/tide">Tide</a><p id="card" data-preview>Card</p>'
  shown = []
  stop = watchLinks((link) => shown.push(link?.id))
})
afterEach(() => stop())

it('[PRE-2] resting on a link for half a second shows its card', () => {
  point('pointerover', 'bell')
  vi.advanceTimersByTime(499)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['bell'])
})

it('[PRE-2] a pointer that passes over shows nothing', () => {
  point('pointerover', 'bell')
  vi.advanceTimersByTime(400)
  point('pointerout', 'bell')
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual([])
})

it('[PRE-2] the card stays while the pointer moves to it, and disappears when the pointer leaves both', () => {
  point('pointerover', 'bell')
  vi.advanceTimersByTime(500)
  point('pointerout', 'bell')
  vi.advanceTimersByTime(250)
  point('pointerover', 'card')
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual(['bell'])
  point('pointerout', 'card')
  vi.advanceTimersByTime(300)
  expect(shown).toEqual(['bell', undefined])
})

it('[PRE-2] another link replaces it', () => {
  point('pointerover', 'bell')
  vi.advanceTimersByTime(500)
  point('pointerout', 'bell')
  point('pointerover', 'rope')
  vi.advanceTimersByTime(300)
  expect(shown).toEqual(['bell', 'rope'])
})

it('[PRE-3] a tap or a swipe shows nothing, and a long press suppresses the menu of the browser', () => {
  for (const end of ['pointerup', 'pointercancel']) {
    point('pointerdown', 'bell', 'touch')
    point(end, 'bell', 'touch')
    vi.advanceTimersByTime(5000)
  }
  expect(shown).toEqual([])
  point('pointerdown', 'bell', 'touch')
  expect(point('contextmenu', 'bell', 'touch')).toBe(false)
})

it('[PRE-4] a link without a page shows nothing', () => {
  point('pointerover', 'tide')
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual([])
})
