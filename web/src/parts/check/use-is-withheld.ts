import type { CheckPart } from '@waybook/contract'

import { useMe } from '#api/session.ts'

/** Whether the viewer is not sent the dice against the roller. The game master always is. */
export function useIsWithheld({ difficultyHidden }: CheckPart): boolean {
  const { role } = useMe()
  return difficultyHidden && role !== 'gameMaster'
}
