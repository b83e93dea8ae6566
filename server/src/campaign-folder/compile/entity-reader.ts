import { readMatter, type EntityMatter } from '../entity-file.ts'
import { entityNames, type Named } from '../entity-names.ts'
import type { Surroundings } from './compile-entity.ts'

/** An entity's file, with the id that its path stands for. */
export interface EntityFile {
  readonly id: string
  readonly file: string
  readonly source: string
}

/** What entities are compiled with, as it can be sent to another thread. */
export interface NamedSurroundings extends Omit<Surroundings, 'names'> {
  readonly named: readonly Named[]
}

export interface EntityReader {
  /** Reads a file's front matter and keeps it. Returns what names are made of. */
  readonly read: (file: EntityFile) => Named
  readonly hasRead: (file: EntityFile) => boolean
  /** Hands over what was read of a file. Reads it now if it was not. */
  readonly take: (file: EntityFile) => EntityMatter
}

/** Reads the front matter of entities, which is only compiled once all names are known. Each thread has a reader of its own. */
export function entityReader(): EntityReader {
  const matters = new Map<string, EntityMatter>()
  const readNow = ({ id, file, source }: EntityFile) => readMatter(id, file, source)
  return {
    read: (file) => {
      const matter = readNow(file)
      matters.set(file.id, matter)
      return toNamed(matter)
    },
    hasRead: ({ id }) => matters.has(id),
    take: (file) => {
      const matter = matters.get(file.id) ?? readNow(file)
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
