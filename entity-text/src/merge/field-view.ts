import { isMap, type YAMLMap } from 'yaml'

import { entriesOf, lineStart, nextLine } from '../yaml/entries.ts'
import { parseYaml } from '../yaml/parse-yaml.ts'

/** A key of a block map, with its lines. */
export interface FieldView {
  /** Comments and empty lines above it. */
  readonly above: string
  /** The lines of the key and its value. */
  readonly own: string
  readonly value: unknown
  /** The YAML that contains it, and the offsets at which its value begins and ends. */
  readonly at: { readonly yaml: string; readonly mark: number; readonly end: number }
}

export interface MapView {
  readonly fields: ReadonlyMap<string, FieldView>
  /** The text after the last key. */
  readonly below: string
}

/** The keys of a YAML text; `null` if it isn't YAML or isn't a block map. Every line must end with a line break. */
export function viewOf(yaml: string): MapView | null {
  const document = parseYaml(yaml)
  if (!document) return null
  const { contents } = document
  if (contents === null || contents.toJSON() === null) return { fields: new Map(), below: yaml }
  return isMap(contents) && !contents.flow ? mapView(yaml, contents, 0, yaml.length) : null
}

/** The keys of a map below another key; `null` if the map is in braces. */
export function innerView({ value, at: { yaml, mark, end } }: FieldView): (MapView & { readonly head: string }) | null {
  if (!isMap(value) || value.flow || !value.range) return null
  const start = nextLine(yaml, mark)
  if (value.range[0] < start) return null
  return { head: yaml.slice(lineStart(yaml, mark), start), ...mapView(yaml, value, start, nextLine(yaml, end)) }
}

function mapView(yaml: string, map: YAMLMap, from: number, to: number): MapView {
  let at = from
  const fields = entriesOf(yaml, map).map(({ name, value, from: key, mark, end }): [string, FieldView] => {
    const start = lineStart(yaml, key)
    const after = nextLine(yaml, end)
    const field = { value, above: yaml.slice(at, start), own: yaml.slice(start, after), at: { yaml, mark, end } }
    at = after
    return [name, field]
  })
  return { fields: new Map(fields), below: yaml.slice(at, to) }
}
