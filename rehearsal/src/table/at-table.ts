import type { AnswerOf, OperationName, ParamsOf, Token } from '@waybook/contract'

import { callerOf, type Caller } from '../callers.ts'
import { CAMPAIGN_ID, rehearse, type Rehearsal } from '../rehearse.ts'
import { KESSA, ODO, tableCampaign } from './table-campaign.ts'

export type Asking = <Name extends OperationName>(
  operation: Name,
  params: Omit<ParamsOf<Name>, 'campaignId'>,
) => Promise<AnswerOf<Name>>

/** The table's people: two game masters and two players, each calling as themselves. */
export interface Table {
  readonly rehearsal: Rehearsal
  readonly gameMaster: Caller
  readonly other: Caller
  readonly kessa: Caller
  readonly odo: Caller
}

export async function atTable(): Promise<Table> {
  const rehearsal = await rehearse(tableCampaign)
  return {
    rehearsal,
    gameMaster: await callerOf(rehearsal, { role: 'gameMaster' }),
    other: await callerOf(rehearsal, { role: 'gameMaster' }),
    kessa: await callerOf(rehearsal, { role: 'player', characterId: KESSA }),
    odo: await callerOf(rehearsal, { role: 'player', characterId: ODO }),
  }
}

/** Calls that are to succeed, in the rehearsal's campaign. */
export function asking(caller: Caller): Asking {
  return async (operation, params) => {
    const { status, body, text } = await caller(operation, { campaignId: CAMPAIGN_ID, ...params })
    if (status !== 200) throw new Error(`${operation}: ${text}`)
    return body as AnswerOf<typeof operation>
  }
}

/** A visible token of medium size in the middle, unless it is said otherwise. */
export async function addToken(
  caller: Caller,
  token: Pick<Token, 'sceneId' | 'characterId'> & Partial<Pick<Token, 'position' | 'visible'>>,
): Promise<Token> {
  const added = await asking(caller)('addToken', {
    position: { x: 50, y: 50 },
    size: 'medium',
    visible: true,
    ...token,
  })
  return added.token
}
