import type { OperationName } from '@waybook/contract'

import { CAMPAIGN_ID, type CampaignFiles } from '../../world/test-server.ts'

export const WRITERS = 4
export const SCENE = 'scenes/ferry'

/** The records of one writer, which nobody else changes. */
export interface Belongings {
  readonly characterId: string
  readonly itemId: string
  /** The id of the writer's token on the scene. */
  readonly tokenId: string
}

/** The belongings without the token, which is added later. */
export function belongingsOf(writer: number): Omit<Belongings, 'tokenId'> {
  return { characterId: `characters/writer-${writer}`, itemId: `items/lamp-${writer}` }
}

const belongings = Array.from({ length: WRITERS }, (_, writer) => belongingsOf(writer))

export const crashCampaign: CampaignFiles = {
  'campaign.yaml': 'name: Nothing lost\n',
  [`${SCENE}.md`]: '---\nname: Ferry\n---\n',
  ...Object.fromEntries(belongings.map(({ characterId }) => [`${characterId}.md`, '---\nname: Writer\n---\n'])),
  ...Object.fromEntries(belongings.map(({ itemId }) => [`${itemId}.md`, '---\nname: Lamp\nvisible: true\n---\n'])),
}

interface Operation {
  readonly operation: OperationName
  readonly params: object
}

export type Kind = 'carry' | 'hurt' | 'tire' | 'show' | 'move' | 'roll'

/** Each kind of write; `before` counts the writer's earlier writes of this kind. Each write logs exactly one change. */
export const writeOf: Readonly<Record<Kind, (own: Belongings, before: number) => Operation>> = {
  carry: ({ characterId, itemId }) => ({
    operation: 'adjustCharacterInventory',
    params: { characterId, itemId, by: 1 },
  }),
  hurt: ({ characterId: id }, before) => ({
    operation: 'adjustCharacterDynamic',
    params: { id, field: 'hitpoints', by: isEven(before) ? -1 : 1 },
  }),
  tire: ({ characterId: id }, before) => ({
    operation: isEven(before) ? 'addCondition' : 'removeCondition',
    params: { id, condition: 'winded' },
  }),
  show: ({ itemId: entityId }, before) => ({
    operation: 'setEntityVisibility',
    params: { entityId, visible: !isEven(before) },
  }),
  move: ({ tokenId }, before) => ({
    operation: 'updateToken',
    params: { campaignId: CAMPAIGN_ID, tokenId, position: positionAfter(before + 1) },
  }),
  roll: (_own, before) => ({ operation: 'rollDice', params: { pool: { ability: 1 }, reason: String(before) } }),
}

/** The order in which a writer repeats the kinds. It has few rolls, because an account may roll 120 times a minute. */
export const ROUND: readonly Kind[] = ['carry', 'hurt', 'show', 'move', 'tire', 'carry', 'move', 'roll']

/** The readable state of a writer's belongings. */
export interface State {
  readonly carried: number
  readonly hitpoints: number
  readonly conditions: readonly string[]
  readonly visible: boolean | undefined
  readonly position: { readonly x: number; readonly y: number } | undefined
}

/** The state after these numbers of writes of each kind. */
export function stateAfter(times: (kind: Kind) => number): State {
  return {
    carried: times('carry'),
    hitpoints: isEven(times('hurt')) ? HIT_POINTS : HIT_POINTS - 1,
    conditions: isEven(times('tire')) ? [] : ['winded'],
    visible: isEven(times('show')),
    position: positionAfter(times('move')),
  }
}

/** The default for a character whose file has no hit points. */
const HIT_POINTS = 12
const isEven = (count: number) => count % 2 === 0
const PLACES = 100
/** Consecutive positions differ. */
export const positionAfter = (moves: number) => ({ x: moves % PLACES, y: 50 })
