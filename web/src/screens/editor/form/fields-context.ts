import type { TextFinding } from '@waybook/contract'
import type { YamlPath, YamlValue } from '@waybook/entity-text'
import { createContext, use } from 'react'

/** The fields of the text that is edited. */
export interface EditedFields {
  readonly fields: Readonly<Record<string, unknown>>
  /** Changes one field of the text; `undefined` removes it. Everything else stays as it is written. */
  readonly setField: (path: YamlPath, value: YamlValue | undefined) => void
  /** What is wrong with fields, by their first key. */
  readonly findings: ReadonlyMap<string, readonly TextFinding[]>
}

export const FieldsContext = createContext<EditedFields | null>(null)

export function useFields(): EditedFields {
  const fields = use(FieldsContext)
  if (!fields) throw new Error('This hook must be used inside the form')
  return fields
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** What stands in a line of text for a value: of a list, its texts with commas between them. */
export function lineOf(value: unknown): string {
  return Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value)
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
