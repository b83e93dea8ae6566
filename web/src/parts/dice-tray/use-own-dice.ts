import type { AnswerOf } from '@waybook/contract'
import { diceTray } from '@waybook/messages/diceTray'
import { emptyPool, withModifiers, isAgainst, type Pool } from '@waybook/rules'
import { useEffect } from 'react'

import { call } from '#api/call.ts'
import { changeTray, currentTray, useTray, type Tray } from '#stores/tray.ts'
import { conditionName } from '#ui/text/condition-name.ts'
import { saidWords } from '#ui/text/said-words.ts'

type OwnDice = AnswerOf<'getOwnDice'>['dice']

/** Adds the dice of conditions and earlier rolls to the pool of a skill, once for each request. */
export function useOwnDice(): void {
  const { requests, skill, characterId, picking } = useTray()
  useEffect(() => {
    if (skill === null || characterId === null || picking || currentTray().addedFor === requests) return
    const add = async () => {
      const { dice, effects } = await call('getOwnDice', { characterId, skill })
      const now = currentTray()
      if (now.requests !== requests || now.addedFor === requests) return
      changeTray({ ...withOwnDice(now, dice), addedFor: requests, offered: effects, used: alwaysOn(effects) })
    }
    // Without a connection the pool has only the character's own scores.
    void add().catch(() => undefined)
  }, [requests, skill, characterId, picking])
}

/** Effects that are always on. Their dice are among the own dice already. */
function alwaysOn(effects: AnswerOf<'getOwnDice'>['effects']): Tray['used'] {
  return Object.fromEntries(effects.flatMap(({ effect }) => (effect.on ? [[effect.key, emptyPool]] : [])))
}

interface Noted {
  readonly pool: Pool
  readonly note: string
  readonly difficultyNote: string
}

/** The pool with these dice, each named beside the side that it changes. */
export function withOwnDice({ pool, note, difficultyNote }: Noted, dice: OwnDice): Noted {
  const wordsFor = (isTheirs: boolean) =>
    dice
      .filter((one) => isAgainst(one) === isTheirs)
      .map((one) => diceTray.dueTo({ reason: reasonWords(one), change: effectOf(one.op, one.count, one.die) }))
  return {
    pool: withModifiers(pool, dice),
    note: [note, ...wordsFor(false)].filter((words) => words !== '').join('. '),
    difficultyNote: [difficultyNote, ...wordsFor(true)].filter((words) => words !== '').join('. '),
  }
}

/** A condition is named by its name alone. */
const reasonWords = ({ text, said }: OwnDice[number]) => (said ? saidWords({ text, said }) : conditionName(text))

function effectOf(op: OwnDice[number]['op'], count: number, die: string): string {
  if (op === 'remove') return diceTray.fewer({ count, die })
  if (op === 'add') return diceTray.dice({ count, die })
  return op === 'upgrade' ? diceTray.upgrades({ count }) : diceTray.downgrades({ count })
}
