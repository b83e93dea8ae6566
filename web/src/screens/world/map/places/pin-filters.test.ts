import type { EntityType } from '@waybook/contract'
import { describe, expect, it } from 'vitest'

import { filtersOf, matches } from './pin-filters.ts'

const pin = (type: EntityType, ...tags: string[]) => ({ target: { type, tags } })
const label = { target: null }

describe('the filters of a map', () => {
  it('[ATL-20] are the most frequent tags on the pages of its pins', () => {
    const pins = [
      pin('location', 'lamp'),
      pin('location', 'lamp', 'shelter'),
      pin('location', 'shelter', 'lamp'),
      label,
    ]
    expect(filtersOf(pins)).toEqual([{ tag: 'lamp' }, { tag: 'shelter' }])
  })

  it.each([
    ['a tag of one pin', [pin('location', 'lamp'), pin('location'), pin('location')]],
    ['a tag of all pins', [pin('location', 'lamp'), pin('location', 'lamp')]],
    ['no tags', [pin('location'), pin('location')]],
    ['no pins', []],
  ])('[ATL-20] leave out filters that make no difference: %s', (_, pins) => {
    expect(filtersOf(pins)).toEqual([])
  })

  it('[ATL-20] begin with types of pages, if there are several', () => {
    const pins = [pin('location', 'wet'), pin('location', 'wet'), pin('scene'), pin('scene', 'wet'), pin('scene')]
    expect(filtersOf(pins)).toEqual([{ type: 'scene' }, { type: 'location' }, { tag: 'wet' }])
  })

  it('[ATL-20] are at most five', () => {
    const tags = ['a', 'b', 'c', 'd', 'e', 'f']
    expect(filtersOf([pin('location', ...tags), pin('location', ...tags), pin('location')])).toHaveLength(5)
  })

  it.each([
    [pin('location', 'lamp'), true, true],
    [pin('location'), false, true],
    [pin('scene', 'lamp'), true, false],
    [label, false, false],
  ])('[ATL-21] match the tag or type of a pin: %j', (one, byTag, byType) => {
    expect(matches(one, { tag: 'lamp' })).toBe(byTag)
    expect(matches(one, { type: 'location' })).toBe(byType)
    expect(matches(one, null)).toBe(true)
  })
})
