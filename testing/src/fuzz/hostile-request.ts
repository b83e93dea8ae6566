import { isOperationName, operations, restPaths } from '@waybook/contract'
import { constant, constantFrom, array, dictionary, nat, oneof, tuple, uint8Array, type Arbitrary } from 'fast-check'

import { otherAddresses } from '../access/other-addresses.ts'
import { hidden, visible } from '../access/secret-campaign.ts'
import { ORIGIN } from '../world/test-server.ts'
import { fromSchema, type Words } from './from-schema.ts'
import { brokenJson, hostileText, hostileValue, writable } from './hostile.ts'

type Asker = 'nobody' | 'player' | 'gameMaster'

/** A request as sent over the wire, without the session cookie of the `asker`. */
export interface HostileRequest {
  readonly asker: Asker
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array
}

const words: Words = [
  ...visible,
  ...Object.keys(hidden),
  'characters/nobody',
  'dam3',
  'token',
  'job',
  'lamp',
  '.output entity',
  'p(X) :- entity(X, _). .output p',
  '2d6+1',
  'd100',
  'a-wish-of-one-client',
]
const names = Object.keys(operations).filter(isOperationName)
const text = (value: string) => new TextEncoder().encode(value)
const json = [
  ['content-type', 'application/json'],
  ['origin', ORIGIN],
] as const

/** An operation's parameters according to its schema, often with some replaced or added. */
const params = constantFrom(...names).chain((operation) =>
  tuple(
    fromSchema(operations[operation].params, words),
    oneof({ weight: 4, arbitrary: constant({}) }, dictionary(paramName(operation), hostileValue, { maxKeys: 2 })),
  ).map(([given, other]) => ({ operation, params: Object.assign(Object(given), other) as unknown })),
)

const paramName = (operation: (typeof names)[number]) =>
  oneof(constantFrom(...Object.keys(operations[operation].params.def.shape), 'more'), hostileText)

const call = tuple(
  params,
  oneof(
    { weight: 9, arbitrary: constant({}) },
    hostileText.map((idempotencyKey) => ({ idempotencyKey })),
  ),
).map(([one, once]) => text(JSON.stringify(writable({ ...one, ...once }))))

const query: Arbitrary<Omit<HostileRequest, 'asker'>> = oneof(
  { weight: 6, arbitrary: call },
  { weight: 1, arbitrary: brokenJson.map(text) },
  { weight: 1, arbitrary: uint8Array({ maxLength: 200 }) },
).map((body) => ({ method: 'POST', target: '/api/query', headers: json, body }))

/** Paths that the server handles, and some that it should not. */
const addresses = [
  ...restPaths.map(({ path }) => path),
  ...otherAddresses,
  '/api/docs/openapi.json',
  '/api/live',
  '/api/images/callback',
  '/api/images/{id}',
  '/api/imports',
  '/api/backup',
  '/api/backups/{name}',
  '/api/export',
  '/api/export/played',
  '/api/export/onlyworlds',
  '/api/export/uvtt/{id}',
  '/api/export/foundry/{id}',
  '/api/auth/link/inspect',
  '/api/auth/link/accept',
  '/api/auth/sign-in/email',
  '/api/auth/change-password',
  '/api/auth/language',
  '/api/auth/sign-up/email',
  '/pictures/{name}/small.webp',
  '/assets/{name}',
  '/metrics',
  '/{name}',
]
const asIs = oneof(
  constantFrom(...words, '..', '.', '%2e%2e', '%00', '%zz', '%ff', '%2f', '//', '\\', '*'),
  hostileText,
)
const spelt = oneof(
  asIs.map(encoded),
  asIs.map((one) => one.replaceAll(/[^!-~]/g, '')),
)
const target = tuple(
  constantFrom(...addresses),
  spelt,
  spelt,
  array(tuple(constantFrom('q', 'type', 'tag', 'text', 'sort', 'limit', 'after', '__proto__', 'a[b]'), spelt), {
    maxLength: 3,
  }),
).map(([address, id, name, requested]) => {
  const search = requested.map(([key, value]) => `${key}=${value}`).join('&')
  return address.replace('{id}', () => id).replace('{name}', () => name) + (search && `?${search}`)
})

function encoded(part: string): string {
  return encodeURIComponent(part.toWellFormed())
}

const oddHeader = constantFrom<readonly [string, string]>(
  ['origin', 'https://evil.example'],
  ['origin', ORIGIN],
  ['cookie', 'waybook.session=forged.forged'],
  ['cookie', `a=${'b'.repeat(9000)}`],
  ['x-api-key', 'key'],
  ['idempotency-key', '../..'],
  ['x-waybook-timestamp', '0'],
  ['x-forwarded-for', "10.0.0.1, ' or 1=1"],
  ['x-forwarded-proto', 'javascript'],
  ['accept-encoding', 'br;q=x, gzip, *'],
  ['content-encoding', 'gzip'],
  ['content-type', 'application/json; charset=utf-7'],
  ['content-type', 'multipart/form-data'],
  ['range', 'bytes=9-1,-1'],
  ['if-none-match', '"'.repeat(300)],
  ['upgrade', 'websocket'],
  ['expect', '100-continue'],
  ['transfer-encoding', 'chunked, chunked'],
  ['host', 'evil.example'],
  ['x-é', 'Ã¿'],
)

const elsewhere: Arbitrary<Omit<HostileRequest, 'asker'>> = tuple(
  constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'BREW'),
  target,
  array(oddHeader, { maxLength: 3 }),
  oneof(constant(new Uint8Array()), call, uint8Array({ maxLength: 300 }), brokenJson.map(text)),
  nat({ max: 3 }),
).map(([method, address, headers, body, own]) => ({
  method,
  target: address,
  headers: own === 0 ? headers : [...json, ...headers],
  body: method === 'GET' ? new Uint8Array() : body,
}))

/** Requests, some valid and most wrong in one or more ways. */
export const hostileRequest: Arbitrary<HostileRequest> = tuple(
  constantFrom<Asker[]>('nobody', 'player', 'player', 'gameMaster', 'gameMaster'),
  oneof({ weight: 3, arbitrary: query }, { weight: 1, arbitrary: elsewhere }),
).map(([asker, request]) => ({ asker, ...request }))
