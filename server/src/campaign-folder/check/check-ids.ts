import { entityTypes, categoryOf, typeOfCategory } from '@waybook/contract'

import { idOfFile } from '../entity-file.ts'
import { fault, warning, type Fault } from '../fault.ts'
import { nearest } from './nearest.ts'

export interface SortedFiles {
  /** File paths by entity id. */
  readonly entities: ReadonlyMap<string, string>
  readonly faults: readonly Fault[]
}

/** Describes the folder for people; not part of the campaign. */
const READ_ME = /^readme\.md$/i

const categories = entityTypes.map((type) => categoryOf[type])

/** Sorts out which Markdown files are entities. Two files with the same id are a fault, even if only case or Unicode normalisation differ. */
export function checkIds(files: Iterable<string>): SortedFiles {
  const entities = new Map<string, string>()
  const claimed = new Map<string, string>()
  const faults: Fault[] = []
  for (const file of files) {
    if (READ_ME.test(file)) continue
    const claim = file.normalize('NFC').toLowerCase()
    const first = claimed.get(claim)
    const id = idOfFile(file)
    if (first) faults.push(fault({ file, line: 1 }, `${first} has the same id`, 'rename one of the two files'))
    else if (id === null) faults.push(noId(file))
    else entities.set(id, file)
    claimed.set(claim, first ?? file)
  }
  return { entities, faults }
}

function noId(file: string): Fault {
  const place = { file, line: 1 }
  const parts = file.split('/')
  const [category = ''] = parts
  if (parts.length !== 2)
    return warning(place, 'this is not in an entity folder and was left out', 'move it into one, such as characters')
  const meant = nearest(category, categories)
  if (typeOfCategory(category) === null)
    return warning(
      place,
      `"${category}" is not an entity folder; this was left out`,
      `use ${meant ?? categories.join(', ')}`,
    )
  return warning(place, 'its name is not an id and it was left out', 'use lower case letters, digits and dashes')
}
