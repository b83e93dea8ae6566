import { describe, expect, it } from 'vitest'

import { linkTo, standInOf } from './entity-link.ts'

const odo = { id: 'characters/odo', name: 'Odo Brandreth', aliases: ['the gentleman'], visible: true }
const hask = { id: 'characters/hask', name: 'Warden Hask', aliases: ['the grey lady', 'elan'], visible: false }

describe('a link to an entity that all players know', () => {
  it.each([
    ['', '[[characters/odo|Odo Brandreth]]'],
    ['he', '[[characters/odo|he]]'],
    ['Odo', '[[characters/odo|Odo]]'],
  ])('[EDI-319] over the words “%s” is %s', (words, link) => expect(linkTo(odo, words)).toBe(link))
})

describe('a link to an entity that some players may not know', () => {
  it.each([
    ['', '[[characters/hask]]'],
    ['Warden Hask', '[[characters/hask]]'],
    ['warden hask’s', '[[characters/hask]]'],
    ['old Hask', '[[characters/hask]]'],
    ['the Warden', '[[characters/hask]]'],
    ['the Grey Lady', '[[characters/hask]]'],
    ['a grey lady', '[[characters/hask]]'],
    ['HASK', '[[characters/hask]]'],
    ['Élan', '[[characters/hask]]'],
    ['the warden', '[[characters/hask|the warden]]'],
    ['The old man', '[[characters/hask|The old man]]'],
    ['she', '[[characters/hask|she]]'],
  ])('[EDI-319] over the words “%s” is %s', (words, link) => expect(linkTo(hask, words)).toBe(link))

  it('[EDI-319] recognizes a name that consists of little words', () => {
    const the = { id: 'characters/the', name: 'The', aliases: [], visible: false }
    expect([linkTo(the), linkTo(the, 'one'), linkTo(the, 'she')]).toEqual([
      '[[characters/the]]',
      '[[characters/the|one]]',
      '[[characters/the|she]]',
    ])
  })

  it('[EDI-319] distinguishes names from other words in scripts without capitals', () => {
    const marl = { id: 'characters/marl', name: '老馬', aliases: [], visible: false }
    expect(linkTo(marl, '老馬')).toBe('[[characters/marl]]')
    expect(linkTo(marl, '他')).toBe('[[characters/marl|他]]')
  })
})

it('[EDI-319] omits a name that would end its own link', () => {
  expect(linkTo({ ...odo, name: 'Odo [the elder]' })).toBe('[[characters/odo]]')
})

it.each([
  ['characters/hask', 'someone'],
  ['scenes/yard', 'somewhere'],
  ['items/lamp', 'something'],
  ['monsters/wyrm', 'something'],
])('[RTX-7] readers who may not know %s read “%s”', (id, word) => expect(standInOf(id)).toBe(word))
