import { lookup } from 'node:dns'
import { request as httpRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'

import { checkAddress, isPrivate, type AddressFault } from './check-address.ts'

/** Longer answers are cut off: no receiver needs to say that much. */
const ANSWER_MAX_CHARACTERS = 65_536
const TIMEOUT_MS = 10_000

export interface OutgoingRequest {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

export interface OutgoingAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
}

/** Thrown for an address to which nothing is sent. */
export class RefusedAddress extends Error {
  readonly fault: AddressFault
  constructor(fault: AddressFault) {
    super(`The address is refused: ${fault}`)
    this.fault = fault
  }
}

/** Requests to addresses that users typed in. */
export interface OutgoingRequests {
  /** Why nothing is sent to an address; `null` if nothing in the address itself speaks against it. */
  readonly faultOf: (url: string) => AddressFault | null
  /** Whether the host of the installation allows the address by name. */
  readonly isNamed: (url: string) => boolean
  /** Does not follow redirects. Throws `RefusedAddress`, also if a name leads to a private address, and other errors without an answer. */
  readonly send: (request: OutgoingRequest) => Promise<OutgoingAnswer>
}

/** `namedHosts`: see `checkAddress`. `lookUp`: how names are resolved, for tests. */
export function openOutgoingRequests(
  namedHosts: readonly string[],
  { lookUp = lookup, timeoutMs = TIMEOUT_MS }: { readonly lookUp?: typeof lookup; readonly timeoutMs?: number } = {},
): OutgoingRequests {
  const named = new Set(namedHosts)
  return {
    faultOf: (url) => {
      const checked = checkAddress(url, named)
      return checked.ok ? null : checked.fault
    },
    isNamed: (url) => {
      const checked = checkAddress(url, named)
      return checked.ok && checked.isNamed
    },
    send: async (request) => {
      const checked = checkAddress(request.url, named)
      if (!checked.ok) throw new RefusedAddress(checked.fault)
      const lookUpHost = checked.isNamed ? {} : { lookup: publicOnly(lookUp) }
      return await exchange(checked.url, request, { ...lookUpHost, signal: AbortSignal.timeout(timeoutMs) })
    },
  }
}

/** Resolves names to public addresses only. The connection uses the same result, so a second answer cannot replace it. */
function publicOnly(lookUp: typeof lookup): LookupFunction {
  return (host, options, done) =>
    lookUp(host, { ...options, all: true }, (error, found) => {
      const [first] = error ? [] : found
      if (error || !first) return done(error ?? new Error(`${host} has no address`), [])
      if (found.some(({ address }) => isPrivate(address))) return done(new RefusedAddress('private'), [])
      return options.all === true ? done(null, found) : done(null, first.address, first.family)
    })
}

async function exchange(
  url: URL,
  { method, headers, body }: OutgoingRequest,
  options: RequestOptions,
): Promise<OutgoingAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<OutgoingAnswer>()
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest
  const length = { 'content-length': String(Buffer.byteLength(body)) }
  // Without an agent, every request makes its own connection, to the address that was just checked.
  const call = open(url, { ...options, method, headers: { ...headers, ...length }, agent: false }, (response) => {
    let text = ''
    const answer = () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
    response.setEncoding('utf8').on('data', (part: string) => {
      text = (text + part).slice(0, ANSWER_MAX_CHARACTERS)
      if (text.length < ANSWER_MAX_CHARACTERS) return
      answer()
      response.destroy()
    })
    response.on('end', answer).on('error', reject)
  })
  call.on('error', reject).end(body)
  return await promise
}
