import { hashKey } from '@tanstack/react-query'
import {
  BOOTSTRAP_DATA_ID,
  type AnswerOf,
  type BootstrapData,
  type Me,
  type OperationName,
  type ParamsOf,
} from '@waybook/contract'

import { viewAs } from '#stores/view-as.ts'

import { readSent } from './display-address.ts'

/** How long after the request for the document its embedded data counts as fresh. */
const FRESH_MS = 30_000

/** The embedded data that has not been used yet. Each entry is used only once, because it may be outdated by the second time. */
let unused: ReturnType<typeof read> | undefined
const bootstrapData = () => (unused ??= read())

export function bootstrapMe(): Me | null {
  return performance.now() < FRESH_MS ? (bootstrapData().me.pop() ?? null) : null
}

/** The language of the viewer's account, before the first render; `undefined` without a choice or an account. */
export const bootstrapLanguage = (): string | undefined => bootstrapData().me[0]?.language

/** The embedded answer to this call; `undefined` if the call must go to the server. Queries start from it, so a page's first render is complete. */
export function bootstrapAnswer<Name extends OperationName>(name: Name, params: ParamsOf<Name>) {
  const question = hashKey([name, params])
  const { answers } = bootstrapData()
  const answer = answers.get(question)
  answers.delete(question)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as in `call`, the response is trusted
  return performance.now() < FRESH_MS ? (answer as AnswerOf<Name> | undefined) : undefined
}

/** An embedded answer as the first page of an infinite query. */
export function bootstrapPage<Page>(first: Page | undefined, pageParam: string) {
  return first && { pages: [first], pageParams: [pageParam] }
}

function read() {
  const text = document.getElementById(BOOTSTRAP_DATA_ID)?.textContent
  // The document always embeds the account's own view.
  if (!text || viewAs() !== null) return { me: [], answers: new Map<string, unknown>() }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as in `call`, the response is trusted
  const { me, answers } = readSent(text) as BootstrapData
  return {
    me: [me],
    answers: new Map(answers.map(({ operation, params, answer }) => [hashKey([operation, params]), answer])),
  }
}
