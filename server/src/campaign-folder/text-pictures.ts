import path from 'node:path'

import type { CompiledEntity } from './compile/compile-entity.ts'
import type { EntityDraft } from './entity-file.ts'
import type { Fault, Place } from './fault.ts'
import { notThere, type Pictures } from './find-picture.ts'
import { pictureMeant } from './picture-names.ts'

/** A picture that an entity's texts name. */
export interface NamedTextPicture {
  /** As it is written. */
  readonly target: string
  readonly place: Place
}

export interface FoundTextPictures {
  /** With their paths in the campaign's folder. */
  readonly found: readonly (NamedTextPicture & { readonly path: string })[]
  readonly warnings: readonly Fault[]
}

/** The pictures that an entity's texts show, each once. */
export function namedTextPictures({ file, source, body, boxText, gmNotes }: EntityDraft): NamedTextPicture[] {
  const targets = [body, boxText, gmNotes].flatMap((text) => ('pictures' in text ? text.pictures : []))
  return Array.from(new Set(targets), (target) => ({ target, place: { file, line: lineOf(target, source) } }))
}

function lineOf(target: string, source: string): number {
  const name = path.posix.basename(target)
  const at = [name, encodeURI(name)].map((one) => source.indexOf(one)).find((index) => index >= 0) ?? 0
  return source.slice(0, at).split('\n').length
}

export function findTextPictures({ source, textPictures }: CompiledEntity, pictures: Pictures): FoundTextPictures {
  const found: FoundTextPictures['found'][number][] = []
  const warnings: Fault[] = []
  for (const { target, place } of textPictures) {
    const there = pictureMeant(target, source.path, pictures.byName)
    if (there !== null) found.push({ target, place, path: there })
    else warnings.push(notThere(target, place, pictures))
  }
  return { found, warnings }
}
