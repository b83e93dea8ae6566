import type { ParamsOf } from '@waybook/contract'
import { callPanel } from '@waybook/messages/callPanel'
import { gameWords } from '@waybook/messages/gameWords'
import { emptyPool, skillPool, type Pool, type Skill } from '@waybook/rules'

import { scoreOf, type Roller } from '#parts/entity/scores.ts'

/** A check that the game master prepares to call. */
export interface CallDraft {
  readonly skill: string
  /** A second skill to choose from; `null` if there is no choice. */
  readonly otherSkill: string | null
  /** Characters' ids. */
  readonly who: readonly string[]
  /** The number of dice. */
  readonly difficulty: number
  /** The opponent whose skill replaces the difficulty; `null` for none. */
  readonly opponent: Opponent | null
  readonly boosts: number
  readonly setbacks: number
  readonly reason: string
  readonly hideResults: boolean
  readonly hideDifficulty: boolean
}

/** A combatant or a character, and the skill that opposes. */
export interface Opponent {
  readonly id: string
  readonly name: string
  readonly skill: string
}

const AVERAGE = 2

export function newDraft(skills: readonly Skill[]): CallDraft {
  const usual = skills.find(({ id }) => id === 'perception') ?? skills[0]
  return {
    skill: usual?.id ?? '',
    otherSkill: null,
    who: [],
    difficulty: AVERAGE,
    opponent: null,
    boosts: 0,
    setbacks: 0,
    reason: '',
    hideResults: false,
    hideDifficulty: false,
  }
}

/** The dice that a character would roll, with the better of two skills. `null` if the character's file lacks the characteristic. */
export function poolFor(draft: CallDraft, roller: Omit<Roller, 'id' | 'name'>, skills: readonly Skill[]): Pool | null {
  const ids = draft.otherSkill === null ? [draft.skill] : [draft.skill, draft.otherSkill]
  const scores = ids.flatMap((id) => {
    const skill = skills.find((one) => one.id === id)
    const score = skill ? scoreOf(roller, id, skill.characteristic) : null
    return score ? [score] : []
  })
  const [best] = scores.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  if (!best) return null
  return {
    ...emptyPool,
    ...skillPool(best.value, best.ranks),
    difficulty: draft.difficulty,
    boost: draft.boosts,
    setback: draft.setbacks,
  }
}

/** Compares the number of dice first, then the number of proficiency dice. */
const sizeOf = ({ value, ranks }: { readonly value: number; readonly ranks: number }) =>
  10 * Math.max(value, ranks) + Math.min(value, ranks)

export function paramsOf(draft: CallDraft): ParamsOf<'callCheck'> {
  const { skill, otherSkill, who, difficulty, opponent, boosts, setbacks, reason } = draft
  return {
    title: reason.trim(),
    characters: [...who],
    skill: otherSkill === null || otherSkill === skill ? skill : [skill, otherSkill],
    difficulty,
    boosts,
    setbacks,
    ...(opponent && { opponent: { id: opponent.id, skill: opponent.skill } }),
    ...(draft.hideDifficulty && { difficultyHidden: true }),
    ...(draft.hideResults && { audience: 'gameMaster' }),
  }
}

/** The dice against every roller in words, for example "Hard, with 1 setback". */
export function againstWords({ difficulty, setbacks, opponent }: CallDraft): string {
  const against = opponent?.name ?? gameWords.difficulty({ dice: difficulty })
  return setbacks === 0 ? against : callPanel.withSetbacks({ difficulty: against, count: setbacks })
}
