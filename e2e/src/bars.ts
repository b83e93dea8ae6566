import type { Page } from '@playwright/test'

/** Phones, tablets, desktops, and 1280 x 1024 px at a zoom of 400 %. */
export const windows = [
  [320, 256],
  [320, 640],
  [360, 740],
  [414, 896],
  [640, 360],
  [740, 360],
  [844, 390],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const

/**
 * The bars of the table that intersect another one or leave the window. A bar in a row that scrolls sideways counts as far as it is in view. The
 * button in the panel's corner belongs to the panel.
 */
export async function faultsOfBars(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    interface Box {
      readonly left: number
      readonly top: number
      readonly right: number
      readonly bottom: number
    }
    const layout = document.querySelector('.table-layout')
    if (!layout) return ['There is no table']
    const clip = (box: Box, by: Box): Box => ({
      left: Math.max(box.left, by.left),
      top: Math.max(box.top, by.top),
      right: Math.min(box.right, by.right),
      bottom: Math.min(box.bottom, by.bottom),
    })
    const visiblePart = (element: Element): Box => {
      let box: Box = element.getBoundingClientRect()
      for (let around = element.parentElement; around && around !== layout; around = around.parentElement)
        if (getComputedStyle(around).overflowX !== 'visible') box = clip(box, around.getBoundingClientRect())
      return box
    }
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30) || element.className.slice(0, 30)
    const bars = [...layout.querySelectorAll('.hud, .table-notices > *, [data-call-bar] > *')]
      .filter((element) => element.checkVisibility() && !element.classList.contains('sr-only'))
      .map((element) => ({ element, name: nameOf(element), box: visiblePart(element) }))
      .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1)
    const areTogether = (one: Element, other: Element) =>
      one.contains(other) ||
      other.contains(one) ||
      [one, other].some((element) => element.matches('.table-panel-button[aria-expanded=true]'))
    const intersect = (one: Box, other: Box) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
    const outside = ({ left, top, right, bottom }: Box) =>
      left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
    return [
      ...bars.filter(({ box }) => outside(box)).map(({ name }) => `${name} is outside`),
      ...bars.flatMap((one, index) =>
        bars
          .slice(index + 1)
          .filter((other) => !areTogether(one.element, other.element) && intersect(one.box, other.box))
          .map((other) => `${one.name} and ${other.name}`),
      ),
    ]
  })
}
