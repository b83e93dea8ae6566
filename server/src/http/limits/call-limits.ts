import { normalizeIP } from '@better-auth/core/utils/ip'
import { Problem, type OperationName } from '@waybook/contract'

import { RateLimiter } from '#runtime/rate-limiter.ts'

/** The counted calls: operations, uploads of pictures and campaigns, downloads and uploads of backups, and messages of assistants. */
type Costly = OperationName | 'upload' | 'import' | 'backup' | 'restore' | 'mcp'

/** The maximum calls per minute of one account to expensive operations: more than a person needs, fewer than a script makes. */
export type CallsAMinute = Readonly<Partial<Record<Costly, number>>>

export const CALLS_A_MINUTE: CallsAMinute = {
  rawQuery: 60,
  searchEntities: 300,
  countTags: 300,
  countEntities: 300,
  rollDice: 120,
  getThrow: 240,
  generateImage: 20,
  upload: 120,
  import: 10,
  planImport: 60,
  importCampaign: 10,
  undoImport: 10,
  backup: 10,
  restore: 10,
  mcp: 120,
  prepareRestore: 10,
  beginRestore: 10,
  createApiKey: 60,
  createCampaign: 20,
  createDisplay: 30,
  createFeed: 30,
  createShare: 30,
  createJob: 120,
  planSession: 30,
  answerSession: 60,
  makeInvite: 60,
  makeReset: 60,
  addPushDevice: 30,
  testPushDevice: 5,
  testMail: 5,
  addWebhook: 30,
  testWebhook: 5,
}

/** A group of five and their guests often share one address. */
const ACCOUNTS_AT_AN_ADDRESS = 8
const MINUTE_MS = 60_000

/** Counts calls by account and by address, in memory. A restart resets all counts. */
export class CallLimits {
  readonly #limits = new Map<string, { readonly account: RateLimiter; readonly address: RateLimiter }>()

  constructor(callsAMinute: CallsAMinute, now?: () => number) {
    for (const [operation, most] of Object.entries(callsAMinute)) {
      const of = (times: number) => new RateLimiter({ most: most * times, windowMs: MINUTE_MS }, now)
      this.#limits.set(operation, { account: of(1), address: of(ACCOUNTS_AT_AN_ADDRESS) })
    }
  }

  /**
   * Counts a call before it is carried out. IPv6 addresses count by network, because a household has a whole network. Throws the Problem
   * `too-many` with the seconds to wait. A refused call counts neither for the account nor for the address. Otherwise one account could
   * use up the calls of everybody at its address.
   */
  count(operation: Costly, { userId, address }: { readonly userId: string; readonly address: string }): void {
    const limit = this.#limits.get(operation)
    if (!limit) return
    refuseIfOver(limit.account.consume(userId))
    const waitS = limit.address.consume(normalizeIP(address))
    if (waitS > 0) limit.account.refund(userId)
    refuseIfOver(waitS)
  }
}

function refuseIfOver(waitS: number): void {
  if (waitS > 0) throw new Problem('too-many', undefined, { retryAfterS: waitS })
}
