import { parseDocument, type Document } from 'yaml'

const LENGTH_MAX = 100_000
/** Much deeper than any known key, and far below the depth at which the parser's recursion would crash the process. */
const DEPTH_MAX = 40
/** Matches only from a line with a marker, so a long run of empty lines is scanned once. */
const DEEP_LIST = new RegExp(String.raw`^[ \t]*[-?]\s(?:\s*[-?]\s){${DEPTH_MAX - 1}}`, 'm')

/**
 * Whether a YAML text is too long or too deeply nested for the parser.
 * @example
 * isTooMuch('name: Rope\n') // false
 * isTooMuch('['.repeat(50)) // true
 */
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

/** Parses YAML into nodes with offsets; `null` if it contains errors. */
export function parseYaml(yaml: string): ParsedYaml | null {
  if (isTooMuch(yaml)) return null
  const document = parseDocument(yaml, { keepSourceTokens: true, prettyErrors: false, logLevel: 'silent' })
  return document.errors.length > 0 || document.warnings.length > 0 ? null : document
}
