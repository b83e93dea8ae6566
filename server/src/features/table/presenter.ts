import { maySee, type PlacedToken, type VisibilityScope, type Token } from '@waybook/contract'

import { toPicture } from '../pictures/presenter.ts'
import { type RequestContext } from '../request-context.ts'
import type { FigureRecord, TokenRecord } from './token-record.ts'

/** The part of a token that comes from its character, as presented to one viewer. */
type Figure = Pick<Token, 'name' | 'ofParty' | 'picture' | 'conditions' | 'characterHidden'>

/** Presents tokens to a viewer. They must be within the viewer's scope. */
export async function toTokens(tokens: readonly TokenRecord[], { records, scope }: RequestContext): Promise<Token[]> {
  const figures = await records.tokens.figures([...new Set(tokens.map(({ characterId }) => characterId))])
  const known = new Map(figures.map((figure) => [figure.id, figureAs(figure, scope)]))
  return tokens.flatMap((token) => {
    const figure = known.get(token.characterId)
    return figure ? [toToken(placedFor(token, scope), figure)] : []
  })
}

export function toToken(token: PlacedToken, figure: Figure): Token {
  return { ...token, ...figure }
}

/** A token that the viewer may see, without the number of the copy if they are a player. */
export function placedFor(token: TokenRecord, { everything }: Pick<VisibilityScope, 'everything'>): PlacedToken {
  const { id, sceneId, characterId, position, size, visible, number, elevation, facing, version } = token
  return {
    id,
    sceneId,
    characterId,
    position: { ...position },
    size,
    visible,
    number: everything ? number : null,
    elevation,
    facing,
    version,
  }
}

export function figureAs(
  { id, name, ofParty: isMember, reveal, readers, conditions, portraits }: FigureRecord,
  scope: VisibilityScope,
): Figure {
  // The tag and what else portrays the character go with the page.
  const hasPage = maySee(scope, { id, reveal, readers })
  const ofParty = isMember && hasPage
  const mayShow = (one: FigureRecord['portraits'][number]) =>
    maySee(scope, one, 'name') && (one.id === id || hasPage) && (scope.everything || (!one.secret && !one.closed))
  const portrait = portraits.find(mayShow)
  const figure = { name, ofParty, picture: toPicture(portrait?.picture ?? null), conditions: [...conditions] }
  return scope.everything && reveal === 'hidden' ? { ...figure, characterHidden: true } : figure
}
