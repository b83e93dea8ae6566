import { QueryClient } from '@tanstack/react-query'
import type { InvalidatingChange } from '@waybook/contract'
import { expect, it } from 'vitest'

import { invalidateAffected } from './invalidate.ts'

const BELL = 'items/tide-bell'

/** The cached queries, each with a short name. */
const known = {
  me: [['me'], { may: [] }],
  bell: [['getEntity', { id: BELL }], { entities: [{ id: BELL }] }],
  knife: [['getEntity', { id: 'items/wick-knife' }], { entities: [] }],
  holder: [['getEntity', { id: 'characters/kessa-vane' }], { relationships: [{ to: BELL }] }],
  list: [['listEntities', 'pages', { type: 'item' }], { pages: [{ entities: [{ id: BELL }] }] }],
  otherList: [['listEntities', { type: 'event' }], { entities: [] }],
  tokens: [['getTokens', { sceneId: 'scenes/toll-gate' }], { tokens: [] }],
  points: [['getCharacterDynamic', { id: 'characters/kessa-vane' }], {}],
  rolls: [['getRolls', 'log'], { rolls: [] }],
  members: [['getMembers', {}], { members: [] }],
  keys: [['listApiKeys', {}], { apiKeys: [], others: [] }],
  settings: [['getSettings', {}], {}],
  grants: [['getGrants', {}], {}],
  config: [['config'], {}],
} as const

function touchedBy(...changes: InvalidatingChange[]): string[] {
  const queries = new QueryClient()
  for (const [key, data] of Object.values(known)) queries.setQueryData(key, data)
  invalidateAffected(queries, changes)
  return Object.entries(known).flatMap(([name, [key]]) => (queries.getQueryState(key)?.isInvalidated ? [name] : []))
}

it.each<[string, InvalidatingChange[], string[]]>([
  [
    'a picture: answers that contain its entity, and tokens',
    [{ kind: 'picture', entityId: BELL }],
    ['bell', 'holder', 'list', 'tokens'],
  ],
  ['grants', [{ kind: 'grants' }], ['me', 'tokens', 'points', 'grants']],
  ['settings', [{ kind: 'settings' }], ['me', 'tokens', 'settings']],
  ['a change of accounts', [{ kind: 'members' }], ['members', 'keys']],
  [
    'a change of visibility: all entities',
    [{ kind: 'visibility' }],
    ['bell', 'knife', 'holder', 'list', 'otherList', 'tokens', 'points'],
  ],
  [
    'several at the same time',
    [{ kind: 'settings' }, { kind: 'members' }],
    ['me', 'tokens', 'members', 'keys', 'settings'],
  ],
])('[LIV-3] a change only refetches what it affects: %s', (_what, changes, expected) => {
  expect(touchedBy(...changes)).toEqual(expected)
})

it('[LIV-3] an import refetches everything except rolls, which arrive one by one, and the sign-in settings', () => {
  const touched = touchedBy({ kind: 'import' })
  expect(touched).not.toContain('rolls')
  expect(touched).not.toContain('config')
  expect(touched).toEqual(expect.arrayContaining(['me', 'bell', 'otherList', 'members', 'settings', 'grants']))
})
