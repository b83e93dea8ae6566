import { Problem } from '@waybook/contract'
import type { FastifyInstance } from 'fastify'

import { isStorable } from '#database/storable-text.ts'

/** No valid body is nested this deeply. Code further in recurses, and a deeper body would exhaust the stack. */
const DEPTH_MAX = 32

/** Refuses a request that is nested too deeply, or with a text that cannot be stored, before anything else walks it. */
export function limitValues(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, query, params }, _reply, done) => {
    const wrong = whatIsWrong(body) ?? whatIsWrong(query) ?? whatIsWrong(params)
    done(wrong === null ? undefined : new Problem('bad-params', wrong))
  })
}

/** Why a request or a live message with this value is refused; `null` if it is not. */
export function whatIsWrong(value: unknown): string | null {
  // Walks level by level, so that deep nesting does not use up the stack.
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX) return `The body is nested deeper than ${DEPTH_MAX}`
    const next: unknown[] = []
    for (const one of level) {
      if (typeof one === 'string' && !isStorable(one))
        return 'A text contains a character that cannot be stored: U+0000 or half a surrogate pair'
      if (Array.isArray(one)) for (const inner of one) next.push(inner)
      // Keys are stored too, such as the names of settings.
      else if (isNested(one)) for (const [key, inner] of Object.entries(one)) next.push(key, inner)
    }
    level = next
  }
  return null
}

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)
