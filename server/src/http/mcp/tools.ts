import { Problem } from '@waybook/contract'
import type * as z from 'zod/mini'

import { calendarTools } from './calendar-tools.ts'
import { factTools } from './fact-tools.ts'
import { pageTools } from './page-tools.ts'
import { playTools } from './play-tools.ts'
import type { Tool, ToolContext } from './tool.ts'
import { writingTools } from './writing-tools.ts'

export const allTools: readonly Tool[] = [...pageTools, ...factTools, ...calendarTools, ...playTools, ...writingTools]

/** What an assistant may call for a member. A game master who views as a player gets no tool that writes. */
export function toolsFor({ viewer, viewsOnly }: Pick<ToolContext, 'viewer' | 'viewsOnly'>): readonly Tool[] {
  return allTools.filter(
    ({ role, writes }) => (role === undefined || role === viewer.role) && !(writes === true && viewsOnly),
  )
}

export interface ToolAnswer {
  readonly text: string
  readonly isError: boolean
}

/**
 * Calls a tool as a member. Refusals are answers, so that the assistant reads the reason and can try again. Returns `null` if the member
 * has no such tool. Any other error is a bug and is thrown.
 */
export async function callTool(context: ToolContext, name: string, given: unknown): Promise<ToolAnswer | null> {
  const tool = toolsFor(context).find((one) => one.name === name)
  if (!tool) return null
  const read = tool.params.safeParse(given ?? {})
  if (!read.success) return { text: read.error.issues.map((issue) => describeIssue(issue)).join('; '), isError: true }
  try {
    return { text: JSON.stringify(await tool.run(context, read.data), withoutEmpty), isError: false }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { text: describeProblem(error), isError: true }
  }
}

/** Absent values cost an assistant attention and its owner money. */
function withoutEmpty(_key: string, value: unknown): unknown {
  return value === null || value === '' ? undefined : value
}

function describeProblem({ id, message, retryAfterS }: Problem): string {
  if (id === 'not-found' && message === NOT_FOUND) return 'There is no such page, or this member may not read it.'
  const wait = retryAfterS === null ? '' : ` Wait ${retryAfterS} seconds.`
  return message.replace(/^params\./, '') + wait
}

/** The words of a Problem that says nothing more. */
const NOT_FOUND = new Problem('not-found').message

/**
 * Names the argument and what is wrong with it.
 * @example describeIssue({ code: 'too_big', path: ['query'], maximum: 200, … }) // 'query: must be at most 200 characters long'
 */
function describeIssue(issue: z.core.$ZodIssue): string {
  const where = (more: readonly PropertyKey[] = []) => [...issue.path, ...more].map(String).join('.') || 'arguments'
  switch (issue.code) {
    case 'unrecognized_keys':
      return `${where(issue.keys.slice(0, 1))}: is not an argument of this tool`
    case 'invalid_type':
      return `${where()}: is required and must be of type ${issue.expected}`
    case 'invalid_value':
      return `${where()}: must be one of ${issue.values.map(String).join(', ')}`
    case 'too_big':
      return `${where()}: must be at most ${String(issue.maximum)}${unitOf(issue.origin)}`
    case 'too_small':
      return `${where()}: must be at least ${String(issue.minimum)}${unitOf(issue.origin)}`
    default:
      return `${where()}: ${issue.message}`
  }
}

const unitOf = (origin: string) =>
  origin === 'string' ? ' characters long' : origin === 'array' ? ' entries long' : ''
