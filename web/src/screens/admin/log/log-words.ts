import type { AnswerOf, LogAction } from '@waybook/contract'
import { logDeeds } from '@waybook/messages/logDeeds'
import { decodeThrowResult } from '@waybook/rules'

import { resultWords } from '#ui/dice/throw-words.ts'

export type LogEntry = AnswerOf<'getLog'>['entries'][number]

/** A part of an entry's sentence: text, or an entity shown as a link. The sentence follows the actor's name. */
export type LogPart = string | NonNullable<LogEntry['entity']>

/** What the sentences of all actions may take. Each leaves out what its entry does not have. */
interface Values {
  readonly count: number
  readonly page: 'yes' | 'no'
  readonly other: 'yes' | 'no'
  readonly detail: 'yes' | 'no'
  readonly text: string
}

interface Elements {
  readonly page: () => LogPart
  readonly other: () => LogPart
}

type Sentences = {
  readonly [Action in LogAction]: (values: Values, elements: Elements) => string | readonly LogPart[]
}

export function sentenceOf(entry: LogEntry): LogPart[] {
  const { did, count, entity, other } = entry
  const text = detailOf(entry)
  const sentences: Sentences = logDeeds
  const parts = sentences[did](
    { count, page: yes(entity), other: yes(other), detail: yes(text), text: text ?? '' },
    { page: () => entity ?? '', other: () => other ?? '' },
  )
  return [parts].flat().filter((part) => part !== '')
}

/** The sentence as text. */
export function wordsOf(entry: LogEntry): string {
  return sentenceOf(entry)
    .map((part) => (typeof part === 'string' ? part : (part.name ?? part.id)))
    .join('')
}

const yes = (value: unknown): 'yes' | 'no' => (value === undefined ? 'no' : 'yes')

/** The detail of an entry. A roll is described from its dice. */
function detailOf({ detail, roll }: LogEntry): string | undefined {
  if (!roll) return detail
  const { purpose, dice, place, drawn } = roll
  const parts = [purpose, resultWords(decodeThrowResult(dice) ?? {}, place), drawn]
  return parts.filter((part) => part !== '').join(': ')
}

/** Why an action can't be undone. */
export const whyNot = (why: NonNullable<LogEntry['notUndone']>) => logDeeds.whyNot({ why })
