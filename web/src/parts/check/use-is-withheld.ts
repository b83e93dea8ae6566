import type { CheckPart } from '@waybook/contract'

import { useMe } from '#api/session.ts'

/** Whether the server withholds the dice against the roller from the viewer. Game masters always get them. */
export function useIsWithheld({ difficultyHidden }: CheckPart): boolean {
  const { role } = useMe()
  return difficultyHidden && role !== 'gameMaster'
}
