import type { Token } from '@waybook/contract'

/** The same object each time, so that a token that did not change is not drawn again. */
const withoutNumber = new WeakMap<Token, Token>()

/** Numbers tell copies apart: a token that is the only one of its character goes without. */
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
