import type { TextFinding } from '@waybook/contract'
import type { YamlPath, YamlValue } from '@waybook/entity-text'
import { createContext, use } from 'react'

/** The front matter of the edited text. */
export interface EditedFields {
  readonly fields: Readonly<Record<string, unknown>>
  /** Changes one field of the text and keeps every other byte. `undefined` removes the field. */
  readonly setField: (path: YamlPath, value: YamlValue | undefined) => void
  /** Findings, keyed by the first key of their field. */
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

/** A value as a line of text: `['a', 'b']` -> `a, b`. */
export function lineOf(value: unknown): string {
  return Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value)
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
