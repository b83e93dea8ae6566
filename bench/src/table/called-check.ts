import type { Page } from '@playwright/test'
import * as z from 'zod/mini'

import { openBrowser } from '../browser.ts'
import { judge, printFigure, printPart } from '../report.ts'
import { MOVED } from './campaign.ts'
import { withTable, type Table } from './with-table.ts'

const CHANGES = 60
const AIMED_MS = 200
/** Used in turn, so each differs from the previous one, with their dice. */
const DIFFICULTIES = [
  ['Hard', '3'],
  ['Average', '2'],
] as const

const called = z.object({ check: z.object({ id: z.string() }) })

/** Measures how long a changed difficulty takes from the game master's request to the pool on the page of the rolling player. */
export async function runCalledCheck(): Promise<void> {
  printPart(`A called check: ${CHANGES} changes of its difficulty, until the player's page shows each`)
  await withTable({ accounts: 1 }, async (table) => {
    const { browser, page } = await openBrowser(table.running.origin, table.players[0] ?? '')
    try {
      await page.goto(`${table.running.origin}/news`)
      const times = await changeInTurn(table, page)
      const trips = await bareTrips(table)
      printFigure('from the request to the page', percentiles(times))
      printFigure('floor: GET /api/health', percentiles(trips))
      judge('a changed difficulty on the page: p95 under 200 ms', percentiles(times), p(times, 0.95) < AIMED_MS)
    } finally {
      await browser.close()
    }
  })
}

async function changeInTurn({ ask }: Table, page: Page): Promise<number[]> {
  const params = { title: 'A noise', characters: [MOVED], skill: ['perception'], difficulty: 'Easy' }
  const { check } = called.parse(await ask('callCheck', params))
  await page
    .getByRole('region', { name: 'Called check' })
    .getByText('1 difficulty')
    .first()
    .waitFor({ state: 'attached' })
  await noteDice(page)
  const times: number[] = []
  for (let change = 0; change < CHANGES; change += 1) {
    const [difficulty, dice] = DIFFICULTIES[change % 2 === 0 ? 0 : 1]
    const beganMs = Date.now()
    await ask('setDifficulty', { checkId: check.id, difficulty })
    const shown = page.locator(`html[data-dice="${dice}"]`)
    times.push(Number(await shown.getAttribute('data-at')) - beganMs)
  }
  return times
}

/** Writes to the document how many difficulty dice the page shows, and the time of the last change by the machine's clock. */
async function noteDice(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = () => {
      const [, dice = ''] = /(\d) difficulty/.exec(document.body.textContent) ?? []
      const { dataset } = document.documentElement
      if (dataset['dice'] !== dice) Object.assign(dataset, { at: String(Date.now()), dice })
    }
    new MutationObserver(note).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    })
    note()
  })
}

async function bareTrips({ running }: Table): Promise<number[]> {
  const times: number[] = []
  for (let trip = 0; trip < CHANGES; trip += 1) {
    const began = performance.now()
    await (await fetch(`${running.origin}/api/health`)).arrayBuffer()
    times.push(performance.now() - began)
  }
  return times
}

function p(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
}

const percentiles = (times: readonly number[]) =>
  `p50 ${p(times, 0.5).toFixed(0)} ms  p95 ${p(times, 0.95).toFixed(0)} ms`
