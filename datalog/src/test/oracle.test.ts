/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from 'vitest'

import { parse } from '../parse/parse.ts'
import { ask } from './ask.ts'
import { evaluateNaively } from './naive.ts'
import { randomProgram } from './random-program.ts'

const PROGRAMS = import.meta.env['LONG'] ? 10_000 : 200
/** Seeds that failed in the past. */
const failedOnce: readonly number[] = []

/** The answers of both evaluators to one program. Each line is a row with its relation. */
function answersOf(seed: number): { readonly answered: unknown; readonly wanted: unknown; readonly shown: string } {
  const { ordered, shuffled, levels } = randomProgram(seed)
  const shown = `seed ${seed}:\n${shuffled}`
  const parsed = parse(ordered)
  if (!parsed.ok) return { answered: parsed.errors, wanted: [], shown }
  const world = evaluateNaively(parsed.program, levels)
  const lines = [...world].flatMap(([name, rows]) => [...rows.values()].map((row) => [name, ...row].join('\t')))
  const answer = ask(shuffled)
  return { answered: typeof answer === 'string' ? answer : answer.toSorted(), wanted: lines.toSorted(), shown }
}

it.each(failedOnce)('gives the same answers as the naive evaluator (regression: seed %i)', (seed) => {
  const { answered, wanted, shown } = answersOf(seed)
  expect({ shown, answered }).toEqual({ shown, answered: wanted })
})

it(`gives the same answers to ${PROGRAMS} random programs as the naive evaluator`, () => {
  for (let seed = 1; seed <= PROGRAMS; seed++) {
    const { answered, wanted, shown } = answersOf(seed)
    expect({ shown, answered }).toEqual({ shown, answered: wanted })
  }
})
