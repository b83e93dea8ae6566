import type { QueryClient } from '@tanstack/react-query'
import type { AnswerOf, LiveChange, Token } from '@waybook/contract'

import { invalidateIfFetching } from './invalidate.ts'

type Change<Kind extends LiveChange['kind']> = Extract<LiveChange, { kind: Kind }>
type State = Pick<Token, 'position' | 'size' | 'visible' | 'number' | 'elevation' | 'facing' | 'version'>
type Tokens = AnswerOf<'getTokens'>['tokens']

/** The game master's next undo and redo steps. */
const HISTORY = ['getTableHistory']
const TOKENS = ['getTokens']

/** Refetches the tokens and drawings too: the cached ones may date from when the scene was last active. */
export function applyActiveScene(queries: QueryClient, sceneId: string | null): void {
  queries.setQueriesData<AnswerOf<'getActiveScene'>>({ queryKey: ['getActiveScene'] }, () => ({ sceneId }))
  invalidateIfFetching(queries, ['getActiveScene'])
  void queries.invalidateQueries({ queryKey: TOKENS })
  void queries.invalidateQueries({ queryKey: ['getDrawings'] })
  void queries.invalidateQueries({ queryKey: HISTORY })
}

/** Adds or updates a token of a scene. */
export function applyToken(queries: QueryClient, token: Token): void {
  changeTokens(queries, (tokens, sceneId) => {
    const known = tokens.find(({ id }) => id === token.id)
    if (token.sceneId !== sceneId || (known && known.version >= token.version)) return tokens
    // The encounter doesn't link a combatant to a token that is hidden or under fog.
    if (!known) void queries.invalidateQueries({ queryKey: ['getEncounter'] })
    return known ? tokens.map((one) => (one === known ? token : one)) : [...tokens, token]
  })
}

/** Ignores older changes: the cached token already contains them. */
export function applyTokenState(queries: QueryClient, id: string, state: State): void {
  const { position, size, visible, number, elevation, facing, version } = state
  const newer = { position, size, visible, number, elevation, facing, version }
  changeTokens(queries, (tokens) =>
    tokens.map((token) => (token.id === id && token.version < version ? { ...token, ...newer } : token)),
  )
}

export function applyTokenRemoved(queries: QueryClient, tokenId: string): void {
  changeTokens(queries, (tokens) => tokens.filter(({ id }) => id !== tokenId))
}

export function applySceneLayout(queries: QueryClient, { sceneId, layout }: Omit<Change<'sceneLayout'>, 'kind'>): void {
  queries.setQueriesData<AnswerOf<'getSceneLayout'>>(
    { queryKey: ['getSceneLayout'], predicate: ({ queryKey }) => sceneIn(queryKey) === sceneId },
    (known) => known && layout,
  )
  invalidateIfFetching(queries, ['getSceneLayout'])
}

/** A token shows its character's conditions and, to viewers who may see them, its points. */
export function applyDynamicToTokens(queries: QueryClient, { characterId, ...dynamic }: Change<'dynamic'>): void {
  const { conditions, hitpoints, strain } = dynamic
  if (conditions === undefined && hitpoints === undefined && strain === undefined) return
  changeTokens(queries, (tokens) =>
    tokens.map((token) => {
      if (token.characterId !== characterId) return token
      const { points } = token
      return {
        ...token,
        ...(conditions && { conditions }),
        ...(points && {
          points: { ...points, hitpoints: hitpoints ?? points.hitpoints, strain: strain ?? points.strain },
        }),
      }
    }),
  )
}

function changeTokens(queries: QueryClient, change: (tokens: Tokens, sceneId: unknown) => Tokens): void {
  for (const [queryKey, known] of queries.getQueriesData<AnswerOf<'getTokens'>>({ queryKey: TOKENS })) {
    if (known) queries.setQueryData(queryKey, { tokens: change(known.tokens, sceneIn(queryKey)) })
  }
  invalidateIfFetching(queries, TOKENS)
  void queries.invalidateQueries({ queryKey: HISTORY })
}

function sceneIn([, params]: readonly unknown[]): unknown {
  return typeof params === 'object' && params !== null && 'sceneId' in params ? params.sceneId : undefined
}
