import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Collects what no page of this site may do: send requests to another origin, or log errors to the console. */
export function collectViolations(page: Page, origin: string): string[] {
  const heard: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin)) heard.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(error.message))
  return heard
}

type Finding = [rule: string, elements: string[]]

/** The violations of WCAG 2.2 AA that axe finds on the page or in a part of it: each rule with the elements that violate it. */
export async function findings(page: Page, within?: string): Promise<Finding[]> {
  const axe = axeOn(page).withTags(standards)
  // A row partly under the phone's fixed bar counts as too small a target, although it can be scrolled into view.
  if (within === undefined) axe.disableRules('target-size')
  else axe.include(within)
  return await analyze(axe)
}

/** Like `findings`, but only the rules that depend on colours: for a page that was checked in its other colour scheme. */
export async function colourFindings(page: Page): Promise<Finding[]> {
  return await analyze(axeOn(page).withRules(['color-contrast', 'link-in-text-block']))
}

/**
 * Legacy mode, because no page of this site has frames of another origin, for which axe would collect its results in a separate window.
 * What is in order is not described, which takes a fifth of the time.
 */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], selectors: false, preload: false })
}

async function analyze(axe: AxeBuilder): Promise<Finding[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/** How far the page can be scrolled to the side, in CSS pixels. */
export async function horizontalOverflowPx(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    // What is rendered for another width follows within two frames.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => void requestAnimationFrame(resolve))
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })
}

/** The focused element, and whether a part of it is actually visible, not covered by a bar. */
export async function focused(page: Page) {
  return await page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const name = `${element.tagName} ${element.textContent.trim().slice(0, 40)}`
    const boxes = [element, ...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect())
    const inSight = boxes.some(({ x, y, width, height }) => {
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      return top !== null && (element.contains(top) || top.contains(element))
    })
    return { name, inSight }
  })
}
