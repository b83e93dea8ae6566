import { createHash } from 'node:crypto'

import { isEntityId } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'

import type { QueryAnswer } from '../facts/query-messages.ts'
import type { QueryService } from '../facts/query-service.ts'
import type { CheckResult, ContinuityCheck, Results } from './continuity-check.ts'
import { readOpenTexts, readSpelledNames } from './open-texts.ts'
import { readVersions } from './queries.ts'

/** How many rows of one continuity check are stored. */
const ROWS_MAX = 200

interface Run {
  readonly campaignId: string
  readonly records: CampaignTables
  /** The number of the newest change. */
  readonly seq: number
  readonly queries: QueryService
}

/** Runs each continuity check. A check that fails or takes too long gets an error, and the others still run. */
export async function runChecks(checks: readonly ContinuityCheck[], run: Run): Promise<Results> {
  const results: Record<string, CheckResult> = {}
  for (const check of checks) results[check.id] = await resultOf(check, run)
  return results
}

async function resultOf({ id, program }: ContinuityCheck, run: Run): Promise<CheckResult> {
  const answer =
    program === null ? await findSpelledNames(run) : await run.queries.askForGameMaster({ ...run, query: program })
  if ('error' in answer) return { error: answer.error, rows: [], more: 0 }
  const values = answer.rows.slice(0, ROWS_MAX).map((line) => line.split('\t').map(unescaped))
  const versions = await readVersions(run.records, [...new Set(values.flat().filter(isEntityId))])
  const rows = values.map((row) => ({ id: idOf(id, row, versions), values: row }))
  return { error: null, rows, more: answer.rows.length - values.length }
}

/** The id changes when the row changes or one of its pages is edited. */
function idOf(check: string, row: readonly string[], versions: ReadonlyMap<string, number>): string {
  const text = JSON.stringify([check, row, row.map((value) => versions.get(value) ?? null)])
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

async function findSpelledNames({ records, queries }: Run): Promise<QueryAnswer> {
  const names = await readSpelledNames(records)
  if (names.every(({ readers }) => readers === null)) return { rows: [] }
  const rows = new Set<string>()
  let after: string | null = ''
  while (after !== null) {
    const { texts, next } = await readOpenTexts(records, after)
    const answer: QueryAnswer = texts.length === 0 ? { rows: [] } : await queries.findNames({ names, texts })
    if ('error' in answer) return answer
    for (const row of answer.rows) rows.add(row)
    after = next
  }
  return { rows: [...rows] }
}

const LETTERS: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', '\\': '\\' }

function unescaped(value: string): string {
  return value.replaceAll(/\\([tnr\\])/g, (_, letter: string) => LETTERS[letter] ?? letter)
}
