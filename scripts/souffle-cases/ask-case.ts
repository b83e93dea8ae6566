import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import {
  compile,
  evaluate,
  loadFacts,
  type Diagnostic,
  type Facts,
  type Query,
  type RelationSchema,
} from '@waybook/datalog'

import { readFactFile } from './read-fact-file.ts'
import { sameRows } from './same-rows.ts'

/** `agrees` and `rejects` are correct outcomes. `refuses` means that the case uses a feature that we do not support. `why` names it. */
export interface Outcome {
  readonly kind: 'agrees' | 'rejects' | 'refuses' | 'accepts' | 'fails' | 'differs'
  readonly why: string
}

const BUDGET = {
  steps: 2_000_000_000,
  rows: 20_000_000,
  answerRows: 5_000_000,
  answerCharacters: 500_000_000,
  bytes: 2 ** 30,
  milliseconds: 60_000,
  now: () => performance.now(),
}

/** Runs one case. `faulty` means that Soufflé rejects it. */
export async function runCase(folder: string, faulty: boolean): Promise<Outcome> {
  const text = await readFile(path.join(folder, `${path.basename(folder)}.dl`), 'utf8').catch(() => null)
  if (text === null) return { kind: 'refuses', why: 'no program file' }
  // We pass the relations that a program loads from files to the engine, with their declared attributes.
  const alone = compile(withoutInputs(text), [])
  const schemas = alone.ok ? inputsOf(text, alone.query) : []
  const compiled = alone.ok ? compile(text, schemas) : alone
  if (!compiled.ok) return refusal(compiled.errors, faulty)
  return await answered({ folder, text, faulty }, compiled.query, schemas)
}

function refusal(errors: readonly Diagnostic[], faulty: boolean): Outcome {
  const unsupported = errors.find(({ code }) => code === 'unsupported')
  const why = errors.map(({ message }) => message).join(' | ')
  if (unsupported) return { kind: 'refuses', why: unsupported.message }
  return { kind: faulty ? 'rejects' : 'fails', why }
}

const INPUT = /\.input\s+[\w?.]+(?:\s*,\s*[\w?.]+)*(?:\s*\([^)]*\))?|(?<=\)\s*)input\b/g

function withoutInputs(text: string): string {
  return text.replaceAll(INPUT, '')
}

function inputsOf(text: string, { relations }: Query): RelationSchema[] {
  const old = Array.from(text.matchAll(/\.decl\s+([\w?]+)\s*\([^)]*\)\s*input\b/g), ([, name]) => name)
  const names = Array.from(text.matchAll(/\.input\s+([\w?,\s]+?)(?=[\n(]|$)/g), ([, list = '']) => list.split(','))
  return [...old, ...names.flat()].flatMap((name) => {
    const declared = relations.get(name?.trim() ?? '')
    return declared ? [{ name: declared.name, attributes: declared.attributes }] : []
  })
}

interface Case {
  readonly folder: string
  readonly text: string
  readonly faulty: boolean
}

async function answered(
  { folder, text, faulty }: Case,
  query: Query,
  schemas: readonly RelationSchema[],
): Promise<Outcome> {
  const facts = await factsOf(folder, schemas)
  if (!facts) return { kind: faulty ? 'rejects' : 'fails', why: 'a fact file could not be read' }
  if (faulty) return { kind: 'accepts', why: 'Soufflé rejects it' }
  const answer = evaluate(query, facts, BUDGET)
  if (!answer.ok) return { kind: 'fails', why: answer.error.message }
  const differing: string[] = []
  // Without a directive, our engine returns the relation of the last rule, and Soufflé returns nothing.
  const tables = /output|printsize/.test(text) ? answer.tables : []
  for (const { relation, kind, rows } of tables) {
    const file = path.join(folder, `${relation}.csv`)
    const lines = rows.map((row) => (row.length === 0 ? '()' : row.join('\t')))
    if (kind === 'printsize') {
      const out = await readFile(path.join(folder, `${path.basename(folder)}.out`), 'utf8')
      if (!out.split('\n').includes(`${relation}\t${lines[0]}`)) differing.push(relation)
    } else if (!existsSync(file)) differing.push(`${relation}: no expected file`)
    else if (!sameRows(lines.join('\n'), await readFile(file, 'utf8'))) differing.push(relation)
  }
  const sent = new Set(tables.map(({ relation }) => `${relation}.csv`))
  for (const name of await readdir(folder)) if (name.endsWith('.csv') && !sent.has(name)) differing.push(`no ${name}`)
  return differing.length > 0 ? { kind: 'differs', why: differing.join(', ') } : { kind: 'agrees', why: '' }
}

/** `null` if a file does not match the declaration of its relation. */
async function factsOf(folder: string, schemas: readonly RelationSchema[]): Promise<Facts | null> {
  try {
    const read = schemas.map(async (schema) => ({
      schema,
      rows: await readFactFile(path.join(folder, 'facts', `${schema.name}.facts`), schema),
    }))
    return loadFacts(await Promise.all(read))
  } catch {
    return null
  }
}
