import { Problem } from '@waybook/contract'
import type { FastifyInstance } from 'fastify'

/** No valid body is nested this deeply. Code further in recurses, and a deeper body would exhaust the stack. */
const DEPTH_MAX = 32

/** Refuses a JSON body that is nested too deeply, before anything walks it. */
export function limitDepth(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (isDeeper(request.body, DEPTH_MAX))
      throw new Problem('bad-params', `The body is nested deeper than ${DEPTH_MAX}`)
  })
}

/** Walks level by level, so that deep nesting does not use up the stack. */
function isDeeper(value: unknown, most: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true
    level = level.flatMap((one): unknown[] => (isNested(one) ? Object.values(one) : []))
  }
  return false
}

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)
