import { readFields, setField, type YamlPath } from '@waybook/entity-text'

import { linkTarget } from '#campaign-folder/entity-names.ts'
import { shownTextIn, targetOf, WIKI_LINK, withShownText } from '#rich-text/wiki-link.ts'

/** The new targets of references, and the new shown texts of links; `null` if they stay. */
export interface Renamed {
  readonly target: (target: string) => string | null
  /** Empty: the link loses its shown text. */
  readonly shown: (target: string, shown: string) => string | null
}

/** Renames some references in a text: in links anywhere, and in the fields that name an entity. Everything else stays as it is. */
export function renameReferences(text: string, renamed: Renamed): string {
  const linked = text.replaceAll(WIKI_LINK, (link) => {
    const target = targetOf(link)
    const [instead, shown] = [renamed.target(target), renamed.shown(target, shownTextIn(link))]
    const moved = instead === null ? link : link.replace(target, () => instead)
    return shown === null ? moved : withShownText(moved, shown)
  })
  const read = readFields(linked)
  if (!read.ok) return linked
  const inFields = renameFields(linked, namingFields(read.fields), renamed)
  return numberFields.reduce((changed, field) => renameKeys(changed, field, read.fields[field], renamed), inFields)
}

function renameFields(text: string, fields: readonly NamingField[], renamed: Renamed): string {
  let changed = text
  for (const { path, written } of fields) {
    const instead = linkTarget(written) === written ? renamed.target(written) : null
    if (instead !== null) changed = setField(changed, path, instead)
  }
  return changed
}

type FieldValues = Readonly<Record<string, unknown>>

interface NamingField {
  readonly path: YamlPath
  readonly written: string
}

function namingFields(fields: FieldValues): NamingField[] {
  const { relationships, exits, entrances, properties, audience, dateFor, pins } = fields
  const ends = (field: string, list: unknown, end: string) =>
    (Array.isArray(list) ? list : []).flatMap((one: unknown, index) =>
      isRecord(one) && typeof one[end] === 'string' ? [{ path: [field, index, end], written: one[end] }] : [],
    )
  const listed = (path: YamlPath, list: unknown) =>
    (Array.isArray(list) ? list : []).flatMap((written: unknown, index) =>
      typeof written === 'string' ? [{ path: [...path, index], written }] : [],
    )
  const illustrated = isRecord(properties) ? properties['illustrated_by'] : undefined
  const path = ['properties', 'illustrated_by']
  return [
    ...ends('relationships', relationships, 'to'),
    ...ends('exits', exits, 'to'),
    ...ends('entrances', entrances, 'from'),
    ...ends('pins', pins, 'to'),
    ...(Array.isArray(pins) ? pins : []).flatMap((pin: unknown, index) =>
      listed(['pins', index, 'for'], isRecord(pin) ? pin['for'] : undefined),
    ),
    ...listed(['audience'], audience),
    ...listed(['dateFor'], dateFor),
    ...(typeof illustrated === 'string' ? [{ path, written: illustrated }] : []),
    ...listed(path, illustrated),
  ]
}

/** Fields whose keys are items or talents, and whose values are amounts or ranks. */
const numberFields = ['inventory', 'talents'] as const

function renameKeys(text: string, field: (typeof numberFields)[number], numbers: unknown, renamed: Renamed): string {
  if (!isRecord(numbers)) return text
  let changed = text
  for (const [written, number] of Object.entries(numbers)) {
    const instead = linkTarget(written) === written ? renamed.target(written) : null
    if (instead === null || typeof number !== 'number') continue
    changed = setField(setField(changed, [field, instead], number), [field, written], undefined)
  }
  return changed
}

function isRecord(value: unknown): value is FieldValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
