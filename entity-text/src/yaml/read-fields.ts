import { splitFile } from '../split-file.ts'
import { parseYaml } from './parse-yaml.ts'

export type Fields = { readonly ok: true; readonly fields: Readonly<Record<string, unknown>> } | { readonly ok: false }

/**
 * The front matter of an entity's file. A file without front matter has no fields.
 * @example
 * readFields('---\nname: Rope\n---\nIt is wet.\n') // { ok: true, fields: { name: 'Rope' } }
 * readFields('---\nname: "Rope\n---\n') // { ok: false }
 */
export function readFields(text: string): Fields {
  return readYamlFields(splitFile(text).frontMatter ?? '')
}

/**
 * The fields of a YAML text, such as `campaign.yaml`.
 * @example readYamlFields('name: Tidewatch\ntags: [sea]\n') // { ok: true, fields: { name: 'Tidewatch', tags: ['sea'] } }
 */
export function readYamlFields(yaml: string): Fields {
  const document = parseYaml(yaml)
  if (!document) return { ok: false }
  if (document.contents === null) return { ok: true, fields: {} }
  const value = valueOf(document)
  return isRecord(value) ? { ok: true, fields: value } : { ok: false }
}

/** The value of a document; `null` if aliases expand beyond the parser's limit. */
function valueOf(document: NonNullable<ReturnType<typeof parseYaml>>): unknown {
  try {
    return document.toJS() ?? {}
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
