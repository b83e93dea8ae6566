import type { QueryClient } from '@tanstack/react-query'
import type { AnswerOf, LiveChange, Token } from '@waybook/contract'

import { askAgainIfAsking } from './ask-again.ts'

type Told<Kind extends LiveChange['kind']> = Extract<LiveChange, { kind: Kind }>
type State = Pick<Token, 'position' | 'size' | 'visible' | 'version'>
type Tokens = AnswerOf<'getTokens'>['tokens']

/** What a game master's next undo is about. */
const HISTORY = ['getTableHistory']
const TOKENS = ['getTokens']

/** Its tokens are asked for anew: what the page may know of them is from when it was on the table last. */
export function applyActiveScene(queries: QueryClient, sceneId: string | null): void {
  queries.setQueriesData<AnswerOf<'getActiveScene'>>({ queryKey: ['getActiveScene'] }, () => ({ sceneId }))
  askAgainIfAsking(queries, ['getActiveScene'])
  void queries.invalidateQueries({ queryKey: TOKENS })
  void queries.invalidateQueries({ queryKey: HISTORY })
}

/** A token that was put on a scene. */
export function applyToken(queries: QueryClient, token: Token): void {
  changeTokens(queries, (tokens, sceneId) => {
    const known = tokens.find(({ id }) => id === token.id)
    if (token.sceneId !== sceneId || (known && known.version >= token.version)) return tokens
    return known ? tokens.map((one) => (one === known ? token : one)) : [...tokens, token]
  })
}

/** What is older than the state that the page has of the token is in it already. */
export function applyTokenState(queries: QueryClient, id: string, state: State): void {
  const { position, size, visible, version } = state
  changeTokens(queries, (tokens) =>
    tokens.map((token) =>
      token.id === id && token.version < version ? { ...token, position, size, visible, version } : token,
    ),
  )
}

export function applyTokenRemoved(queries: QueryClient, tokenId: string): void {
  changeTokens(queries, (tokens) => tokens.filter(({ id }) => id !== tokenId))
}

/** A character's token carries the character's conditions. */
export function applyConditions(queries: QueryClient, { characterId, conditions }: Told<'dynamic'>): void {
  if (!conditions) return
  changeTokens(queries, (tokens) =>
    tokens.map((token) => (token.characterId === characterId ? { ...token, conditions } : token)),
  )
}

function changeTokens(queries: QueryClient, change: (tokens: Tokens, sceneId: unknown) => Tokens): void {
  for (const [queryKey, known] of queries.getQueriesData<AnswerOf<'getTokens'>>({ queryKey: TOKENS })) {
    if (known) queries.setQueryData(queryKey, { tokens: change(known.tokens, sceneIn(queryKey)) })
  }
  askAgainIfAsking(queries, TOKENS)
  void queries.invalidateQueries({ queryKey: HISTORY })
}

function sceneIn([, params]: readonly unknown[]): unknown {
  return typeof params === 'object' && params !== null && 'sceneId' in params ? params.sceneId : undefined
}
