import type { TokenState } from '@waybook/server/features/table/token-record.ts'

/** A visible token in the middle of the toll gate. */
export function tokenOf(characterId: string, about: Partial<TokenState> = {}): TokenState {
  return {
    sceneId: 'scenes/toll-gate',
    characterId,
    position: { x: 50, y: 50 },
    size: 'medium',
    visible: true,
    number: 1,
    elevation: 0,
    facing: null,
    ...about,
  }
}
