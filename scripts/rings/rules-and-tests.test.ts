import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const idsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id = '']) => id)

/** A rule begins a list item or a table row. */
const RULE = /^(?:- |\| )([A-Z][A-Z\d]*-\d+)\b/gm
/** The mark in `docs/spec` for a rule that only the outer ring shows. */
const OUTER_RULE = /^(?:- |\| )([A-Z][A-Z\d]*-\d+) \(outer ring\)/gm
/** An id in a title, or as the first value of a row of `it.each`. */
const TESTED = /\[(?:'|")?([A-Z][A-Z\d]*-\d+)(?:\]|'|")/g

const specs = globSync('docs/spec/*.md', { cwd: root }).map(read)
const rules = specs.flatMap((text) => idsIn(text, RULE))
const outerRules = specs.flatMap((text) => idsIn(text, OUTER_RULE))

/** The table of judges makes the titles of the access matrix. */
const tests = globSync(['{*/src,scripts}/**/*.{test,spec,contract}.{ts,tsx}', 'testing/src/access/matrix/judged.ts'], {
  cwd: root,
})
const testedIn = (files: readonly string[]) => new Set(files.flatMap((file) => idsIn(read(file), TESTED)))
const anywhere = testedIn(tests)
const inMiddleRing = testedIn(tests.filter((file) => !file.includes('.long.')))

describe('the rules of docs/spec', () => {
  it('have one id each', () => {
    expect(rules.length).toBeGreaterThan(1000)
    expect(rules.filter((id, index) => rules.indexOf(id) !== index)).toEqual([])
  })

  it('each have a test with their id in its title', () => {
    expect(rules.filter((id) => !anywhere.has(id))).toEqual([])
  })

  it('are marked if only the outer ring shows them', () => {
    expect(rules.filter((id) => anywhere.has(id) && !inMiddleRing.has(id))).toEqual(outerRules)
  })

  it('are the only ones that titles name', () => {
    expect([...anywhere].filter((id) => !rules.includes(id)).toSorted()).toEqual([])
  })
})
