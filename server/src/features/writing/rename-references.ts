import { readFields, setField, type YamlPath } from '@waybook/entity-text'

import { linkTarget } from '#campaign-folder/entity-names.ts'
import { targetOf, WIKI_LINK } from '#rich-text/wiki-link.ts'

/** What a reference has to be instead; `null` if it stays. */
type Renamed = (target: string) => string | null

/** A text with some of its references renamed: in links anywhere, and in the fields that name an entity. Everything else stays as it is. */
export function renameReferences(text: string, renamed: Renamed): string {
  const linked = text.replaceAll(WIKI_LINK, (link) => {
    const target = targetOf(link)
    const instead = renamed(target)
    return instead === null ? link : link.replace(target, () => instead)
  })
  return renameCarried(renameFields(linked, renamed), renamed)
}

function renameFields(text: string, renamed: Renamed): string {
  let changed = text
  for (const { path, written } of namingFields(text)) {
    const instead = linkTarget(written) === written ? renamed(written) : null
    if (instead !== null) changed = setField(changed, path, instead)
  }
  return changed
}

interface NamingField {
  readonly path: YamlPath
  readonly written: string
}

function namingFields(text: string): NamingField[] {
  const read = readFields(text)
  if (!read.ok) return []
  const { relationships, exits, entrances, properties, audience } = read.fields
  const ends = (field: string, list: unknown, end: string) =>
    (Array.isArray(list) ? list : []).flatMap((one: unknown, index) =>
      isRecord(one) && typeof one[end] === 'string' ? [{ path: [field, index, end], written: one[end] }] : [],
    )
  const illustrated = isRecord(properties) ? properties['illustrated_by'] : undefined
  const path = ['properties', 'illustrated_by']
  return [
    ...ends('relationships', relationships, 'to'),
    ...ends('exits', exits, 'to'),
    ...ends('entrances', entrances, 'from'),
    ...(Array.isArray(audience) ? audience : []).flatMap((written: unknown, index) =>
      typeof written === 'string' ? [{ path: ['audience', index], written }] : [],
    ),
    ...(typeof illustrated === 'string' ? [{ path, written: illustrated }] : []),
    ...(Array.isArray(illustrated) ? illustrated : []).flatMap((written: unknown, index) =>
      typeof written === 'string' ? [{ path: [...path, index], written }] : [],
    ),
  ]
}

/** Items are the keys of what is carried. */
function renameCarried(text: string, renamed: Renamed): string {
  const read = readFields(text)
  const inventory = read.ok ? read.fields['inventory'] : undefined
  if (!isRecord(inventory)) return text
  let changed = text
  for (const [written, amount] of Object.entries(inventory)) {
    const instead = linkTarget(written) === written ? renamed(written) : null
    if (instead === null || typeof amount !== 'number') continue
    changed = setField(setField(changed, ['inventory', instead], amount), ['inventory', written], undefined)
  }
  return changed
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
