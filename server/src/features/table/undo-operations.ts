import type { TableAction } from '@waybook/contract'

import { checkCampaignId, type OperationHandlers, type RequestContext, type WriteContext } from '../request-context.ts'
import { tableHistory, undoneToken, tokenAct } from './table-history.ts'
import type { NewActiveScene, UndoableChange } from './table-repository.ts'
import type { TokenState } from './token-record.ts'

/** The length of each user's history of the table, including undo and redo steps. */
const DEEDS_MAX = 200

type Direction = 'undo' | 'redo'

/** How a change is undone. */
type Step = { readonly act: TableAction; readonly takesBack: number } & (
  | { readonly kind: 'token'; readonly tokenId: string; readonly state: TokenState | null }
  | { readonly kind: 'scene'; readonly change: NewActiveScene }
)

export const undoOperations = {
  getTableHistory: async (context, { campaignId }) => {
    checkCampaignId(context, campaignId)
    const [undo, redo] = [await nextStep(context, 'undo'), await nextStep(context, 'redo')]
    return { undo: undo?.act ?? null, redo: redo?.act ?? null }
  },

  undoTable: async (context, { campaignId }) => {
    checkCampaignId(context, campaignId)
    return { success: true, undone: await take(context, 'undo') }
  },

  redoTable: async (context, { campaignId }) => {
    checkCampaignId(context, campaignId)
    return { success: true, redone: await take(context, 'redo') }
  },
} satisfies Partial<OperationHandlers>

async function take(context: WriteContext, direction: Direction): Promise<TableAction | null> {
  const step = await nextStep(context, direction)
  if (!step) return null
  const { records } = context
  if (step.kind === 'token') await records.tokens.put(step.tokenId, step.state, step.takesBack)
  else {
    const { shown } = step.change
    if (shown) await records.entities.setVisibility(shown.sceneId, shown.visible)
    await records.table.setActiveScene({ ...step.change, takesBack: step.takesBack })
  }
  return step.act
}

/** The first step of the history that is still possible; others are skipped. */
async function nextStep(context: RequestContext, direction: Direction): Promise<Step | null> {
  const changes = tableHistory(await context.records.table.changesBy(context.viewer.userId, DEEDS_MAX))[direction]
  for (const logged of changes) {
    const step = await stepOf(context, logged, direction)
    if (step) return step
  }
  return null
}

async function stepOf(context: RequestContext, logged: UndoableChange, direction: Direction): Promise<Step | null> {
  return logged.operation === 'token'
    ? await tokenStep(context, logged, direction)
    : await sceneStep(context, logged, direction)
}

async function tokenStep(
  { records, scope }: RequestContext,
  { seq, subject, payload }: Extract<UndoableChange, { operation: 'token' }>,
  direction: Direction,
): Promise<Step | null> {
  const { tokenId, before, after } = payload
  const now = await records.tokens.find(tokenId, scope)
  const state = undoneToken(payload, now && stateOf(now))
  const sceneId = (before ?? after)?.sceneId ?? ''
  const [character, scene] = await records.entities.cards([subject, sceneId], scope)
  if (state === undefined || character?.type !== 'character' || scene?.type !== 'scene') return null
  const did = tokenAct(direction === 'undo' ? { before, after } : { before: after, after: before })
  return { kind: 'token', tokenId, state, act: { did, name: character.name }, takesBack: seq }
}

function stateOf({ sceneId, characterId, position, size, visible }: TokenState): TokenState {
  return { sceneId, characterId, position, size, visible }
}

/** An active scene is undone only while it is still the active one, and restored only if it still exists. */
async function sceneStep(
  { records, scope }: RequestContext,
  { seq, payload }: Extract<UndoableChange, { operation: 'activeScene' }>,
  direction: Direction,
): Promise<Step | null> {
  const { before, after, shown } = payload
  if ((await records.table.activeScene(scope)) !== after) return null
  const scenes = await records.entities.cards(
    [before, after].flatMap((id) => id ?? []),
    scope,
  )
  const nameOf = (id: string | null) => scenes.find((scene) => scene.id === id)?.name
  if (before !== null && nameOf(before) === undefined) return null
  const name = nameOf(direction === 'undo' ? after : before) ?? ''
  const change = { after: before, ...(shown && { shown: { ...shown, visible: !shown.visible } }) }
  return { kind: 'scene', change, act: { did: 'setScene', name }, takesBack: seq }
}
