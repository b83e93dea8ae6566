import type { YamlPath } from '@waybook/entity-text'
import type * as z from 'zod'

import { fault, type Fault, type Place } from '../fault.ts'
import { nearest } from '../nearest.ts'
import type { YamlText } from './yaml-text.ts'

/** A schema for a YAML text, and the known keys of each map by the name of the field that contains it. */
export interface Fields<T> {
  readonly schema: z.ZodType<T>
  readonly keys: Readonly<Record<string, readonly string[]>>
}

export type Checked<T> = { readonly value: T | null; readonly faults: readonly Fault[] }

/** Validates YAML against a schema and reports all problems. A key without a value counts as missing. */
export function checkFields<T>(yaml: YamlText, file: string, { schema, keys }: Fields<T>): Checked<T> {
  if (yaml.faults.length > 0) return { value: null, faults: yaml.faults }
  const read = schema.safeParse(withoutEmpty(yaml.value))
  const placeOf = (path: YamlPath) => ({
    file,
    line: yaml.lineOf(path),
    ...(path[0] !== undefined && { field: String(path[0]) }),
  })
  if (read.success) return { value: read.data, faults: [] }
  const faults = read.error.issues.flatMap((issue) => {
    const path = issue.path.filter((step) => typeof step !== 'symbol')
    const unknown = unknownKeys(issue)
    if (unknown.length === 0) return fault(placeOf(path), whatIsWrong(path, yaml.value), issue.message)
    const parent = issue.code === 'invalid_key' ? path.slice(0, -1) : path
    return unknown.map((key) => unknownKey(placeOf([...parent, key]), key, keysAt(parent, keys)))
  })
  return { value: null, faults }
}

function withoutEmpty(value: unknown): unknown {
  if (value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null))
}

function unknownKeys(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys
  return issue.code === 'invalid_key' ? [String(issue.path.at(-1))] : []
}

function keysAt(path: YamlPath, keys: Fields<unknown>['keys']): readonly string[] {
  return keys[path.findLast((step) => typeof step === 'string') ?? ''] ?? []
}

/** The fault of an unknown key. */
export function unknownKey(place: Place, key: string, known: readonly string[]): Fault {
  const meant = nearest(key, known)
  const fix = meant ? `did you mean "${meant}"?` : 'remove it, or move it under properties'
  return fault(place, `Waybook does not know the key "${key}"`, fix)
}

function whatIsWrong(path: YamlPath, root: unknown): string {
  let value = root
  for (const step of path)
    value =
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([key]) => key === String(step))?.[1]
        : undefined
  const name = path.length === 0 ? 'this' : `"${path.join('.')}"`
  if (value === undefined || value === null) return `${name} is missing`
  const text = JSON.stringify(value)
  return `${name} cannot be ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`
}
