import { Problem } from '@waybook/contract'

import type { RequestContext } from '../request-context.ts'
import { readCards } from './cards.ts'

/** The ids without duplicates. Throws if one is not the id of a character that the viewer sees. */
export async function charactersAmong(
  { records, scope }: RequestContext,
  wanted: readonly string[],
): Promise<string[]> {
  const ids = [...new Set(wanted)]
  const characters = (await readCards(records, ids, scope)).filter(({ type }) => type === 'character')
  const missing = ids.find((id) => !characters.some((character) => character.id === id))
  if (missing !== undefined) throw new Problem('not-found', `Character "${missing}" not found`)
  return ids
}
