import { Problem, typeOfId } from '@waybook/contract'

import type { Asked } from '../http/asked.ts'
import type { Handler } from './handler.ts'

export const setEntityVisibility: Handler<'setEntityVisibility'> = async (asked, { entityId, visible }) =>
  await show(asked, entityId, visible)

export const setCharacterVisibility: Handler<'setCharacterVisibility'> = async (asked, { characterId, visible }) => {
  if (typeOfId(characterId) !== 'character') throw new Problem('not-found')
  return await show(asked, characterId, visible)
}

async function show({ records, viewer }: Asked, id: string, visible: boolean) {
  const known = await records.setVisibility(id, visible, viewer.userId)
  if (!known) throw new Problem('not-found')
  return { success: true as const, visible }
}
