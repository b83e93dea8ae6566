import type { TableAct } from '@waybook/contract'

import type { TableDeed } from '../../database/change-record.ts'
import type { SceneChange } from '../../database/records.ts'
import type { Asked } from '../../http/request-context.ts'
import type { Acting, Handler, WriteHandler } from '../../operations/handler.ts'
import { refuseOtherCampaign } from '../campaign/this-campaign.ts'
import { tableHistory, tokenTakenBack, whatWasDone } from './table-history.ts'
import type { TokenState } from './token-record.ts'

/** How far back the table's history goes for each person, steps back and forth included. */
const DEEDS_MAX = 200

type Direction = 'undo' | 'redo'

/** How a deed is taken back. */
type Step = { readonly act: TableAct; readonly takesBack: number } & (
  | { readonly kind: 'token'; readonly tokenId: string; readonly state: TokenState | null }
  | { readonly kind: 'scene'; readonly change: SceneChange }
)

export const getTableHistory: Handler<'getTableHistory'> = async (asked, { campaignId }) => {
  refuseOtherCampaign(asked, campaignId)
  const [undo, redo] = [await nextStep(asked, 'undo'), await nextStep(asked, 'redo')]
  return { undo: undo?.act ?? null, redo: redo?.act ?? null }
}

export const undoTable: WriteHandler<'undoTable'> = async (acting, { campaignId }) => {
  refuseOtherCampaign(acting, campaignId)
  return { success: true, undone: await take(acting, 'undo') }
}

export const redoTable: WriteHandler<'redoTable'> = async (acting, { campaignId }) => {
  refuseOtherCampaign(acting, campaignId)
  return { success: true, redone: await take(acting, 'redo') }
}

async function take(acting: Acting, direction: Direction): Promise<TableAct | null> {
  const step = await nextStep(acting, direction)
  if (!step) return null
  const { records } = acting
  if (step.kind === 'token') await records.putToken(step.tokenId, step.state, step.takesBack)
  else {
    const { shown } = step.change
    if (shown) await records.setVisibility(shown.sceneId, shown.visible)
    await records.setActiveScene({ ...step.change, takesBack: step.takesBack })
  }
  return step.act
}

/** The first of the history that can still be taken; what cannot is passed over. */
async function nextStep(asked: Asked, direction: Direction): Promise<Step | null> {
  const deeds = tableHistory(await asked.records.tableDeeds(asked.viewer.userId, DEEDS_MAX))[direction]
  for (const deed of deeds) {
    const step = await stepOf(asked, deed, direction)
    if (step) return step
  }
  return null
}

async function stepOf(asked: Asked, deed: TableDeed, direction: Direction): Promise<Step | null> {
  return deed.operation === 'token' ? await tokenStep(asked, deed, direction) : await sceneStep(asked, deed, direction)
}

async function tokenStep(
  { records, sight }: Asked,
  { seq, subject, payload }: Extract<TableDeed, { operation: 'token' }>,
  direction: Direction,
): Promise<Step | null> {
  const { tokenId, before, after } = payload
  const now = await records.token(tokenId, sight)
  const state = tokenTakenBack(payload, now && stateOf(now))
  const sceneId = (before ?? after)?.sceneId ?? ''
  const [character, scene] = await records.cards([subject, sceneId], sight)
  if (state === undefined || character?.type !== 'character' || scene?.type !== 'scene') return null
  const did = whatWasDone(direction === 'undo' ? { before, after } : { before: after, after: before })
  return { kind: 'token', tokenId, state, act: { did, name: character.name }, takesBack: seq }
}

function stateOf({ sceneId, characterId, position, size, visible }: TokenState): TokenState {
  return { sceneId, characterId, position, size, visible }
}

/** A scene is taken from the table only while it is there, and put back only while it still exists. */
async function sceneStep(
  { records, sight }: Asked,
  { seq, payload }: Extract<TableDeed, { operation: 'activeScene' }>,
  direction: Direction,
): Promise<Step | null> {
  const { before, after, shown } = payload
  if ((await records.activeScene(sight)) !== after) return null
  const scenes = await records.cards(
    [before, after].flatMap((id) => id ?? []),
    sight,
  )
  const nameOf = (id: string | null) => scenes.find((scene) => scene.id === id)?.name
  if (before !== null && nameOf(before) === undefined) return null
  const name = nameOf(direction === 'undo' ? after : before) ?? ''
  const change = { after: before, ...(shown && { shown: { ...shown, visible: !shown.visible } }) }
  return { kind: 'scene', change, act: { did: 'setScene', name }, takesBack: seq }
}
