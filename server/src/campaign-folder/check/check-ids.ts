import { entityTypes, categoryOf, typeOfCategory } from '@waybook/contract'

import { fault, leftOut, note, type Fault } from '../fault.ts'
import { idOfEntity, typeWritten, withoutMarkdown } from '../file-id.ts'
import { nearest } from '../nearest.ts'

export interface SortedFiles {
  /** File paths by entity id. */
  readonly entities: ReadonlyMap<string, string>
  readonly faults: readonly Fault[]
}

/** A description of the folder for people. It is not part of the campaign. */
const READ_ME = /(?:^|\/)readme\.md$/i

/** How many files are listed whose ids differ from their names. */
const LISTED_MAX = 100

const categories = entityTypes.map((type) => categoryOf[type])

/** Finds the Markdown files that are entities. Two files with the same id are a fault, even if their names are spelled differently. */
export function checkIds(texts: ReadonlyMap<string, string>): SortedFiles {
  const files = new Map<string, string[]>()
  const faults: Fault[] = []
  for (const [file, text] of texts) {
    if (READ_ME.test(file)) continue
    const id = idOfEntity(file, text)
    if (id === null) faults.push(noId(file, text))
    else files.set(id, [...(files.get(id) ?? []), file])
  }
  const entities = new Map(Array.from(files, ([id, [first = '']]) => [id, first]))
  return { entities, faults: [...faults, ...sameId(files), ...renamed(entities)] }
}

/** A fault for each of several files with the same id. */
function sameId(files: ReadonlyMap<string, readonly string[]>): Fault[] {
  return [...files.values()].flatMap((some) =>
    some.length === 1
      ? []
      : some.map((file) =>
          clash(
            file,
            some.filter((other) => other !== file),
          ),
        ),
  )
}

function clash(file: string, others: readonly string[]): Fault {
  const verb = others.length === 1 ? 'has' : 'have'
  return fault({ file, line: 1 }, `${others.join(' and ')} ${verb} the same id`, 'rename one of the files')
}

/** A note for each file whose id differs from its name. */
function renamed(entities: ReadonlyMap<string, string>): Fault[] {
  const others = [...entities].filter(([id, file]) => withoutMarkdown(file) !== id)
  const more = others.length - LISTED_MAX
  return others.slice(0, LISTED_MAX).map(([id, file], index) => {
    const also = more > 0 && index === LISTED_MAX - 1 ? `, and ${more} more files get theirs the same way` : ''
    return note({ file, line: 1 }, `its id is ${id}${also}`, 'links may use the id, the name or the name of the file')
  })
}

function noId(file: string, text: string): Fault {
  const parts = file.split('/')
  const [category = ''] = parts
  const type = typeWritten(file, text)
  const isKnown = typeOfCategory(category.toLowerCase()) !== null
  if (type !== null && !entityTypes.some((known) => known === type) && !(isKnown && parts.length === 2))
    return leftOut(
      file,
      `"${type}" is not a type, so this was left out`,
      `write type: and one of ${entityTypes.join(', ')}`,
    )
  const orType = 'or write its type: in the front matter, such as type: character'
  if (type === null && parts.length !== 2)
    return leftOut(
      file,
      'this is not in an entity folder and was left out',
      `move it into one, such as ${isKnown ? category.toLowerCase() : 'characters'}, ${orType}`,
    )
  const meant = nearest(category, categories)
  if (type === null && !isKnown)
    return leftOut(
      file,
      `"${category}" is not an entity folder, so this was left out`,
      `use ${meant ?? categories.join(', ')}, ${orType}`,
    )
  return leftOut(
    file,
    'its name cannot be turned into an id, so it was left out',
    'use the letters a to z, digits and dashes',
  )
}
