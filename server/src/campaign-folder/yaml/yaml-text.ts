import { isTooMuch, type YamlPath } from '@waybook/entity-text'
import { load } from 'js-yaml'
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit, type YAMLError } from 'yaml'

import { isStorable } from '#database/storable-text.ts'

import { fault, type Fault } from '../fault.ts'

export interface YamlText {
  readonly value: unknown
  /** The line of a value, or of its nearest existing ancestor. */
  readonly lineOf: (path: YamlPath) => number
  readonly faults: readonly Fault[]
}

interface Position {
  readonly file: string
  /** The line in its file on which the text begins. */
  readonly line: number
}

/** Reads YAML. Reports every problem in it with its line. */
export function readYaml(text: string, position: Position): YamlText {
  const { file, line } = position
  if (isTooMuch(text)) {
    const wild = fault({ file, line }, 'this is too long or too deeply nested', 'shorten it')
    return { value: null, lineOf: () => line, faults: [wild] }
  }
  const value = plainValue(text)
  return value ? { value, lineOf: lineFinder(() => text, line), faults: [] } : readWithPositions(text, position)
}

/** Signs of a text that the two parsers may read differently, or that only the parser with positions refuses. */
const UNUSUAL = [
  // Tabs, byte order marks, line ends of old Macs, and escapes, because a character they encode may not be storable.
  /[\\\t\uFEFF]|\r(?!\n)/,
  // Directives, and more than one document.
  /^ *(?:%|---|\.\.\.)/m,
  // Tags, anchors, and keys that are empty or null.
  /(?:^|[\s,[{:])(?:[&!:]|\?(?!\S)|(?:~|null|Null|NULL)(?!\w))/,
]

/**
 * The value of an ordinary text without faults; `null` for other texts. This parser takes an eighth of the time because it does not record
 * positions.
 */
function plainValue(text: string): object | null {
  if (UNUSUAL.some((sign) => sign.test(text)) || !isStorable(text)) return null
  try {
    const value: unknown = load(text, { maxAliases: 0 })
    return typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

function readWithPositions(text: string, { file, line }: Position): YamlText {
  const { document, lineCounter } = parse(text)
  const lineAt = (offset: number) => line - 1 + lineCounter.linePos(offset).line
  const errors = [...document.errors, ...document.warnings]
  const tabs = errors.length > 0 ? tabbed(text, { file, line }) : null
  const faults = tabs ? [tabs] : errors.map((error) => toFault(error, { file, line: lineAt(error.pos[0]) }))
  visit(document, {
    Alias: (_key, alias) => {
      const place = { file, line: lineAt(alias.range?.[0] ?? 0) }
      faults.push(
        fault(place, `the alias *${alias.source} is not supported`, 'write the value out, or put the text in quotes'),
      )
      return visit.BREAK
    },
    // Quotes can contain characters that a file cannot, such as "\0".
    Scalar: (_key, { value, range }) => {
      if (typeof value !== 'string' || isStorable(value)) return
      const place = { file, line: lineAt(range?.[0] ?? 0) }
      faults.push(
        fault(
          place,
          'a text contains U+0000 or an unpaired surrogate',
          String.raw`remove the escape sequence, such as \0`,
        ),
      )
    },
  })
  const lineOf = lineFinder(() => text, line)
  if (faults.length > 0) return { value: null, lineOf, faults }
  try {
    return { value: document.toJS(), lineOf, faults: [] }
  } catch {
    // For example, a map as a key of another map, with an anchor of unusual characters in it.
    return { value: null, lineOf, faults: [fault({ file, line }, 'this is not YAML that can be read', NOT_YAML_FIX)] }
  }
}

const NOT_YAML_FIX = 'put text with : # [ ] { } in quotes, and indent with spaces'

function parse(text: string) {
  const lineCounter = new LineCounter()
  return { document: parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'silent' }), lineCounter }
}

/** Parses the text again on first use. Few files have faults, and the parsed documents of a large campaign would take a gigabyte. */
export function lineFinder(text: () => string, line: number): YamlText['lineOf'] {
  let parsed: ReturnType<typeof parse> | null = null
  return (path) => {
    parsed ??= parse(text())
    const offset = offsetOf(parsed.document.contents, path)
    return offset === null ? line : line - 1 + parsed.lineCounter.linePos(offset).line
  }
}

/** The offset of a value's key, or of its nearest existing ancestor. */
function offsetOf(root: unknown, path: YamlPath): number | null {
  let offset: number | null = null
  let node = root
  for (const step of path) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      : undefined
    const found = isSeq(node) && typeof step === 'number' ? node.items[step] : pair?.key
    if (!isNode(found) || !found.range) break
    offset = found.range[0]
    node = pair ? pair.value : found
  }
  return offset
}

function toFault({ code, message }: YAMLError, place: Position): Fault {
  if (code === 'DUPLICATE_KEY') return fault(place, 'this key appears twice', 'keep one of them')
  const said = message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '')
  return fault(place, `this is not YAML: ${said}`, NOT_YAML_FIX)
}

/** One fault for all lines indented with tabs, because they cause many errors. */
function tabbed(text: string, { file, line }: Position): Fault | null {
  const lines = text.split('\n').flatMap((one, index) => (/^ *\t+[^\s#]/.test(one) ? [line + index] : []))
  const [first, ...more] = lines
  if (first === undefined) return null
  const others = more.length === 0 ? '' : `, and so ${more.length === 1 ? 'is 1 more' : `are ${more.length} more`}`
  return fault(
    { file, line: first },
    `this is not YAML: the line is indented with a tab${others}`,
    'indent with spaces',
  )
}
