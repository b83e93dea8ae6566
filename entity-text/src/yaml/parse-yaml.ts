import { parseDocument, type Document } from 'yaml'

const LENGTH_MAX = 100_000
/** Far deeper than any known key, and far below the depth at which the parser's recursion would crash the process. */
const DEPTH_MAX = 40
/** Matches only from a line with a marker, so that a long run of empty lines is scanned once. */
const DEEP_LIST = new RegExp(String.raw`^[ \t]*[-?]\s(?:\s*[-?]\s){${DEPTH_MAX - 1}}`, 'm')

/** Whether a YAML text is too long or too deeply nested for the parser. */
export function isTooMuch(yaml: string): boolean {
  return yaml.length > LENGTH_MAX || isTooDeep(yaml)
}

function isTooDeep(yaml: string): boolean {
  let depth = 0
  for (const [bracket] of yaml.matchAll(/[[\]{}]/g)) {
    depth = Math.max(0, depth + (bracket === '[' || bracket === '{' ? 1 : -1))
    if (depth > DEPTH_MAX) return true
  }
  return DEEP_LIST.test(yaml)
}

export type ParsedYaml = Document.Parsed

/** Parses YAML, so that its nodes know where they stand. `null` if there are errors in it. */
export function parseYaml(yaml: string): ParsedYaml | null {
  if (isTooMuch(yaml)) return null
  const document = parseDocument(yaml, { keepSourceTokens: true, prettyErrors: false, logLevel: 'silent' })
  return document.errors.length > 0 || document.warnings.length > 0 ? null : document
}
