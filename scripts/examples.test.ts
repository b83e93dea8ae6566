import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compileFunction } from 'node:vm'

import * as contract from '@waybook/contract'
import * as datalog from '@waybook/datalog'
import * as entityText from '@waybook/entity-text'
import * as merge from '@waybook/entity-text/merge'
import * as words from '@waybook/entity-text/words'
import * as rules from '@waybook/rules'
import * as sight from '@waybook/rules/sight'
import { describe, expect, it } from 'vitest'

import { fightOf, inOrder, knowsIn } from '../rules/src/encounter/fight-of.ts'

// Runs the `@example` of every function that these workspaces export (decision 0175).
const workspaces: [string, Record<string, unknown>][] = [
  ['rules', { ...rules, ...sight }],
  ['contract', contract],
  ['datalog', datalog],
  ['entity-text', { ...entityText, ...merge, ...words }],
]

const DOCUMENTED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:async )?(?:function\*?|const|class) (\w+)/gu

/** The example of each documented declaration in a workspace, without the stars of its comment. */
function examplesIn(workspace: string): Map<string, string> {
  const files = globSync(path.join(import.meta.dirname, '..', workspace, 'src/**/*.ts'))
  const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(DOCUMENTED)])
  return new Map(
    found.flatMap(([, comment = '', name = '']) => {
      const [, example] = comment.replaceAll(/^ *\* ?/gmu, '').split('@example')
      return example === undefined ? [] : [[name, example.trim()]]
    }),
  )
}

/** Turns the line `sum(1, 2) // 3` into an assertion. A line without a value prepares the following ones. */
function assertionOf(line: string): string {
  const [, actual, expected] = /^(.*) \/\/ (.*)$/u.exec(line) ?? []
  return actual === undefined || expected === undefined ? line : `check(${actual}, ${valueOf(expected)})`
}

/** `{ success: 1, … }` and `[{ success: 1, … }]` leave out properties; `≈ 0.58` leaves out digits. */
function valueOf(expected: string): string {
  if (expected.startsWith('≈ ')) return `about(${expected.slice(2)})`
  return expected.replaceAll(/\{([^{}]*), …\s*\}/gu, 'some({$1})')
}

function check(actual: unknown, expected: unknown): void {
  expect(actual).toEqual(expected)
}

const tools = {
  check,
  some: (properties: object): unknown => expect.objectContaining(properties),
  about: (number: number): unknown => expect.closeTo(number, 2),
}

describe.each(workspaces)('the public functions of %s', (workspace, exported) => {
  const examples = examplesIn(workspace)
  const functions = Object.keys(exported).filter((name) => typeof exported[name] === 'function')
  const scope = { ...exported, fightOf, inOrder, knowsIn, ...tools }

  it.each(functions)('%s returns what its example says', (name) => {
    const example = examples.get(name) ?? 'There is no @example.'
    expect(example).toMatch(new RegExp(`\\b${name}\\([^]* // `, 'u'))
    const body = `{ ${example.split('\n').map(assertionOf).join('\n')} }`
    Reflect.apply(compileFunction(body, Object.keys(scope)), null, Object.values(scope))
  })
})
