import { describe, expect, it } from 'vitest'

import { idFromRoute, isEntityId, nameFromId, readEntityId, routeOf } from './entity-id.ts'
import { entityId } from './records/entity-id.ts'

describe('an entity id', () => {
  it.each(['items/wick-knife', 'characters/a', 'locations/route-66'])('[ENT-1] may be %s', (id) =>
    expect(isEntityId(id)).toBe(true),
  )

  it.each([
    '',
    'items',
    'items/',
    '/knife',
    'items/a/b',
    'Items/knife',
    'items/Knife',
    'items/-a',
    'items/a b',
    `items/${'a'.repeat(200)}`,
  ])('[ENT-1] may not be "%s"', (id) => expect(isEntityId(id)).toBe(false))

  it.each([
    ['characters/kessa-vane', '/characters/kessa-vane'],
    ['newsletters/first-gazette', '/newsletters/first-gazette'],
    ['nowhere/thing', '#'],
    ['no id', '#'],
  ])('[ENT-2] %s has the route %s', (id, route) => expect(routeOf(id)).toBe(route))

  it('[ENT-3] is read from a bare route segment or a complete id', () => {
    expect([idFromRoute('items', 'bell'), idFromRoute('items', 'items/bell')]).toEqual(['items/bell', 'items/bell'])
  })

  it('[ENT-6] is read from a spelling with capitals or underscores', () => {
    expect([idFromRoute('items', 'Tide_Bell'), idFromRoute('items', 'Items/TIDE-bell')]).toEqual([
      'items/tide-bell',
      'items/tide-bell',
    ])
    expect(entityId.parse('Items/Tide_Bell')).toBe('items/tide-bell')
  })

  it.each([
    ['characters/Mara Venn', 'characters/mara-venn'],
    ['Characters/mara_venn', 'characters/mara-venn'],
    [' Characters /-Mara--Venn-', 'characters/mara-venn'],
    ["items/Élodie's  Straße (old)", 'items/elodies-strasse-old'],
    ['items/é'.normalize('NFD'), 'items/e'],
    ['items/Верёвка', null],
    ['items/---', null],
    ['items/old/rope', null],
    ['items/..', null],
    ['rope', null],
    [`items/${'a'.repeat(200)}`, null],
  ])('[ENT-6] is read from "%s" as %s, in calls as well as in files', (written, id) => {
    expect(readEntityId(written)).toBe(id)
    expect(entityId.safeParse(written).data ?? null).toBe(id)
  })

  it('[ENT-4] is read as a name with spaces for dashes', () => expect(nameFromId('items/tide-bell')).toBe('tide bell'))
})
