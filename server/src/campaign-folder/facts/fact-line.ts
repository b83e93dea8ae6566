import { isEntityId, typeOfId } from '@waybook/contract'

import { fault, type Fault, type Place } from '../fault.ts'
import { nearest } from '../nearest.ts'
import { factRelations, type FactRelation } from './fact-relations.ts'

export const FACTS = /\.facts$/i

/** A row of a facts file, with one value per attribute of its relation. */
export interface FactLine {
  readonly relation: string
  readonly values: readonly string[]
  readonly place: Place
}

/** Reads facts files, by path: one row per line, values separated by tabs and escaped as in query results. */
export function readFactLines(files: ReadonlyMap<string, string>): { lines: FactLine[]; faults: Fault[] } {
  const lines: FactLine[] = []
  const faults: Fault[] = []
  for (const [file, text] of files) {
    const name = file.replace(FACTS, '')
    const relation = factRelations.find((one) => one.name === name)
    if (!relation) {
      faults.push(unknownRelation(file, name))
      continue
    }
    const rows = text.replace(/^\uFEFF/, '').split('\n')
    for (const [index, row] of rows.entries()) {
      if (row === '' && index === rows.length - 1) continue
      const values = row.replace(/\r$/, '').split('\t').map(unescaped)
      const wrong = whatIsWrong(relation, values, { file, line: index + 1 })
      if (wrong) faults.push(wrong)
      else lines.push({ relation: name, values, place: { file, line: index + 1 } })
    }
  }
  return { lines, faults }
}

function unknownRelation(file: string, name: string): Fault {
  const names = factRelations.map((relation) => relation.name)
  const meant = nearest(name, names)
  const fix = meant ? `did you mean "${meant}.facts"?` : `the relations are ${names.join(', ')}`
  return fault({ file, line: 1 }, `"${name}" is not a relation of the campaign`, fix)
}

/** The attributes that hold an entity id. */
const idAttributes = new Set(['id', 'from', 'to', 'character', 'item', 'entity', 'scene', 'talent'])

function whatIsWrong({ name, attributes }: FactRelation, values: readonly string[], place: Place): Fault | null {
  const wanted = attributes.map((attribute) => attribute.name)
  if (values.length !== wanted.length)
    return fault(
      place,
      `this row has ${values.length} ${values.length === 1 ? 'value' : 'values'}, but ${name} has ${wanted.length}`,
      `write ${wanted.join(', ')} with tabs between them`,
    )
  for (const [index, { name: attribute, type }] of attributes.entries()) {
    const value = values[index] ?? ''
    if (type === 'number' && !/^[+-]?\d{1,10}$/.test(value))
      return fault(place, `"${value}" is not a number`, `write a whole number for ${attribute}`)
    if (idAttributes.has(attribute) && !(isEntityId(value) && typeOfId(value)))
      return fault(place, `"${value}" is not an id`, 'write category/name, such as characters/kessa-vane')
  }
  return null
}

const LETTERS: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', '\\': '\\' }

function unescaped(value: string): string {
  return value.replaceAll(/\\([tnr\\])/g, (_, letter: string) => LETTERS[letter] ?? letter)
}
