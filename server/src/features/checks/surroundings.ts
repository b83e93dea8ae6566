import { maySee, scopeOf, type Grant, type Viewer } from '@waybook/contract'

import { grantsOf } from '../campaign/repository.ts'
import type { NameRecord } from '../entities/entity-record.ts'
import type { Repositories } from '../repositories.ts'
import type { CheckDocument, Modifier, Part } from './document.ts'

/** What is needed to present checks to any viewer. */
export interface Surroundings {
  /** The characters and items that checks name, by id, hidden or not. */
  readonly names: ReadonlyMap<string, NameRecord>
  readonly granted: readonly Grant[]
}

export async function surroundingsOf(
  documents: readonly CheckDocument[],
  { entities, campaign }: Repositories,
): Promise<Surroundings> {
  if (documents.length === 0) return { names: new Map(), granted: [] }
  const ids = new Set(documents.flatMap(({ parts }) => parts.flatMap(idsIn)))
  const names = await entities.names([...ids], { everything: true })
  return { names: new Map(names.map((one) => [one.id, one])), granted: grantsOf(await campaign.find()) }
}

/** Every id in a part that may be that of an entity. */
export function idsIn({ character, target, modifiers, effects }: Part): string[] {
  const aims = [character, target?.id, target?.weapon?.id]
  const about = modifiers.map(({ reason }: Modifier) => reason.about)
  const done = effects.map(({ did }) =>
    did.kind === 'queued' ? did.queued.owner : did.kind === 'text' ? undefined : did.target,
  )
  return [...aims, ...about, ...done].flatMap((id) => id ?? [])
}

/** Somebody whom the viewer does not know is "Someone". */
export function nameOf(id: string, viewer: Viewer, { names }: Surroundings): string {
  const named = names.get(id)
  return named && maySee(scopeOf(viewer), named, 'name') ? named.name : 'Someone'
}
