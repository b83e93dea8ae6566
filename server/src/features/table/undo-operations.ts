import type { TableAction } from '@waybook/contract'

import { readCards } from '../entities/cards.ts'
import { setVisibility } from '../entities/visibility.ts'
import { type OperationHandlers, type RequestContext, type WriteContext } from '../request-context.ts'
import { putTracker } from '../trackers/queries.ts'
import { trackerUndoing, type TrackerUndoing } from '../trackers/undo.ts'
import { stepFor } from './change-tokens.ts'
import {
  type NewActiveScene,
  type UndoableChange,
  readActiveScene,
  readTableChanges,
  setActiveScene,
} from './queries.ts'
import { completeSteps, tableHistory, undoneToken, tokenAction, type TableStep } from './table-history.ts'
import { putToken, readTokens } from './token-queries.ts'
import type { TokenRecord, TokenState } from './token-record.ts'

/** The length of each user's table history, in changes. Undo and redo count too, and a step of several tokens counts once per token. */
const CHANGES_MAX = 400

type Direction = 'undo' | 'redo'

/** How a step is undone. */
type Undoing =
  | TrackerUndoing
  | ({ readonly action: TableAction } & (
      | { readonly kind: 'tokens'; readonly tokens: readonly UndoneToken[] }
      | { readonly kind: 'scene'; readonly change: NewActiveScene }
    ))

interface UndoneToken {
  readonly tokenId: string
  readonly state: TokenState | null
  readonly takesBack: number
  readonly did: TableAction['did']
  readonly name: string
}

export const undoOperations = {
  getTableHistory: async (context) => {
    const [undo, redo] = [await nextStep(context, 'undo'), await nextStep(context, 'redo')]
    return { undo: undo?.action ?? null, redo: redo?.action ?? null }
  },

  undoTable: async (context) => {
    return { undone: await take(context, 'undo') }
  },

  redoTable: async (context) => {
    return { redone: await take(context, 'redo') }
  },
} satisfies Partial<OperationHandlers>

async function take(context: WriteContext, direction: Direction): Promise<TableAction | null> {
  const undoing = await nextStep(context, direction)
  if (!undoing) return null
  const { records } = context
  if (undoing.kind === 'tokens') {
    const part = stepFor(undoing.tokens)
    for (const { tokenId, state, takesBack } of undoing.tokens)
      await putToken(records, tokenId, state, { takesBack, ...part })
  } else if (undoing.kind === 'tracker') {
    await putTracker(records, undoing.trackerId, undoing.state, undoing.takesBack)
  } else {
    const { shown } = undoing.change
    if (shown) await setVisibility(records, shown.sceneId, shown.visible)
    await setActiveScene(records, undoing.change)
  }
  return undoing.action
}

/** The numbers of the changes that the caller's next undo undoes. */
export async function nextUndone(context: RequestContext): Promise<ReadonlySet<number>> {
  const next = await nextStep(context, 'undo')
  if (next?.kind === 'tokens') return new Set(next.tokens.map(({ takesBack }) => takesBack))
  if (next?.kind === 'tracker') return new Set([next.takesBack])
  return new Set(next?.change.takesBack === undefined ? [] : [next.change.takesBack])
}

/** The first step of the history that is still possible; others are skipped. */
async function nextStep(context: RequestContext, direction: Direction): Promise<Undoing | null> {
  const changes = await readTableChanges(context.records, context.viewer.userId, CHANGES_MAX)
  for (const step of tableHistory(completeSteps(changes, CHANGES_MAX))[direction]) {
    const undoing = await undoingOf(context, step, direction)
    if (undoing) return undoing
  }
  return null
}

async function undoingOf(context: RequestContext, step: TableStep, direction: Direction): Promise<Undoing | null> {
  const [first] = step
  if (first?.operation === 'activeScene') return await sceneUndoing(context, first, direction)
  if (first?.operation === 'tracker') return await trackerUndoing(context.records, first, direction)
  const ofTokens = step.filter((change) => change.operation === 'token')
  const tokens = await undoneTokens(context, ofTokens, direction)
  const [one] = tokens
  if (!one) return null
  const { did, name } = one
  return { kind: 'tokens', tokens, action: { did, name, ...(tokens.length > 1 && { count: tokens.length }) } }
}

/** The tokens of a step whose changes can still be undone. */
async function undoneTokens(
  { records, scope }: RequestContext,
  changes: readonly Extract<UndoableChange, { operation: 'token' }>[],
  direction: Direction,
): Promise<UndoneToken[]> {
  const stored = await readTokens(
    records,
    changes.map(({ payload }) => payload.tokenId),
  )
  const now = new Map(stored.map((token) => [token.id, stateOf(token)]))
  const sceneIn = ({ payload: { before, after } }: (typeof changes)[number]) => (before ?? after)?.sceneId ?? ''
  const ids = new Set(changes.flatMap((change) => [change.subject, sceneIn(change)]))
  const cards = new Map((await readCards(records, [...ids], scope)).map((card) => [card.id, card]))
  return changes.flatMap((change) => {
    const { tokenId, before, after } = change.payload
    const state = undoneToken(change.payload, now.get(tokenId) ?? null)
    const [character, scene] = [cards.get(change.subject), cards.get(sceneIn(change))]
    if (state === undefined || character?.type !== 'character' || scene?.type !== 'scene') return []
    const did = tokenAction(direction === 'undo' ? { before, after } : { before: after, after: before })
    return [{ tokenId, state, takesBack: change.seq, did, name: character.name }]
  })
}

function stateOf({ id: _id, version: _version, ...state }: TokenRecord): TokenState {
  return state
}

/** An active scene is undone only while it is still the active one, and restored only if it still exists. */
async function sceneUndoing(
  { records, scope }: RequestContext,
  { seq, payload }: Extract<UndoableChange, { operation: 'activeScene' }>,
  direction: Direction,
): Promise<Undoing | null> {
  const { before, after, shown } = payload
  if ((await readActiveScene(records, scope)) !== after) return null
  const scenes = await readCards(
    records,
    [before, after].flatMap((id) => id ?? []),
    scope,
  )
  const nameOf = (id: string | null) => scenes.find((scene) => scene.id === id)?.name
  if (before !== null && nameOf(before) === undefined) return null
  const name = nameOf(direction === 'undo' ? after : before) ?? ''
  const change = { after: before, takesBack: seq, ...(shown && { shown: { ...shown, visible: !shown.visible } }) }
  return { kind: 'scene', change, action: { did: 'setScene', name } }
}
