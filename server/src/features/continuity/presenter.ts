import { everything, isEntityId, type AnswerOf } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'

import { readNames } from '../entities/names.ts'
import type { ListedCheck } from './checks-of.ts'
import { acceptedKey, columnsOf, type CheckResult, type FoundRow, type Results } from './continuity-check.ts'

type PresentedCheck = AnswerOf<'getContinuity'>['checks'][number]
type Finding = PresentedCheck['findings'][number]

/** The columns of the search for hidden names, which has no program. Only rows of names that a link shows have the last column. */
const SPELLED_COLUMNS = ['entity', 'words', 'hidden', 'place'] as const

interface Found {
  readonly results: Results
  readonly accepted: ReadonlySet<string>
  readonly records: CampaignTables
}

/** For game masters only: the sentences name hidden entities. */
export async function toChecks(
  checks: readonly ListedCheck[],
  { results, accepted, records }: Found,
): Promise<PresentedCheck[]> {
  const values = Object.values(results).flatMap(({ rows }) => rows.flatMap((row) => row.values))
  const named = await readNames(records, [...new Set(values.filter(isEntityId))], everything)
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return checks.map((check) => {
    const result: Partial<CheckResult> = (check.isOn ? results[check.id] : null) ?? {}
    const { error = null, rows = [], more = 0 } = result
    const isAccepted = ({ id }: FoundRow) => accepted.has(acceptedKey(check.id, id))
    const present = (row: FoundRow) => toFinding(row, check, names)
    return {
      ...check,
      error,
      findings: rows.filter((row) => !isAccepted(row)).map(present),
      accepted: rows.filter(isAccepted).map(present),
      more,
    }
  })
}

function toFinding(row: FoundRow, { program, wording }: ListedCheck, names: ReadonlyMap<string, string>): Finding {
  const columns = program === null ? SPELLED_COLUMNS : columnsOf(program)
  const valueOf = new Map(columns.map((column, index) => [column, row.values[index] ?? '']))
  const sentence = wording.split(/(\{\w+\})/).flatMap((part): Finding['sentence'] => {
    if (part === '') return []
    const value = /^\{\w+\}$/.test(part) ? valueOf.get(part.slice(1, -1)) : undefined
    if (value === '') return []
    const name = value === undefined ? undefined : names.get(value)
    if (value === undefined || name === undefined) return [{ text: value ?? part }]
    return [{ entity: { id: value, name } }]
  })
  return { id: row.id, sentence, edit: row.values.find((value) => names.has(value)) ?? null }
}
