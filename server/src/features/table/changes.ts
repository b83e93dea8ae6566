import type { LiveChange } from '@waybook/contract'

import type { LoggedChange } from '#database/change.ts'
import type { CampaignTables } from '#database/database.ts'

import { aboutSubject, noNews, presentedAs, type ChangeKind, type ChangeViewer } from '../change-kind.ts'
import type { LogLine } from '../log-line.ts'
import { isInSight } from '../sight/in-sight.ts'
import { readFigures } from './figures.ts'
import { figureOnToken, nobodySeesPoints, placedFor, pointsRuleOf, type PointsRule } from './presenter.ts'
import type { ActiveSceneChange, TokenChange, TokenInFogChange } from './queries.ts'
import { tokenAction } from './table-history.ts'
import type { FigureRecord, TokenState } from './token-record.ts'

export const activeSceneChange: ChangeKind<ActiveSceneChange> = {
  ...aboutSubject,
  presenter: presentedAs(({ payload: { after } }, { sees }) => ({
    kind: 'activeScene',
    sceneId: sees(after ?? '')?.id ?? null,
  })),
  logLine: ({ payload: { after } }) =>
    after === null ? { did: 'sceneEnded' } : { did: 'sceneActivated', entity: after },
  news: noNews,
}

type LoggedTokenChange = LoggedChange<TokenChange> | LoggedChange<TokenInFogChange>

const aboutToken = {
  ...aboutSubject,
  entities: (change: LoggedTokenChange) => [change.subject, ...scenesOf(change)],
  presenter: tokenPresenter,
  news: noNews,
}

export const tokenChange: ChangeKind<TokenChange> = { ...aboutToken, logLine: tokenLine }

/** A change of the fog revealed or covered a token. The log shows only the change of the fog. */
export const tokenInFogChange: ChangeKind<TokenInFogChange> = { ...aboutToken, logLine: null }

const lines = new Map<string, LogLine['did']>([
  ['addedToken', 'tokenAdded'],
  ['removedToken', 'tokenRemoved'],
  ['movedToken', 'tokenMoved'],
])

function tokenLine({ subject, payload }: LoggedChange<TokenChange>): LogLine {
  const { tokenId, before, after } = payload
  const other = (after ?? before)?.sceneId
  const did = lines.get(tokenAction(payload)) ?? 'tokenChanged'
  // Moves of many tokens on one scene become one line.
  return { did, entity: subject, ...(other !== undefined && { other }), unit: tokenId, key: other ?? '' }
}

/** Whether the change makes a token appear for anyone who did not see it. */
function addsToken({ payload: { before, onTable, inFog, inSight } }: LoggedTokenChange): boolean {
  const comesOutOfFog = inFog?.before === true && !inFog.after
  const comesIntoSight = inSight?.after.some((holder) => !inSight.before.includes(holder)) === true
  return before === null || (onTable.after && !onTable.before) || comesOutOfFog || comesIntoSight
}

/** The scenes that a token was on before and is on after the change, without duplicates. */
function scenesOf({ payload: { before, after } }: LoggedTokenChange): string[] {
  return [...new Set([before, after].flatMap((state) => state?.sceneId ?? []))]
}

/** Reads the figures that newly visible tokens show. */
async function tokenPresenter(changes: readonly LoggedTokenChange[], tables: CampaignTables) {
  const coming = new Set(changes.filter(addsToken).map(({ subject }) => subject))
  const figures = coming.size > 0 ? await readFigures(tables, [...coming]) : []
  const pointsRule = coming.size > 0 ? await pointsRuleOf(tables) : nobodySeesPoints
  const figureOf = new Map(figures.map((figure) => [figure.id, figure]))
  return (change: LoggedTokenChange, viewer: ChangeViewer) =>
    presentToken(change, viewer, { pointsRule, figure: figureOf.get(change.subject) })
}

interface Shown {
  readonly pointsRule: PointsRule
  readonly figure: FigureRecord | undefined
}

/**
 * Presents a token's change, as an added, changed or removed token, to a viewer who sees its character. The active scene may be hidden from them.
 * `null` if they never saw the token.
 */
function presentToken(
  { seq, payload, operation }: LoggedTokenChange,
  { scope, sees }: ChangeViewer,
  { pointsRule, figure }: Shown,
): LiveChange | null {
  const { tokenId, onTable, inFog, inSight } = payload
  const isShown = (state: TokenState | null, when: 'before' | 'after') => {
    if (scope.everything) return true
    if (!onTable[when] || state === null || !sees(state.sceneId)) return false
    if (state.characterId === scope.ownCharacter) return true
    return inFog?.[when] !== true && (!inSight || isInSight(inSight, when, scope))
  }
  const before = isShown(payload.before, 'before') ? payload.before : null
  const after = isShown(payload.after, 'after') ? payload.after : null
  if (!after) return before && { kind: 'tokenRemoved', sceneId: before.sceneId, tokenId }
  // Another group sees it now, or no longer.
  if (before && operation === 'tokenInFog' && inSight) return null
  const version = operation === 'tokenInFog' ? (payload.version ?? seq) : seq
  const token = placedFor({ ...after, id: tokenId, version }, scope)
  const { id: _id, characterId: _characterId, ...state } = token
  if (before) return { kind: 'tokenChanged', tokenId, ...state }
  return figure ? { kind: 'token', token: { ...token, ...figureOnToken(figure, scope, pointsRule) } } : null
}
