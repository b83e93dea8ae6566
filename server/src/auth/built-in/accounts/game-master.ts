import * as z from 'zod'

import type { BuiltInContext } from './context.ts'

const player = z.object({ id: z.string(), characterId: z.string().nullish() })
const players = z.array(player)

/** The accounts that are marked as game masters, oldest first. */
export async function gameMasterIds({ accounts, gmEmail }: BuiltInContext): Promise<string[]> {
  const tables = await accounts.tables()
  const where = [{ field: 'gameMaster', value: true }]
  const sortBy = { field: 'createdAt', direction: 'asc' } as const
  const marked = players.parse(await tables.findMany({ model: 'user', where, sortBy })).map(({ id }) => id)
  const named = gmEmail === null ? null : await accounts.internalAdapter.findUserByEmail(gmEmail)
  return named?.user.emailVerified ? [...new Set([...marked, named.user.id])] : marked
}

export async function hasGameMaster(context: BuiltInContext): Promise<boolean> {
  return (await gameMasterIds(context)).length > 0
}

/** The account that plays a character. */
export async function playerOf(
  { accounts }: BuiltInContext,
  characterId: string,
): Promise<{ readonly id: string } | null> {
  const tables = await accounts.tables()
  const found = await tables.findOne({ model: 'user', where: [{ field: 'characterId', value: characterId }] })
  return player.nullable().parse(found)
}

export async function playedCharacters({ accounts }: BuiltInContext): Promise<string[]> {
  const where = [{ field: 'characterId', operator: 'ne', value: null } as const]
  const tables = await accounts.tables()
  const found = players.parse(await tables.findMany({ model: 'user', where }))
  return found.flatMap(({ characterId }) => characterId ?? [])
}
