import { normalizeIP } from '@better-auth/core/utils/ip'
import { operations, Problem, scopeOf } from '@waybook/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { readSettings } from '#features/campaign/queries.ts'
import { secureChance } from '#features/dice/roll-service.ts'
import { anyPlayer } from '#features/public-pages/public-context.ts'
import { whispered } from '#features/webhooks/slash-commands/reply.ts'
import { isFromDiscord } from '#features/webhooks/slash-commands/signature.ts'
import { answerInteraction } from '#features/webhooks/slash-commands/slash-commands.ts'
import type { Perform } from '#operations/perform.ts'
import { RateLimiter } from '#runtime/rate-limiter.ts'

import { siteOf } from '../campaign-hosts.ts'
import type { AppServices } from '../services.ts'
import { originOfPages } from './session-file-route.ts'

/** The limits of one address for requests that Discord did not sign, and of a campaign for those that it did. */
const UNSIGNED = { most: 60, windowMs: 60_000 }
const COMMANDS = { most: 120, windowMs: 60_000 }

const BODY_MAX_BYTES = 64 * 1024

/**
 * `POST /discord/interactions`: Discord asks here when somebody uses a slash command. The signature is the only credential. Everybody in the
 * channel reads the answer, so it is made for a player without a character.
 */
export async function discordRoute(app: FastifyInstance, services: AppServices, perform: Perform): Promise<void> {
  const [unsigned, commands] = [new RateLimiter(UNSIGNED), new RateLimiter(COMMANDS)]

  const readSchedule = async (campaignId: string) => {
    const records = services.store.records(campaignId)
    const caller = { campaignId, records, viewer: anyPlayer, firstName: '', scope: scopeOf(anyPlayer), account: '' }
    const answer = await perform({ ...caller, idempotencyKey: null }, 'getSchedule', {})
    return operations.getSchedule.answer.parse(answer)
  }

  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    // The signature is over the bytes as they arrive.
    const raw = { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES } as const
    scope.addContentTypeParser('*', raw, (_request, body, parsed) => parsed(null, body))
    scope.post('/discord/interactions', { config: { access: 'public' } }, async (request, reply) => {
      const address = normalizeIP(request.ip)
      const retryAfterS = unsigned.consume(address)
      if (retryAfterS > 0) throw new Problem('too-many', undefined, { retryAfterS })
      const { campaignId } = siteOf(request)
      const body = await signedBody(services, request, campaignId)
      unsigned.refund(address)
      const busy = commands.consume(campaignId) > 0
      const answer = busy
        ? whispered('That was a lot at once. Try again in a minute.')
        : await answerInteraction(body, {
            chance: secureChance,
            readSchedule: async () => await readSchedule(campaignId),
            address: await originOfPages(services, request),
          })
      if (!answer) throw new Problem('bad-params', 'Waybook does not understand this interaction')
      return await reply.send(answer)
    })
    done()
  })
}

/** Throws the Problems `not-found` without an application, and `not-signed-in` for a wrong or old signature. */
async function signedBody({ store }: AppServices, request: FastifyRequest, campaignId: string): Promise<unknown> {
  const { discordApplication } = await readSettings(store.records(campaignId))
  if (!discordApplication) throw new Problem('not-found')
  const { 'x-signature-ed25519': signature, 'x-signature-timestamp': timestamp } = request.headers
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const signed = { signature: String(signature ?? ''), timestamp: String(timestamp ?? ''), body }
  if (!isFromDiscord(discordApplication.publicKey, signed, Date.now()))
    throw new Problem('not-signed-in', 'The signature is wrong or too old')
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new Problem('bad-params', 'The body must be JSON')
  }
}
