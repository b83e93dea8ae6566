import { entityTypes, categoryOf, typeOfCategory } from '@waybook/contract'

import { fault, leftOut, note, type Fault } from '../fault.ts'
import { idOfFile, withoutMarkdown } from '../file-id.ts'
import { nearest } from './nearest.ts'

export interface SortedFiles {
  /** File paths by entity id. */
  readonly entities: ReadonlyMap<string, string>
  readonly faults: readonly Fault[]
}

/** Describes the folder for people; not part of the campaign. */
const READ_ME = /(?:^|\/)readme\.md$/i

const categories = entityTypes.map((type) => categoryOf[type])

/** Sorts out which Markdown files are entities. Two files with the same id are a fault, also if they are spelled differently. */
export function checkIds(files: Iterable<string>): SortedFiles {
  const entities = new Map<string, string>()
  const faults: Fault[] = []
  for (const file of files) {
    if (READ_ME.test(file)) continue
    const id = idOfFile(file)
    const first = entities.get(id ?? '')
    if (id === null) faults.push(noId(file))
    else if (first) faults.push(fault({ file, line: 1 }, `${first} has the same id`, 'rename one of the two files'))
    else entities.set(id, file)
  }
  return { entities, faults: [...faults, ...renamed(entities)] }
}

/** One note for all files whose names are not written as their ids. */
function renamed(entities: ReadonlyMap<string, string>): Fault[] {
  const others = [...entities].filter(([id, file]) => withoutMarkdown(file) !== id)
  const [first] = others
  if (!first) return []
  const [id, file] = first
  const also =
    others.length === 1 ? '' : `, and ${others.length - 1} more ${others.length === 2 ? 'file' : 'files'} likewise`
  const message = `this is imported as ${id}${also}: an id has lower case letters, digits and dashes`
  return [note({ file, line: 1 }, message, 'links may use the id, the name or the name of the file')]
}

function noId(file: string): Fault {
  const parts = file.split('/')
  const [category = ''] = parts
  if (parts.length !== 2)
    return leftOut(file, 'this is not in an entity folder and was left out', 'move it into one, such as characters')
  const meant = nearest(category, categories)
  if (typeOfCategory(category.toLowerCase()) === null)
    return leftOut(
      file,
      `"${category}" is not an entity folder; this was left out`,
      `use ${meant ?? categories.join(', ')}`,
    )
  return leftOut(file, 'its name cannot be made an id and it was left out', 'use the letters a to z, digits and dashes')
}
