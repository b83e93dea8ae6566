import { Problem } from '@waybook/contract'
import type { FastifyInstance } from 'fastify'

import { isStorable } from '#database/storable-text.ts'

/** No valid body is nested this deeply. Later code is recursive, and a deeper body could exhaust the stack. */
const DEPTH_MAX = 32

/** Refuses a request that is nested too deeply or contains text that cannot be stored, before other code reads it. */
export function limitValues(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, query, params }, _reply, done) => {
    const wrong = whatIsWrong(body) ?? whatIsWrong(query) ?? whatIsWrong(params)
    done(wrong === null ? undefined : new Problem('bad-params', wrong))
  })
}

/** The reason to refuse a request or live message with this value, or `null`. */
export function whatIsWrong(value: unknown): string | null {
  // Walks level by level, because recursion would exhaust the stack on deep nesting.
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX) return `The body is nested deeper than ${DEPTH_MAX}`
    const next: unknown[] = []
    for (const one of level) {
      if (typeof one === 'string' && !isStorable(one))
        return 'The text contains a character that cannot be stored: U+0000 or an unpaired surrogate'
      if (Array.isArray(one)) for (const inner of one) next.push(inner)
      // Keys, such as the names of settings, are stored too.
      else if (isNested(one)) for (const [key, inner] of Object.entries(one)) next.push(key, inner)
    }
    level = next
  }
  return null
}

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)
