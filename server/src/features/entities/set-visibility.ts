import { Problem, typeOfId } from '@waybook/contract'

import type { Acting, WriteHandler } from '../../operations/handler.ts'

export const setEntityVisibility: WriteHandler<'setEntityVisibility'> = async (asked, { entityId, visible }) =>
  await show(asked, entityId, visible)

export const setCharacterVisibility: WriteHandler<'setCharacterVisibility'> = async (
  asked,
  { characterId, visible },
) => {
  if (typeOfId(characterId) !== 'character') throw new Problem('not-found')
  return await show(asked, characterId, visible)
}

async function show({ records }: Acting, id: string, visible: boolean) {
  const known = await records.setVisibility(id, visible)
  if (!known) throw new Problem('not-found')
  return { success: true as const, visible }
}
