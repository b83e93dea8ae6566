import type { Token } from '@waybook/contract'

/** The only tokens of their characters, without their numbers: each is made once, so that what shows it is not drawn again. */
const alone = new WeakMap<Token, Token>()

/** Tokens with numbers only where a character has several of them on the scene. */
export function withNumbers(tokens: readonly Token[]): readonly Token[] {
  const copies = Map.groupBy(tokens, ({ characterId }) => characterId)
  return tokens.map((token) => {
    if (token.number === null || (copies.get(token.characterId)?.length ?? 0) > 1) return token
    const known = alone.get(token) ?? { ...token, number: null }
    alone.set(token, known)
    return known
  })
}
