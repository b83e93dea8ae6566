import { hash } from 'node:crypto'

import { entryAt, faultInWords, readEntry, tableDiceIn, tableFaults, withoutDice, type TableDice } from '@waybook/rules'
import type { Element, Root } from 'hast'

import { tagsFrom, VOID } from './parts.ts'
import { htmlWords, plainWords } from './plain-words.ts'
import { visit } from './visit.ts'

/** A random table in a rendered text, as one viewer reads it. */
export interface RenderedTable {
  /** The same for every viewer who reads the table. */
  readonly id: string
  /** The heading above it without the dice; '' if there is none. */
  readonly title: string
  readonly dice: TableDice
  /** What is wrong with its numbers. */
  readonly faults: readonly string[]
  readonly entries: readonly RenderedEntry[]
}

interface RenderedEntry {
  readonly from: number
  readonly to: number
  /** With placeholders of links, which the answer fills. */
  readonly html: string
  /** Takes the numbers off the entry's words. */
  readonly wordsIn: (words: string) => string
}

const LISTS: ReadonlySet<string> = new Set(['ul', 'ol'])
const ABOVE: ReadonlySet<string> = new Set('h1 h2 h3 h4 h5 h6 p'.split(' '))

/**
 * Marks the random tables of a text with their dice: tables whose first head names dice, and lists right below a heading or paragraph that does.
 */
export function markRandomTables(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'table') mark(element, firstCell(element))
    if (!LISTS.has(element.tagName) || !parent || index === undefined) return
    const above = parent.children.slice(0, index).findLast((one) => one.type !== 'text' || one.value.trim() !== '')
    if (above?.type === 'element' && ABOVE.has(above.tagName)) mark(element, plainWords(above, { secrets: false }))
  })
}

function mark(element: Element, head: string): void {
  const dice = tableDiceIn(head)
  if (dice) element.properties = { ...element.properties, dataDice: dice.notation }
}

function firstCell(table: Element): string {
  const heads: string[] = []
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'th') heads.push(plainWords(cell, { secrets: false }))
  })
  return heads[0] ?? ''
}

const MARKED = /<(table|ul|ol)(?: [a-z-]+="[^"]*")* data-dice="([^"]+)"[^>]*>/g
const ROW = /<tr[^>]*>([^]*?)<\/tr>/g
const CELL = /<t[hd][^>]*>([^]*?)<\/t[hd]>/g
const HEADING = /<(h[2-6])[^>]*>([^]*?)<\/\1>/g
const RIGHT_ABOVE = /<(h[2-6]|p)(?: [a-z-]+="[^"]*")*>((?:(?!<\/\1>)[^])*)<\/\1>\s*$/
/** Long enough to distinguish the tables of a text. */
const ID = 12
const SECRET = /<aside data-secret[^>]*>[^]*?<\/aside>/g

/** The random tables of a rendered text, in its order. Not suitable for HTML from other sources. */
export function randomTablesIn(html: string): RenderedTable[] {
  if (!html.includes(' data-dice="')) return []
  return Array.from(html.matchAll(MARKED), ({ 0: opening, 1: element = '', 2: notation = '', index }) => {
    const dice = tableDiceIn(notation)
    const inner = innerOf(html, index, opening)
    // A secret within an entry is not part of the entry, because others read the table without it.
    const rows = element === 'table' ? rowsOf(inner) : itemsOf(inner).map((item) => item.replaceAll(SECRET, ''))
    const read = dice ? rows.flatMap((row, at) => entryOf(row, { dice, at, isList: element !== 'table' })) : []
    if (!dice || read.length === 0) return []
    const id = hash(
      'sha256',
      `${notation} ${rows.map(htmlWords).join(' ').split(/\s+/).join(' ').trim()}`,
      'hex',
    ).slice(0, ID)
    return { id, title: titleAbove(html.slice(0, index)), dice, entries: read, faults: faultsOf(read, dice) }
  }).flat()
}

/** The entry for a number; `null` for a gap. */
export function drawnEntry({ entries }: RenderedTable, number: number): RenderedEntry | null {
  return entryAt(entries, number)
}

function faultsOf(entries: readonly RenderedEntry[], dice: TableDice): string[] {
  return tableFaults(entries, dice).map(faultInWords)
}

interface RowPlace {
  readonly dice: TableDice
  readonly at: number
  readonly isList: boolean
}

/** Items without numbers count from the least number of the dice. */
function entryOf(row: string, { dice, at, isList }: RowPlace): RenderedEntry[] {
  const read = readEntry(htmlWords(row).trim(), dice.most)
  const tidy = (words: string) => words.replaceAll(/\s+/g, ' ').trim()
  if (read) {
    const wordsIn = (words: string) => tidy(readEntry(words, dice.most)?.text ?? words)
    return [{ from: read.from, to: read.to, html: row, wordsIn }]
  }
  return isList ? [{ from: dice.least + at, to: dice.least + at, html: row, wordsIn: tidy }] : []
}

/** Each row of a table but its head, with commas between its cells. */
function rowsOf(table: string): string[] {
  return Array.from(table.matchAll(ROW), ([, row = '']) => row)
    .filter((row) => !row.includes('<th'))
    .map((row) =>
      Array.from(row.matchAll(CELL), ([, cell = '']) => cell.trim())
        .filter((cell) => cell !== '')
        .join(', '),
    )
}

/** The outermost items of a list. */
function itemsOf(list: string): string[] {
  const items: string[] = []
  let [depth, from] = [0, 0]
  for (const { 0: tag, 1: closing, 2: name = '', index } of tagsFrom(list, 0)) {
    if (VOID.has(name)) continue
    if (closing === '' && depth === 0) from = index + tag.length
    depth += closing === '' ? 1 : -1
    if (closing !== '' && depth === 0) items.push(list.slice(from, index))
  }
  return items
}

function innerOf(html: string, from: number, opening: string): string {
  let depth = 0
  for (const { 1: closing, 2: name = '', index } of tagsFrom(html, from)) {
    if (!VOID.has(name)) depth += closing === '' ? 1 : -1
    if (depth === 0) return html.slice(from + opening.length, index)
  }
  return ''
}

/** Longer paragraphs are sentences, not titles. */
const TITLE_MAX = 80

function titleAbove(html: string): string {
  const near = withoutDice(htmlWords(RIGHT_ABOVE.exec(html)?.[2] ?? '').trim())
  if (near !== '' && near.length <= TITLE_MAX) return near
  const heading = Array.from(html.matchAll(HEADING)).at(-1)?.[2] ?? ''
  return withoutDice(htmlWords(heading).trim()).slice(0, TITLE_MAX)
}
