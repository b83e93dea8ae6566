import { isCollection, isNode, isScalar, isSeq } from 'yaml'

import { entriesOf, isBlockText, lineStart, nextLine, type Collection, type Entry } from './entries.ts'
import { blockText, flowText, itemText, keyText, type YamlStyle } from './write-value.ts'
import type { YamlValue } from './yaml-value.ts'

// Each function changes one entry of a map or list and returns the new text. Comments and other lines stay.

export function replaceValue(
  yaml: string,
  collection: Collection,
  entry: Entry,
  value: YamlValue,
  style: YamlStyle,
): string {
  const old = entry.value
  const quoting = isScalar(old) ? old.type : undefined
  if (collection.flow) {
    const written = flowText(value, style, quoting)
    if (isNode(old) && old.range && old.range[0] < old.range[1]) return splice(yaml, old.range[0], entry.end, written)
    return splice(yaml, entry.mark, entry.mark, `${yaml[entry.mark - 1] === ':' ? '' : ':'} ${written}`)
  }
  const isFlow = isInBrackets(old)
  const indent = ' '.repeat(columnOf(yaml, entry))
  const written = isFlow
    ? ` ${flowText(value, style)}`
    : isSeq(collection)
      ? itemText(value, indent, style, quoting)
      : blockText(value, indent, style, quoting)
  const { comment, after } = aroundOf(yaml, entry)
  const [first = '', ...rest] = written.split(style.eol)
  const hasEnd = after > 0 && yaml[after - 1] === '\n'
  return splice(yaml, entry.mark, after, [first + comment, ...rest].join(style.eol) + (hasEnd ? style.eol : ''))
}

/** The comment beside the value or its key, with its leading space, and the offset of the line after the value. */
function aroundOf(yaml: string, { mark, end, value }: Entry): { comment: string; after: number } {
  const start = isNode(value) ? (value.range?.[0] ?? mark) : mark
  const keyLine = yaml.slice(mark, nextLine(yaml, mark)).trimEnd()
  const after = isBlockText(value) && yaml[end - 1] === '\n' ? end : nextLine(yaml, end)
  if (isBlockText(value)) return { comment: /\s+#.*$/.exec(keyLine)?.[0] ?? '', after }
  const isBelow = yaml.slice(mark, start).includes('\n')
  if (isBelow) return { comment: keyLine, after }
  const isBlock = isCollection(value) && !value.flow
  return { comment: isBlock ? '' : yaml.slice(end, after).trimEnd(), after }
}

/** Removes an entry with its lines, or in brackets with its comma. The collection must have other entries. */
export function removeEntry(yaml: string, collection: Collection, place: number): string {
  const entries = entriesOf(yaml, collection)
  const [before, entry, next] = [entries[place - 1], entries[place], entries[place + 1]]
  if (!entry) return yaml
  if (collection.flow) {
    if (before) return splice(yaml, before.end, entry.end, '')
    return next ? splice(yaml, entry.from, next.from, '') : yaml
  }
  const isFirstOfItem = yaml.slice(lineStart(yaml, entry.from), entry.from).trim() !== ''
  if (isFirstOfItem && next) return splice(yaml, entry.from, next.from, '')
  return splice(yaml, lineStart(yaml, entry.from), aroundOf(yaml, entry).after, '')
}

/** Adds a key to a map, or an item at `place` to a list. The collection must have an entry. */
export function addEntry(
  yaml: string,
  collection: Collection,
  { key, place, value }: { readonly key: string | null; readonly place: number; readonly value: YamlValue },
  style: YamlStyle,
): string {
  const entries = entriesOf(yaml, collection)
  const [before, next] = [entries[place - 1], entries[place]]
  const beside = before ?? next
  if (!beside) return yaml
  if (collection.flow) {
    const written = key === null ? flowText(value, style) : `${keyText(key)}: ${flowText(value, style)}`
    return before
      ? splice(yaml, before.end, before.end, `, ${written}`)
      : splice(yaml, beside.from, beside.from, `${written}, `)
  }
  const indent = ' '.repeat(columnOf(yaml, beside))
  const isFlow = isInBrackets(beside.value)
  const written =
    key !== null
      ? `${keyText(key)}:${blockText(value, indent, style)}`
      : `-${isFlow ? ` ${flowText(value, style)}` : itemText(value, indent, style)}`
  if (!before) return splice(yaml, beside.from, beside.from, written + style.eol + indent)
  return insertLines(yaml, aroundOf(yaml, before).after, indent + written, style)
}

/** Inserts lines at the start of a line, or after the last line, which may lack a line break. */
export function insertLines(yaml: string, at: number, lines: string, { eol }: YamlStyle): string {
  const isOpen = at > 0 && yaml[at - 1] !== '\n'
  return splice(yaml, at, at, isOpen ? eol + lines : lines + eol)
}

function isInBrackets(node: unknown): boolean {
  return isCollection(node) && node.flow === true
}

function columnOf(yaml: string, { from }: Entry): number {
  return from - lineStart(yaml, from)
}

function splice(text: string, from: number, to: number, by: string): string {
  return text.slice(0, from) + by + text.slice(to)
}
