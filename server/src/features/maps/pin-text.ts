import { Problem, type WrittenPin } from '@waybook/contract'
import { readFields, setField, type YamlValue } from '@waybook/entity-text'

import { pageProblems } from '#sentences/problems.ts'

/* Each function changes one pin in the text of a file, and leaves every other byte as it is. Positions are indexes in the file's list. */

/** Adds a pin before this position, or after all. Returns its position. */
export function addToText(
  text: string,
  pin: WrittenPin,
  place: number | undefined,
): { readonly text: string; readonly position: number } {
  const pins = listIn(text)
  const position = Math.min(place ?? pins.length, pins.length)
  return { text: setField(text, ['pins'], pins.toSpliced(position, 0, toYaml(pin))), position }
}

/** Changes only the fields of the pin that differ, so a link by name stays a link by name. */
export function changeInText(
  text: string,
  position: number,
  { before, after }: { readonly before: WrittenPin; readonly after: WrittenPin },
): string {
  const [was, is] = [toYaml(before), toYaml(after)]
  const fields = ['to', 'at', 'label', 'secret', 'for'] as const
  return fields
    .filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]))
    .reduce((changed, field) => setField(changed, ['pins', position, field], is[field]), text)
}

export function removeFromText(text: string, position: number): string {
  return setField(text, ['pins', position], undefined)
}

function listIn(text: string): readonly YamlValue[] {
  const read = readFields(text)
  if (!read.ok) throw new Problem('conflict', pageProblems.fixFrontMatterPageFirst())
  const { pins } = read.fields
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what YAML has been read as
  return Array.isArray(pins) ? (pins as YamlValue[]) : []
}

type PinFields = { readonly [Field in 'to' | 'at' | 'label' | 'secret' | 'for']?: YamlValue }

/** A pin as written in a file, without empty fields. */
function toYaml({ to, at: { x, y }, label, secret, readers }: WrittenPin): PinFields {
  return {
    ...(to !== null && { to }),
    at: [x, y],
    ...(label !== '' && { label }),
    ...(secret && { secret }),
    ...(readers.length > 0 && { for: readers }),
  }
}
