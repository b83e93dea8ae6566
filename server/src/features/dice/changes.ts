import { describeThrow, encodeThrowResult } from '@waybook/rules'

import { aboutSubject, presentedAs, type ChangeKind } from '../change-kind.ts'
import { toRoll } from './presenter.ts'
import type { RollChange } from './queries.ts'

export const rollChange: ChangeKind<RollChange> = {
  ...aboutSubject,
  entities: ({ payload: { characterId } }) => (characterId === null ? [] : [characterId]),
  presenter: presentedAs(({ payload }, { scope, sees }) => {
    const { dice, ...roll } = toRoll(payload, sees(payload.characterId ?? '', 'name'), scope)
    return { kind: 'roll', roll: { ...roll, dice: encodeThrowResult(dice) } }
  }),
  logLine: ({ payload: { characterId, reason, dice } }) => ({
    did: 'rolled',
    ...(characterId !== null && { entity: characterId }),
    detail: [reason, describeThrow(dice)].filter((words) => words !== '').join(': '),
  }),
  news: ({ at, seq, payload }) => ({ kind: 'roll', at, seq, roll: payload }),
}
