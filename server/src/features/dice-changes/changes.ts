import { maySeeRoll } from '@waybook/contract'
import { encodeThrowResult } from '@waybook/rules'

import type { Change } from '#database/change.ts'

import { aboutSubject, noNews, type ChangeKind } from '../change-kind.ts'
import { openChanges } from '../dice/dice-change.ts'
import { toRoll } from '../dice/presenter.ts'
import { readRollsById } from '../dice/queries.ts'
import { knowsChange } from './policy.ts'

/** The dice of a roll changed, or somebody asked to change them. */
export type DiceChangeLogged = Change<
  'diceChanged',
  {
    readonly rollId: string
    readonly rollerId: string
    readonly characterId: string | null
    readonly changeId: string
    /** For the log of game masters. */
    readonly words: string
  }
>

export const diceChangedChange: ChangeKind<DiceChangeLogged> = {
  ...aboutSubject,
  entities: ({ payload: { characterId } }) => (characterId === null ? [] : [characterId]),
  isOwn: ({ payload }, userId) => payload.rollerId === userId,
  presentedFor: 'user',
  presenter: async (changes, tables) => {
    const rolls = await readRollsById(
      tables,
      changes.map(({ payload }) => payload.rollId),
    )
    const byId = new Map(rolls.map((roll) => [roll.id, roll]))
    return ({ payload }, { viewer, scope, sees }) => {
      const record = byId.get(payload.rollId)
      if (!record || !maySeeRoll(viewer, record)) return null
      const seesAll = scope.everything || record.difficultyHidden !== true
      const known = openChanges(record, seesAll).find(({ change }) => change.id === payload.changeId)
      if (!known || !knowsChange(viewer, record, known.change)) return null
      const { dice, ...roll } = toRoll(record, sees(record.characterId ?? '', 'name'), scope)
      return { kind: 'rollChanged', roll: { ...roll, dice: encodeThrowResult(dice) } }
    }
  },
  logLine: ({ payload: { characterId, words } }) => ({
    did: 'diceChanged',
    ...(characterId !== null && { entity: characterId }),
    detail: words,
  }),
  news: noNews,
}
