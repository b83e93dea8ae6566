import { readMatter, type EntityMatter, type EntityText } from '../entity-file.ts'
import { entityNames, type Named } from '../entity-names.ts'
import type { Surroundings } from './compile-entity.ts'

/** Surroundings in a form that can be sent to another thread. */
export interface NamedSurroundings extends Omit<Surroundings, 'names'> {
  readonly named: readonly Named[]
}

export interface EntityReader {
  /** Reads and stores a file's front matter. Returns the fields that give it names. */
  readonly read: (file: EntityText) => Named
  readonly hasRead: (file: EntityText) => boolean
  /** Removes and returns the front matter of a file. Reads it now if it is missing. */
  readonly take: (file: EntityText) => EntityMatter
}

/** Reads the front matter of entities, which is compiled later, once all names are known. Each thread has its own reader. */
export function entityReader(): EntityReader {
  const matters = new Map<string, EntityMatter>()
  return {
    read: (file) => {
      const matter = readMatter(file)
      matters.set(file.id, matter)
      return toNamed(matter)
    },
    hasRead: ({ id }) => matters.has(id),
    take: (file) => {
      const matter = matters.get(file.id) ?? readMatter(file)
      matters.delete(file.id)
      return matter
    },
  }
}

export function surround({ named, ...rules }: NamedSurroundings): Surroundings {
  return { names: entityNames(named), ...rules }
}

function toNamed({ id, file, fields }: EntityMatter): Named {
  return { id, file, fields: fields && { name: fields.name, aliases: fields.aliases } }
}
