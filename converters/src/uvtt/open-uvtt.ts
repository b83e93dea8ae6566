import { Fields, isRecord } from '../reading/fields.ts'
import { readJson } from '../reading/read-json.ts'
import { failure, type ConversionFailure } from '../report/failure.ts'
import { Findings, type Group } from '../report/findings.ts'
import { readUvtt, type UvttMap } from './read-uvtt.ts'

interface OpenedUvtt extends UvttMap {
  readonly ok: true
  /** What was left out: broken shapes, and walls above the limit. */
  readonly lost: readonly Group[]
}

/** Reads a single Universal VTT file. Fields that Waybook does not know are ignored. */
export function openUvtt(
  text: string,
  file: string,
  { isPictureWanted = true }: { readonly isPictureWanted?: boolean } = {},
): OpenedUvtt | ConversionFailure {
  const read = readJson(text)
  if (!read.ok) return failure(file, read.place, read.why)
  if (!isRecord(read.value)) return failure(file, 'line 1', 'This is not an object')
  const findings = new Findings()
  const map = readUvtt(
    new Fields(isPictureWanted ? read.value : { ...read.value, image: '' }, file, findings),
    findings,
  )
  if (!map) return failure(file, 'resolution.map_size', 'The size of the map is missing')
  return { ok: true, ...map, lost: findings.lost }
}
