import { isTooMuch } from '@waybook/entity-text'
import { load } from 'js-yaml'
import type { Blockquote, Code, InlineCode, Table, TableRow, Text } from 'mdast'

/** A row of the table: a name and a value, or the title of the rows after it. */
type Row = readonly [name: string, value: string] | readonly [title: string]

const LONGEST = 20_000
const WORD = /[\p{L}\p{N}]+/gu

/**
 * A code block of Obsidian's plugin Fantasy Statblocks as a folded box with a table. `null` if it stays code: it is not YAML of names with
 * values, or a word of it, such as one in a comment, would not be in the table. Players may read the source, so it must show no less.
 */
export function statBlockOf({ lang, value }: Code): Blockquote | null {
  if (lang?.toLowerCase() !== 'statblock' || value.length > LONGEST || isTooMuch(value)) return null
  const rows = rowsIn(parsed(value))
  if (!rows || rows.length === 0 || !showsAllWords(rows, value)) return null
  const name = rows.find(([key, written]) => key === 'Name' && written !== undefined)?.[1]
  return {
    type: 'blockquote',
    data: { hName: 'details', hProperties: { dataCallout: 'note' } },
    children: [
      { type: 'paragraph', data: { hName: 'summary' }, children: [text(name ? `Stat block: ${name}` : 'Stat block')] },
      tableOf(rows),
    ],
  }
}

function parsed(value: string): unknown {
  try {
    return load(value, { maxAliases: 0 })
  } catch {
    return null
  }
}

function rowsIn(block: unknown): Row[] | null {
  if (!isRecord(block)) return null
  const rows: Row[] = []
  for (const [key, value] of Object.entries(block)) {
    const found = rowsOf(labelOf(key), value)
    if (!found) return null
    rows.push(...found)
  }
  return rows
}

/** A value is words, a list of words, a list of names with words (`- dex: 3`), or a list of entries with a name and a description. */
function rowsOf(label: string, value: unknown): Row[] | null {
  const words = wordsOf(value)
  if (words !== null) return [[label, words]]
  if (!Array.isArray(value)) return null
  const entries = value.map(entryOf)
  if (entries.every((entry) => entry !== null)) return [[label], ...entries]
  const pairs = value.map(pairOf)
  return pairs.every((pair) => pair !== null) ? [[label, pairs.join(', ')]] : null
}

function wordsOf(value: unknown): string | null {
  if (value === null) return ''
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value).trim()
  if (!Array.isArray(value)) return null
  const words = value.map((one: unknown) => (Array.isArray(one) ? null : wordsOf(one)))
  return words.every((one) => one !== null) ? words.join(', ') : null
}

function entryOf(value: unknown): Row | null {
  if (!isRecord(value) || Object.keys(value).some((key) => key !== 'name' && key !== 'desc')) return null
  const [name, description] = [wordsOf(value['name'] ?? null), wordsOf(value['desc'] ?? null)]
  return name === null || description === null ? null : [name, description]
}

function pairOf(value: unknown): string | null {
  if (!isRecord(value)) return null
  const words = Object.entries(value).map(([key, one]) => [key, wordsOf(one)] as const)
  return words.every(([, one]) => one !== null) ? words.map((pair) => pair.join(' ')).join(', ') : null
}

/** Whether each word is shown as often as it is written. The keys `name` and `desc` of an entry are not repeated in each row. */
function showsAllWords(rows: readonly Row[], source: string): boolean {
  const shown = Map.groupBy(rows.flat().flatMap(wordsIn), (word) => word)
  const written = Map.groupBy(wordsIn(source), (word) => word)
  for (const [word, { length }] of written)
    if (word !== 'name' && word !== 'desc' && length > (shown.get(word)?.length ?? 0)) return false
  return true
}

function wordsIn(words: string): string[] {
  return words.toLowerCase().match(WORD) ?? []
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `legendary_actions` -> `Legendary actions` */
function labelOf(key: string): string {
  const words = key.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value with a wiki link is code, because links in stat blocks are not links anywhere else: not in a check, a rename or a backlink. */
function text(value: string): Text | InlineCode {
  return { type: value.includes('[[') ? 'inlineCode' : 'text', value }
}

function tableOf(rows: readonly Row[]): Table {
  return { type: 'table', children: [rowOf(['Entry', 'Value']), ...rows.map(rowOf)] }
}

function rowOf([name, value]: Row): TableRow {
  const first = value === undefined ? { type: 'strong' as const, children: [text(name)] } : text(name)
  return {
    type: 'tableRow',
    children: [
      { type: 'tableCell', children: [first] },
      { type: 'tableCell', children: value ? [text(value)] : [] },
    ],
  }
}
