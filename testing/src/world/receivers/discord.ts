import { onTestFinished } from 'vitest'

import { openReceiver, type ReceivedRequest, type ReceiverAnswer } from './receiver.ts'

interface Embed {
  readonly title?: string
  readonly description?: string
  readonly url?: string
}
interface Message {
  readonly content?: string
  readonly embeds?: readonly Embed[]
  readonly allowed_mentions?: { readonly parse: readonly string[] }
}

/** A message in the channel. `null`: it was deleted. */
export interface Kept {
  readonly id: string
  message: Message | null
  edits: number
}

const WINDOW_MS = 2000
const MOST_IN_WINDOW = 5

/** A channel of Discord on this machine, which refuses what Discord refuses. */
export class Discord {
  readonly kept: Kept[] = []
  /** What it refused. */
  readonly wrong: string[] = []
  /** The bodies of all requests. */
  readonly bodies: string[] = []
  #times: number[] = []

  titles(): (string | undefined)[] {
    return this.kept.flatMap(({ message }) => (message ? [message.embeds?.[0]?.title] : []))
  }

  answer({ method, path, query, body }: ReceivedRequest): ReceiverAnswer {
    const found = /^\/api\/webhooks\/1\/token(?:\/messages\/(\d+))?$/.exec(path)
    if (!found) return refusal(404, { message: 'Unknown Webhook', code: 10_015 })
    const [, messageId] = found
    const wait = this.#waitMs(Date.now())
    if (wait > 0) return refusal(429, { message: 'You are being rate limited.', retry_after: wait / 1000 })
    this.bodies.push(body.toString())
    const kept = this.kept.find(({ id }) => id === messageId)
    if (messageId !== undefined && !kept?.message) return refusal(404, { message: 'Unknown Message', code: 10_008 })
    if (method === 'DELETE' && kept) {
      kept.message = null
      return { status: 204 }
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields are checked next
    const message = JSON.parse(body.toString()) as Message
    const fault = faultIn(message)
    if (fault !== null) {
      this.wrong.push(fault)
      return refusal(400, { message: fault, code: 50_035 })
    }
    if (kept) {
      kept.message = message
      kept.edits += 1
      return { status: 200, body: JSON.stringify({ id: kept.id }) }
    }
    const made = { id: String(100 + this.kept.length), message, edits: 0 }
    this.kept.push(made)
    return query.get('wait') === 'true' ? { status: 200, body: JSON.stringify({ id: made.id }) } : { status: 204 }
  }

  #waitMs(now: number): number {
    this.#times = this.#times.filter((time) => time > now - WINDOW_MS)
    const [first] = this.#times
    if (this.#times.length >= MOST_IN_WINDOW && first !== undefined) return first + WINDOW_MS - now
    this.#times.push(now)
    return 0
  }
}

const refusal = (status: number, body: object): ReceiverAnswer => ({ status, body: JSON.stringify(body) })

/** What Discord would refuse; `null` if nothing. */
function faultIn({ content = '', embeds = [], allowed_mentions }: Message): string | null {
  if (content === '' && embeds.length === 0) return 'empty'
  const lengths = embeds.map(({ title = '', description = '' }) => title.length + description.length)
  if (content.length > 2000 || embeds.length > 10 || lengths.reduce((sum, one) => sum + one, 0) > 6000)
    return 'too long'
  if (embeds.some(({ title = '', description = '' }) => title.length > 256 || description.length > 4096)) return 'embed'
  return allowed_mentions?.parse.length === 0 ? null : 'mentions could ping'
}

/** It is closed after the test. */
export async function openDiscord() {
  const discord = new Discord()
  const receiver = await openReceiver((request) => discord.answer(request))
  onTestFinished(async () => await receiver.close())
  return { discord, host: receiver.host, url: `${receiver.origin}/api/webhooks/1/token`, until: receiver.until }
}
