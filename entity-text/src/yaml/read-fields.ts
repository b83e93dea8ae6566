import { splitFile } from '../split-file.ts'
import { parseYaml } from './parse-yaml.ts'

export type Fields = { readonly ok: true; readonly fields: Readonly<Record<string, unknown>> } | { readonly ok: false }

/** The front matter of an entity's file. A file without front matter has no fields. */
export function readFields(text: string): Fields {
  return readYamlFields(splitFile(text).frontMatter ?? '')
}

/** The fields of a YAML text, such as `campaign.yaml`. */
export function readYamlFields(yaml: string): Fields {
  const document = parseYaml(yaml)
  if (!document) return { ok: false }
  if (document.contents === null) return { ok: true, fields: {} }
  const value = valueOf(document)
  return isRecord(value) ? { ok: true, fields: value } : { ok: false }
}

/** `null` also if aliases multiply to more than the parser allows. */
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
