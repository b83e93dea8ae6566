import type { TableDice } from './table-dice.ts'

/** The numbers for which an entry is drawn, from `from` to `to`. */
export interface NumberRange {
  readonly from: number
  readonly to: number
}

export interface TableEntry extends NumberRange {
  readonly text: string
}

/** A run of numbers that no entry has, that several have, or that the dice can't show. */
export interface TableFault extends NumberRange {
  readonly kind: 'gap' | 'overlap' | 'impossible'
}

const RANGE = /^\s*(\d{1,4})(?:\s*(?:[-–—]|to)\s*(\d{1,4}))?(?=$|[\s.:)\]|,])[\s.:)\]|,–—-]*/u

/**
 * Reads the numbers at the beginning of an entry. On a d100, 00 is 100. `null` if it begins with none.
 * @example readEntry('96-00: Wolves', 100) // { from: 96, to: 100, text: 'Wolves' }
 */
export function readEntry(words: string, most: number): TableEntry | null {
  const found = RANGE.exec(words)
  if (!found) return null
  const [whole, first = '', last = first] = found
  const read = (digits: string) => (/^0+$/.test(digits) && most === 10 ** digits.length ? most : Number(digits))
  const [from, to] = [read(first), read(last)]
  return from <= to ? { from, to, text: words.slice(whole.length).trim() } : null
}

/**
 * The entry for a number; the first one if several have it. `null` for a gap.
 * @example entryAt([{ from: 1, to: 3 }, { from: 4, to: 6 }], 5) // { from: 4, to: 6 }
 */
export function entryAt<Entry extends NumberRange>(entries: readonly Entry[], number: number): Entry | null {
  return entries.find(({ from, to }) => from <= number && number <= to) ?? null
}

/**
 * The gaps, overlaps and impossible numbers of a table, from low to high.
 * @example tableFaults([{ from: 1, to: 3 }, { from: 5, to: 6 }], { least: 1, most: 6 }) // [{ kind: 'gap', from: 4, to: 4 }]
 */
export function tableFaults(
  entries: readonly NumberRange[],
  { least, most }: Pick<TableDice, 'least' | 'most'>,
): TableFault[] {
  const ordered = entries.toSorted((one, other) => one.from - other.from || one.to - other.to)
  const faults: TableFault[] = []
  const add = (kind: TableFault['kind'], from: number, to: number) => {
    if (from <= to) faults.push({ kind, from, to })
  }
  let next = least
  for (const { from, to } of ordered) {
    add('impossible', from, Math.min(to, least - 1))
    add('impossible', Math.max(from, most + 1), to)
    add('gap', next, Math.min(from - 1, most))
    add('overlap', Math.max(from, least), Math.min(to, next - 1, most))
    next = Math.max(next, to + 1)
  }
  add('gap', next, most)
  return faults
}

const reasons = {
  gap: (numbers: string, isOne: boolean) => `${numbers} ${isOne ? 'has' : 'have'} no entry`,
  overlap: (numbers: string, isOne: boolean) => `${numbers} ${isOne ? 'has' : 'have'} several entries`,
  impossible: (numbers: string) => `the dice can’t show ${numbers}`,
}

/**
 * @example faultInWords({ kind: 'gap', from: 21, to: 24 }) // '21 to 24 have no entry'
 */
export function faultInWords({ kind, from, to }: TableFault): string {
  return reasons[kind](from === to ? `${from}` : `${from} to ${to}`, from === to)
}
