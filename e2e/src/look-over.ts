import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Collects what no page of ours may do: ask another origin for anything, or complain in the console. */
export function listen(page: Page, origin: string): string[] {
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

/** What axe finds against WCAG 2.2 AA, on the whole page or in a part of it: each rule with the elements that break it. */
export async function findings(page: Page, within?: string): Promise<Finding[]> {
  const axe = axeOn(page).withTags(standards)
  // A row that is just passing under the phone's fixed bar counts as too small a target, though it scrolls free.
  if (within === undefined) axe.disableRules('target-size')
  else axe.include(within)
  return await analyze(axe)
}

/** The same, of what depends on the colours alone: for a page that was looked over in its other scheme. */
export async function faint(page: Page): Promise<Finding[]> {
  return await analyze(axeOn(page).withRules(['color-contrast', 'link-in-text-block']))
}

/** No page of ours has frames of another origin in it, for which axe would put its results together in a window of its own. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true)
}

async function analyze(axe: AxeBuilder): Promise<Finding[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/** How far the page can be scrolled to the side, in CSS pixels. */
export async function sidewaysPx(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
