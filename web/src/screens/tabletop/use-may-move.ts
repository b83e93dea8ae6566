import type { Token } from '@waybook/contract'

import { useMe } from '../../client/me.ts'

/** Which tokens the viewer may move: the game master all, players that of their own character where the setting allows it. */
export function useMayMove(): (token: Pick<Token, 'characterId'>) => boolean {
  const { may, characterId: own } = useMe()
  const [all, ownToo] = [may.includes('editTokens'), may.includes('moveOwnToken')]
  return ({ characterId }) => all || (ownToo && characterId === own)
}
