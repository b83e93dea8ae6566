import type { AnswerOf, OperationName, ParamsOf, Role, Viewer } from '@waybook/contract'
import type * as z from 'zod/mini'

/** What a tool works with. Operations decide what this caller sees and may do; a tool only chooses and arranges. */
export interface ToolContext {
  readonly viewer: Viewer
  /** Whether a game master views the campaign as a player, and so changes nothing. */
  readonly viewsOnly: boolean
  readonly perform: <Name extends OperationName>(name: Name, params: ParamsOf<Name>) => Promise<AnswerOf<Name>>
  /** The address of a page, for people. */
  readonly urlOf: (path: string) => string
}

/** A tool that assistants call. Its answer becomes JSON. */
export interface Tool {
  readonly name: string
  readonly title: string
  /** For the assistant: what it returns, and when to call it. */
  readonly description: string
  readonly params: z.ZodMiniObject
  /** The only role that has the tool. Left out: all members do. */
  readonly role?: Role
  /** Whether it proposes or drafts something. */
  readonly writes?: true
  /** `given` has been validated. */
  readonly run: (context: ToolContext, given: object) => Promise<object>
}

interface Declaration<Params extends z.ZodMiniObject> extends Omit<Tool, 'params' | 'run'> {
  readonly params: Params
  readonly run: (context: ToolContext, given: z.infer<Params>) => Promise<object>
}

/** Lets `run` know the types of its parameters. */
export function defineTool<Params extends z.ZodMiniObject>(tool: Declaration<Params>): Tool {
  return { ...tool, run: async (context, given) => await tool.run(context, tool.params.parse(given)) }
}
