import type { CompiledEntity } from './compile/compile-entity.ts'
import type { Fault } from './fault.ts'
import { notThere, type Pictures } from './find-picture.ts'
import type { NamedTextPicture } from './named-picture.ts'
import { pictureMeant } from './picture-names.ts'

export interface FoundTextPictures {
  /** With their paths in the campaign's folder. */
  readonly found: readonly (NamedTextPicture & { readonly path: string })[]
  readonly warnings: readonly Fault[]
}

/** Finds the pictures in an entity's texts. */
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
