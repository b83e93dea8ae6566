import { Problem, type AnswerOf, type OperationName } from '@waybook/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { readCampaign } from '#features/campaign/queries.ts'
import { firstNameOf } from '#features/request-context.ts'
import type { Perform } from '#operations/perform.ts'
import { EncodedAnswer } from '#operations/recent-answers.ts'

import { callerOf, clientAborted } from '../caller.ts'
import { contextOf, identityOf } from '../guard.ts'
import type { ToolContext } from '../mcp/tool.ts'
import type { AppServices } from '../services.ts'
import { originOfPages } from './session-file-route.ts'

const MCP = '/mcp'

/** Enough for a proposed text of the greatest length with three bytes per letter. */
const MESSAGE_MAX_BYTES = 512 * 1024

const withKey = { access: 'signedIn', requiresPersonalKey: true, readsByPost: true } as const

/** The Model Context Protocol for assistants of members: `POST /mcp`, one message per request, with a member's personal key. */
export function mcpRoute(app: FastifyInstance, services: AppServices, perform: Perform): void {
  app.post(MCP, { config: withKey, bodyLimit: MESSAGE_MAX_BYTES }, async (request, reply) => {
    const identity = identityOf(request)
    services.callLimits.count('mcp', { userId: identity.user.id, address: request.ip })
    // A list could hold any number of calls, and only one would be counted.
    if (Array.isArray(request.body)) throw new Problem('bad-params', 'Send one message per request')
    const { viewer, records } = contextOf(services, request, identity)
    const pages = await originOfPages(services, request)
    const context: ToolContext = {
      viewer,
      viewsOnly: request.viewAs !== null,
      perform: performerOf(services, perform, request, reply),
      urlOf: (path) => pages + path,
    }
    const campaign = (await readCampaign(records))?.name ?? 'Waybook'
    const onFault = (error: unknown) => request.log.error({ err: error }, 'a tool failed')
    // Few members have an assistant, and the packages take half a second to load.
    const { answerMcp } = await import('../mcp/answer-mcp.ts')
    return await reply.send(
      await answerMcp(webRequestOf(request), request.body, {
        context,
        campaign,
        firstName: firstNameOf(identity),
        onFault,
      }),
    )
  })
  // Clients ask whether there are sessions and streams. There are none.
  app.route({
    method: ['GET', 'DELETE'],
    url: MCP,
    config: { access: 'public' },
    handler: async (_request, reply) => await reply.code(405).header('allow', 'POST').send(),
  })
}

/** Performs operations for tools as the HTTP API does for scripts with the same key. */
function performerOf(
  services: AppServices,
  perform: Perform,
  request: FastifyRequest,
  reply: FastifyReply,
): ToolContext['perform'] {
  return async <Name extends OperationName>(name: Name, params: object) => {
    const caller = callerOf(services, request, name)
    const call = { ...caller, idempotencyKey: null, clientAborted: () => clientAborted(reply) }
    const given = await perform(call, name, params)
    const answer = given instanceof EncodedAnswer ? given.toJSON() : given
    // Each handler is type-checked against its operation.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return answer as AnswerOf<Name>
  }
}

/** Without credentials, which the protocol's code does not need. */
function webRequestOf({ headers }: FastifyRequest): Request {
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && /^(accept|content-type|mcp-.*)$/.test(name)) sent.set(name, value)
  return new Request('http://waybook.invalid/mcp', { method: 'POST', headers: sent, body: '' })
}
