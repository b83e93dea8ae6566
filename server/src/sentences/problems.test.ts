import { isProblemId, Problem, problemKind, type ProblemId } from '@waybook/contract'
import { messages } from '@waybook/messages/english/problemKinds'
import { expect, it } from 'vitest'

import { playProblems } from './problems.ts'

type Camel<Id extends string> = Id extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Id

/** Does not compile if a kind of problem has no message. */
const kinds: { readonly [Id in ProblemId as Camel<Id>]: () => string } = messages

it.each(Object.entries(kinds))('[LANG-32] the kind of problem %s has the English of its message', (name, text) => {
  const id = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  expect(isProblemId(id) && problemKind(id)).toEqual({
    text: text(),
    said: { code: `problemKinds.${name}`, params: {} },
  })
})

it('[LANG-32] a refusal has its English, a code and parameters; one without a reason has only its id', () => {
  expect(new Problem('conflict', playProblems.sessionEnded({ number: '3' })).answer()).toEqual({
    error: 'Session 3 has already ended.',
    id: 'conflict',
    code: 'playProblems.sessionEnded',
    params: { number: '3' },
  })
  expect(new Problem('not-found').answer()).toEqual({ error: 'Not found', id: 'not-found' })
})
