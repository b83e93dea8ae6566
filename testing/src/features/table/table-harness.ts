import type { Token } from '@waybook/contract'

import type { Ask } from '../../world/callers.ts'
import type { OpenCampaign, People } from '../../world/open-campaign.ts'
import { KESSA, ODO } from './table-campaign.ts'

/** The users at the table: two game masters and two players. */
export const tableUsers = { other: { role: 'gameMaster' }, kessa: KESSA, odo: ODO } as const satisfies People

export type Table = OpenCampaign<keyof typeof tableUsers>
export type TableUser = keyof typeof tableUsers | 'gameMaster'

/** Adds a token, by default visible, of medium size, in the middle. */
export async function addToken(
  ask: Ask,
  token: Pick<Token, 'sceneId' | 'characterId'> & Partial<Pick<Token, 'position' | 'visible'>>,
): Promise<Token> {
  return (await ask('addToken', { position: { x: 50, y: 50 }, size: 'medium', visible: true, ...token })).token
}
