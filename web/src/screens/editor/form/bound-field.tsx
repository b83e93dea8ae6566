import type { YamlPath, YamlValue } from '@waybook/entity-text'
import { useState, type ComponentProps } from 'react'

import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'

import { recordOf, textOf, useFields } from './fields-context.ts'

interface BoundTextProps extends Pick<ComponentProps<typeof TextField>, 'hint' | 'terse' | 'placeholder'> {
  readonly label: string
  readonly path: YamlPath
}

/** Edits a field of the file as a line of text. An empty line removes the field. */
export function BoundText({ path, ...field }: BoundTextProps) {
  const { fields, setField } = useFields()
  const value = textOf(valueAt(fields, path))
  return <TextField {...field} value={value} onChange={({ target }) => setField(path, target.value || undefined)} />
}

/** Edits a field of the file as several lines of text. */
export function BoundTextArea({ path, ...field }: Omit<BoundTextProps, 'terse' | 'placeholder'>) {
  const { fields, setField } = useFields()
  const value = textOf(valueAt(fields, path))
  return <TextArea {...field} value={value} onChange={({ target }) => setField(path, target.value || undefined)} />
}

interface BoundNumberProps {
  readonly label: string
  readonly path: YamlPath
  readonly max: number
  /** Hides the label, except from screen readers. */
  readonly terse?: boolean
}

/** Edits a field of the file as a whole number. */
export function BoundNumber({ path, max, ...field }: BoundNumberProps) {
  const { fields, setField } = useFields()
  return (
    <TypedField
      {...field}
      inputMode="numeric"
      value={textOf(valueAt(fields, path))}
      onType={(typed) => setField(path, numberIn(typed, max))}
    />
  )
}

function numberIn(typed: string, max: number): number | undefined {
  const number = Number.parseInt(typed, 10)
  return Number.isNaN(number) ? undefined : Math.min(max, Math.max(0, number))
}

interface TypedFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'onFocus'> {
  readonly value: string
  readonly onType: (typed: string) => void
}

/** A field whose text is parsed. While focused it shows the typed text, such as a trailing comma that the parsed value loses. */
export function TypedField({ value, onType, ...field }: TypedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      {...field}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        onType(target.value)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

/** The value at a path, if any. */
function valueAt(fields: Readonly<Record<string, unknown>>, path: YamlPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (Array.isArray(value) ? value[Number(key)] : recordOf(value)[String(key)]),
    fields,
  )
}

/** Parses typed text by the type of the previous value: `a, b` becomes a list if it was a list, `12` a number if it was a number or unset. */
export function likeBefore(before: unknown, typed: string): YamlValue {
  if (Array.isArray(before))
    return typed
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
  const isNumber = typed.trim() !== '' && Number.isFinite(Number(typed)) && String(Number(typed)) === typed.trim()
  if (isNumber && (typeof before === 'number' || before === undefined)) return Number(typed)
  if (typeof before === 'boolean' && /^(?:true|false)$/.test(typed)) return typed === 'true'
  return typed
}
