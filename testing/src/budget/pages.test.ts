import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { expectWithinBudget } from './budget.ts'

/** Written by the build, which `npm test` runs first. */
const dist = path.resolve(import.meta.dirname, '../../../web/dist')
const isBuilt = existsSync(path.join(dist, 'page-chunks.json'))

const chunks = z.record(z.string(), z.array(z.string()))

/** Two builds of the same source can differ by a few hundred bytes, which is enough to pass the next KB. */
const SLACK_KB = 1

const styles = () =>
  readdirSync(path.join(dist, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(dist, 'assets', file), 'utf8'))
    .join('')

/** Selectors with `:root:has(…)` whose subject is any element of a type, for example `:root:has([data-x]) .y > span`. */
const stylesAllOfAKind = (css: string) =>
  [...css.matchAll(/[^{}]*:root:has\([^{}]*(?=\{)/g)]
    .map(([rule]) => rule)
    .filter((rule) => /[\s>+~][a-z*]+$/.test(rule))

const kilobytesOf = (files: readonly string[]) =>
  Math.ceil(files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file))).length, 0) / 1024)

describe.skipIf(!isBuilt)('the build', () => {
  it('[RUN-150] pages load no more code than budgeted', () => {
    const document = readFileSync(path.join(dist, 'index.html'), 'utf8')
    const named = [...document.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
    const scripts = named.filter((file) => file.endsWith('.js'))
    const pages = chunks.parse(JSON.parse(readFileSync(path.join(dist, 'page-chunks.json'), 'utf8')))
    const sizes = Object.entries(pages).map(
      ([page, own]) =>
        [page, kilobytesOf([...new Set([...scripts, ...own.filter((file) => file.endsWith('.js'))])])] as const,
    )
    expect(scripts.length).toBeGreaterThan(1)
    expectWithinBudget('KB of scripts of a page, gzip', Object.fromEntries(sizes), SLACK_KB)
    expectWithinBudget(
      'KB of styles, gzip',
      { all: kilobytesOf(named.filter((file) => file.endsWith('.css'))) },
      SLACK_KB,
    )
  })

  it('[INS-1] [RUN-150] the worker caches the reading screens and the player’s sheet in advance, without flying dice and editor', () => {
    const worker = readFileSync(path.join(dist, 'service-worker.js'), 'utf8')
    const cached = [...new Set(worker.match(/assets\/[\w.-]+-[\w-]{8}\.\w+/g))]
    const pages = chunks.parse(JSON.parse(readFileSync(path.join(dist, 'page-chunks.json'), 'utf8')))
    const missingOf = (page: string) => pages[page]?.filter((file) => !cached.includes(file))
    for (const page of ['/', '/my-character', '/rules', '/characters', '/characters/', '/items/', '/news', '/notes'])
      expect([page, missingOf(page)]).toEqual([page, []])
    for (const page of ['/$category/$slug/edit', '/vtt/$adventureId', '/admin/', '/gallery'])
      expect([page, missingOf(page)?.length]).not.toEqual([page, 0])
    expect(
      cached.filter((file) => /WebGLRenderer|codemirror/i.test(readFileSync(path.join(dist, file), 'latin1'))),
    ).toEqual([])
    expectWithinBudget('KB of files kept in advance, gzip', { all: kilobytesOf(cached) }, SLACK_KB)
  })

  // Browsers would restyle every element of that type at each insertion anywhere, which took two thirds of the time to draw a list.
  it('[RUN-152] no rule with :root:has(…) applies to all elements of a type', () => {
    expect(stylesAllOfAKind(':root:has([data-x]) .y>span{color:red}')).toEqual([':root:has([data-x]) .y>span'])
    expect(styles()).toContain(':root:has(')
    expect(stylesAllOfAKind(styles())).toEqual([])
  })
})
