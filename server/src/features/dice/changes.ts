import { encodeThrowResult } from '@waybook/rules'

import { aboutSubject, presentedAs, type ChangeKind } from '../change-kind.ts'
import { describeRoll } from './dice-change.ts'
import { toRoll } from './presenter.ts'
import type { RollChange } from './queries.ts'

export const rollChange: ChangeKind<RollChange> = {
  ...aboutSubject,
  entities: ({ payload: { characterId, drawn } }) => [characterId, drawn?.entityId].flatMap((id) => id ?? []),
  presenter: presentedAs(({ payload }, { scope, sees }) => {
    const seesPage = payload.drawn !== undefined && sees(payload.drawn.entityId) !== undefined
    const { dice, ...roll } = toRoll(payload, sees(payload.characterId ?? '', 'name'), scope, seesPage)
    return { kind: 'roll', roll: { ...roll, dice: encodeThrowResult(dice) } }
  }),
  logLine: ({ payload: { characterId, reason, dice, drawn, place } }) => ({
    did: 'rolled',
    ...(characterId !== null && { entity: characterId }),
    roll: {
      purpose: drawn?.full.title ?? reason,
      dice: encodeThrowResult(dice),
      ...(place && { place: place.all }),
      drawn: drawn?.full.text ?? '',
    },
    detail: [drawn?.full.title ?? reason, describeRoll({ dice, ...(place && { place }) }), drawn?.full.text ?? '']
      .filter((words) => words !== '')
      .join(': '),
  }),
  news: ({ at, seq, payload }) => ({ kind: 'roll', at, seq, roll: payload }),
}
