import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { longParts, partOfDay, partsAfter } from './long-parts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const DAY_MS = 86_400_000
const names = (parts: readonly { readonly name: string }[]) => parts.map(({ name }) => name)

/** Matches a test file that does more in the outer ring, by itself or through the list of engines. */
const DOES_MORE = /\bLONG\b'?\]|\bengines\b.*test-postgres/

describe('the parts of the outer ring', () => {
  it('contain every test that does more in it', () => {
    const tests = globSync(['*/src/**/*.{test,spec}.{ts,tsx}', 'scripts/**/*.test.ts'], { cwd: root })
    const longer = tests.filter(
      (file) => file.includes('.long.') || DOES_MORE.test(readFileSync(path.join(root, file), 'utf8')),
    )
    expect(longer.length).toBeGreaterThan(50)
    const inPart = (file: string) =>
      longParts.some(
        ({ files, journeys }) => (journeys && file.startsWith('e2e/')) || files.some((one) => file.includes(one)),
      )
    expect(longer.filter((file) => !inPart(file))).toEqual([])
  })

  it('name files that exist', () => {
    const tests = globSync(['*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], { cwd: root })
    const unused = longParts.flatMap(({ files }) => files.filter((one) => !tests.some((file) => file.includes(one))))
    expect(unused).toEqual([])
  })

  it('take turns by the day', () => {
    const days = longParts.map((_, day) => partOfDay(day * DAY_MS).name)
    expect(days).toEqual(names(longParts))
    expect(partOfDay(longParts.length * DAY_MS)).toBe(partOfDay(0))
  })

  it.each([
    ['README.md', ['engines'], []],
    ['datalog/src/parse/parse.ts', ['engines'], ['fuzz']],
    ['web/src/app.tsx', ['engines', 'browsers'], []],
  ])('that run after a change of %s are %j, and the parts that wait for their turn are %j', (file, run, left) => {
    const parts = partsAfter([file], { now: 0, minutes: 40 })
    expect([names(parts.run), names(parts.left)]).toEqual([run, left])
  })
})
