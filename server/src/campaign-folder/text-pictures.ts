import path from 'node:path'

import type { EntityDraft } from './entity-file.ts'
import type { Fault } from './fault.ts'
import { notThere, type Pictures } from './find-picture.ts'
import { pictureMeant } from './picture-names.ts'

/** A picture that an entity's texts show. */
export interface TextPicture {
  /** As it is written. */
  readonly target: string
  /** Path in the campaign's folder. */
  readonly path: string
}

export interface FoundTextPictures {
  readonly found: readonly TextPicture[]
  readonly warnings: readonly Fault[]
}

/** Finds the pictures that an entity's texts show. */
export function findTextPictures(draft: EntityDraft, pictures: Pictures): FoundTextPictures {
  const { file, body, boxText, gmNotes } = draft
  const found: TextPicture[] = []
  const warnings: Fault[] = []
  const targets = [body, boxText, gmNotes].flatMap((text) => ('pictures' in text ? text.pictures : []))
  for (const target of new Set(targets)) {
    const there = pictureMeant(target, file, pictures.byName)
    if (there !== null) found.push({ target, path: there })
    else warnings.push(notThere(target, { file, line: lineOf(target, draft) }, pictures))
  }
  return { found, warnings }
}

function lineOf(target: string, { source }: EntityDraft): number {
  const name = path.posix.basename(target)
  const at = [name, encodeURI(name)].map((one) => source.indexOf(one)).find((index) => index >= 0) ?? 0
  return source.slice(0, at).split('\n').length
}
