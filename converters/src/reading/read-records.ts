import type { Findings } from '../report/findings.ts'
import { isRecord } from './fields.ts'
import { readJson } from './read-json.ts'
import type { SourceFiles } from './source-files.ts'

interface SourceRecord {
  readonly file: string
  readonly value: Readonly<Record<string, unknown>>
}

/** The JSON objects of these files, in the order of their paths. A file that is not one is left out, and the others are read. */
export function* readRecords(
  source: SourceFiles,
  isWanted: (file: string) => boolean,
  findings: Findings,
): Generator<SourceRecord> {
  for (const file of [...source.keys()].toSorted()) {
    const text = source.get(file)
    if (typeof text !== 'string' || !isWanted(file)) continue
    const read = readJson(text)
    if (!read.ok) findings.leaveOut(file, 'brokenFile', `${read.place}: ${read.why}`)
    else if (isRecord(read.value)) yield { file, value: read.value }
    else findings.leaveOut(file, 'brokenFile', 'line 1: This is not an object')
  }
}
