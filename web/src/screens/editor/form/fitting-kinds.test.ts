import { entityTypes } from '@waybook/contract'
import { expect, it } from 'vitest'

import { fittingKinds } from './fitting-kinds.ts'

it.each([
  ['character', 'organization', 'member of'],
  ['organization', 'character', 'includes'],
  ['character', 'item', 'owns'],
  ['location', 'location', 'part of'],
  ['scene', 'character', 'contains'],
  ['newsletter', 'sourcebook', 'part of'],
] as const)('[EDI-321] between a page of type %s and one of type %s, the first proposal is "%s"', (from, to, kind) => {
  expect(fittingKinds(from, to)[0]).toBe(kind)
})

it('[EDI-321] every pair of types has different proposals', () => {
  for (const from of entityTypes)
    for (const to of entityTypes) {
      const kinds = fittingKinds(from, to)
      expect(kinds).toEqual([...new Set(kinds)])
      expect(kinds).not.toEqual([])
    }
})
