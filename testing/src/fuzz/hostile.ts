import { anything, array, constant, constantFrom, nat, oneof, string, tuple, type Arbitrary } from 'fast-check'

/** Names that mean something in JavaScript, and must not in requests. */
const inherited = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']

/** Strings that have broken other servers. */
const known = [
  '',
  ' ',
  '\0',
  '\uD800',
  '\uFEFF',
  '\u202Eevil',
  'A\u0308\u0301\u0316',
  '👩‍👩‍👧‍👦',
  '../../../../etc/passwd',
  'characters/../items/wick-knife',
  'characters/kessa-vane\0.webp',
  "' or 1=1 --",
  '"; drop table entity; --',
  '" OR NEAR(* ^',
  '%', // of `like`
  '{{7*7}}${7*7}',
  '<svg onload=alert(1)>',
  '[[characters/zebulon-quarrel]]',
  'a\r\nset-cookie: a=b',
  'NaN',
  '1e400',
  '-0',
  `${'a'.repeat(5000)}!`,
  `${'-a'.repeat(79)}/`,
  '['.repeat(2000),
  '.output '.repeat(200),
  ...inherited,
]

export const hostileText: Arbitrary<string> = oneof(
  constantFrom(...known),
  string({ unit: 'binary', maxLength: 40 }),
  string({ unit: 'grapheme', maxLength: 40 }),
)

const hostileNumber = constantFrom(0, -0, -1, 0.5, 1e21, 5e-324, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63))

export const hostileValue: Arbitrary<unknown> = oneof(
  hostileText,
  hostileNumber,
  constantFrom(null, true, false, {}, []),
  array(hostileText, { maxLength: 5 }),
  anything({ key: oneof(constantFrom(...inherited), string()), maxDepth: 4 }),
)

/** JSON nested so deeply that recursive code overflows the stack. */
const deepJson: Arbitrary<string> = nat({ max: 60_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth))

/** Texts sent as JSON that are invalid, or contain more than they should. */
export const brokenJson: Arbitrary<string> = oneof(
  deepJson,
  hostileText,
  constant('{"operation":"getGrants","params":{"campaignId":"dam3","__proto__":{"role":"gameMaster"}}}'),
  constant('{"operation":"getGrants","params":{"constructor":{"prototype":{"role":"gameMaster"}}}}'),
  constant('{"operation":"getGrants","operation":"setGrant","params":{}}'),
  tuple(constantFrom('operation', 'params', 'idempotencyKey'), hostileValue).map(([name, value]) =>
    JSON.stringify(writable({ operation: 'getEntity', params: {}, [name]: value })),
  ),
)

/** Converts BigInt values, which JSON does not support, to strings. */
export function writable(value: object): unknown {
  return JSON.parse(JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one)))
}
