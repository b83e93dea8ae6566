import { hashKey } from '@tanstack/react-query'
import { OPENING_ID, type Me, type Opening } from '@waybook/contract'

/** So long after the document was asked for, what came with it still counts as the present state. */
const FRESH_MS = 30_000

/** What came with the document and was not taken yet; each thing is taken once, since later it may have changed. */
let brought: ReturnType<typeof read> | undefined
const untaken = () => (brought ??= read())

export function openingMe(): Me | null {
  return performance.now() < FRESH_MS ? (untaken().me.pop() ?? null) : null
}

/** The answer to just this question; `undefined` where it has to be asked. */
export function openingAnswer(operation: string, params: object): unknown {
  const question = hashKey([operation, params])
  const { answers } = untaken()
  const answer = answers.get(question)
  answers.delete(question)
  return performance.now() < FRESH_MS ? answer : undefined
}

function read() {
  const text = document.getElementById(OPENING_ID)?.textContent
  if (!text) return { me: [], answers: new Map<string, unknown>() }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as in `call`: the server is taken at its word
  const { me, answers } = JSON.parse(text) as Opening
  return {
    me: [me],
    answers: new Map(answers.map(({ operation, params, answer }) => [hashKey([operation, params]), answer])),
  }
}
