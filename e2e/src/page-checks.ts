import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Page } from '@playwright/test'
import type { ElementContext, RunOnly, RunOptions } from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Collects requests to another origin and errors in the console, which no page of this site may cause. */
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
  const runOnly: RunOnly = { type: 'tag', values: standards }
  if (within !== undefined) return await analyze(page, { include: [[within]] }, { runOnly })
  // A row partly under the phone's fixed bar counts as too small a target, although it can be scrolled into view.
  return await analyze(page, { include: [['html']] }, { runOnly, rules: { 'target-size': { enabled: false } } })
}

/** Like `findings`, but only the rules that depend on colors: for a page that was checked in its other color scheme. */
export async function colourFindings(page: Page): Promise<Finding[]> {
  const runOnly: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
  return await analyze(page, { include: [['html']] }, { runOnly })
}

/** Describes only violations; describing passes takes a fifth of the time. */
const brief: RunOptions = { resultTypes: ['violations'], selectors: false, preload: false }

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Loads axe into each document only once, because parsing it takes longer than most checks. No page of this site has frames, which would need
 * it too.
 */
async function analyze(page: Page, context: ElementContext, options: RunOptions): Promise<Finding[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe)
  const asked = [context, { ...brief, ...options }].map((one) => JSON.stringify(one))
  return await page.evaluate<Finding[]>(
    `axe.run(${asked.join()}).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))`,
  )
}

/** How far the page can be scrolled to the side, in CSS pixels. */
export async function horizontalOverflowPx(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    // A change of the width renders within two frames.
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
