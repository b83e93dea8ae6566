import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect } from 'vitest'
import * as z from 'zod'

/** Figures by name, such as the SQL statements of each operation. */
type Figures = Readonly<Record<string, number>>

const FILE = path.resolve(import.meta.dirname, '../../budget.json')
/** With this set to `write`, the tests write their figures into the budget instead of comparing them. */
const MODE = 'BUDGET'

const budget = z.record(z.string(), z.record(z.string(), z.number()))

/**
 * Fails with every figure that is larger than budgeted, new or missing. Smaller figures pass, and become the limit when
 * the budget is rewritten. `slack` is how much a figure may exceed its budget, for figures that differ between equal runs.
 */
export function expectWithinBudget(chapter: string, figures: Figures, slack = 0): void {
  const all = budget.parse(JSON.parse(readFileSync(FILE, 'utf8')))
  if (process.env[MODE] === 'write') {
    const sorted = Object.fromEntries(Object.entries(figures).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    writeFileSync(FILE, `${JSON.stringify({ ...all, [chapter]: sorted }, null, 2)}\n`)
    return
  }
  const over = overBudget(chapter, all[chapter] ?? {}, figures, slack)
  expect(
    over,
    `${over.join('\n')}\nIf this is meant, run: ${MODE}=write npx vitest run --no-file-parallelism testing/src/budget`,
  ).toEqual([])
}

export function overBudget(chapter: string, budgeted: Figures, figures: Figures, slack = 0): string[] {
  const names = new Set([...Object.keys(budgeted), ...Object.keys(figures)])
  return [...names].flatMap((name) => {
    const [most, is] = [budgeted[name], figures[name]]
    if (most === undefined) return `${chapter}, ${name}: ${is} is not in the budget`
    if (is === undefined) return `${chapter}, ${name}: is in the budget, but there is no such figure`
    return is > most + slack ? `${chapter}, ${name}: grew from ${most} to ${is}` : []
  })
}
