import {
  DEFAULT_SETTINGS,
  maySee,
  maySeePoints,
  type Grant,
  type PlacedToken,
  type Settings,
  type VisibilityScope,
  type Token,
} from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'

import { readGrants, readSettings } from '../campaign/queries.ts'
import { toPicture } from '../pictures/presenter.ts'
import type { RequestContext } from '../request-context.ts'
import { readFigures } from './figures.ts'
import type { FigureRecord, TokenRecord } from './token-record.ts'

/** The part of a token that comes from its character, as presented to one viewer. */
type Figure = Omit<Token, keyof PlacedToken>

/** The settings that decide whether players see points on tokens. */
export interface PointsRule {
  readonly granted: readonly Grant[]
  readonly tokenBars: Settings['tokenBars']
}

/** For callers that present no figures, so they need not read the settings. */
export const nobodySeesPoints: PointsRule = { granted: [], tokenBars: DEFAULT_SETTINGS.tokenBars }

export async function pointsRuleOf(tables: CampaignTables): Promise<PointsRule> {
  return { granted: await readGrants(tables), tokenBars: (await readSettings(tables)).tokenBars }
}

/** Presents tokens to a viewer. They must be within the viewer's scope. */
export async function toTokens(tokens: readonly TokenRecord[], { records, scope }: RequestContext): Promise<Token[]> {
  const figures = await readFigures(records, [...new Set(tokens.map(({ characterId }) => characterId))])
  const rule = figures.length > 0 ? await pointsRuleOf(records) : nobodySeesPoints
  const known = new Map(figures.map((figure) => [figure.id, figureOnToken(figure, scope, rule)]))
  return tokens.flatMap((token) => {
    const figure = known.get(token.characterId)
    return figure ? [{ ...placedFor(token, scope), ...figure }] : []
  })
}

/** A token that the viewer may see. Players get neither the number of the copy nor how it sees. */
export function placedFor(token: TokenRecord, { everything }: Pick<VisibilityScope, 'everything'>): PlacedToken {
  const { id, sceneId, characterId, position, size, visible, number, elevation, facing, sight, version } = token
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
    ...(everything && sight && { sight: structuredClone(sight) }),
    version,
  }
}

export function figureOnToken(figure: FigureRecord, scope: VisibilityScope, rule: PointsRule): Figure {
  const shown = figureAs(figure, scope)
  return seesPointsOnToken(figure, scope, rule) ? { ...shown, points: { ...figure.points } } : shown
}

/** Players see points on tokens of the party only, whatever else they may see of other characters. */
function seesPointsOnToken(figure: FigureRecord, scope: VisibilityScope, { granted, tokenBars }: PointsRule): boolean {
  if (scope.everything) return true
  if (tokenBars === 'gameMaster') return false
  if (figure.id === scope.ownCharacter) return true
  return tokenBars === 'everyone' && figure.ofParty && maySeePoints(scope, figure, granted)
}

export function figureAs(
  { id, name, ofParty: isMember, reveal, readers, conditions, portraits }: FigureRecord,
  scope: VisibilityScope,
): Figure {
  // The party tag and other portraits are visible only with the page.
  const hasPage = maySee(scope, { id, reveal, readers })
  const ofParty = isMember && hasPage
  const mayShow = (one: FigureRecord['portraits'][number]) =>
    maySee(scope, one, 'name') && (one.id === id || hasPage) && (scope.everything || (!one.secret && !one.closed))
  const portrait = portraits.find(mayShow)
  const figure = { name, ofParty, picture: toPicture(portrait?.picture ?? null), conditions: [...conditions] }
  return scope.everything && reveal === 'hidden' ? { ...figure, characterHidden: true } : figure
}
