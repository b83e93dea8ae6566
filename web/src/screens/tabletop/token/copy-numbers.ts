import type { Token } from '@waybook/contract'

/** Caches the objects, so unchanged tokens don't render again. */
const withoutNumber = new WeakMap<Token, Token>()

/** Removes the number from a character's only token, because numbers distinguish copies. */
export function withNumbersOfCopies(tokens: readonly Token[]): readonly Token[] {
  const copies = Map.groupBy(tokens, ({ characterId }) => characterId)
  return tokens.map((token) => (copies.get(token.characterId)?.length === 1 ? unnumbered(token) : token))
}

function unnumbered(token: Token): Token {
  if (token.number === null) return token
  const known = withoutNumber.get(token) ?? { ...token, number: null }
  withoutNumber.set(token, known)
  return known
}
