import { compile, evaluate, explain, loadFacts, tabSeparated, type Value } from '@waybook/datalog'
import { expect, it } from 'vitest'

import { factRelations } from '#campaign-folder/facts/fact-relations.ts'

import { budgetOf } from '../facts/query-limits.ts'
import { columnsOf } from './continuity-check.ts'
import { shippedChecks } from './shipped-checks.ts'

type Rows = Readonly<Record<string, readonly (readonly Value[])[]>>

const people: Rows = {
  character: [
    ['kessa', 'Kessa'],
    ['odo', 'Odo'],
  ],
  location: [
    ['tarrow', 'Tarrow'],
    ['fen', 'The fen'],
    ['reach', 'The Reach'],
  ],
  event: [
    ['feast', 'Feast'],
    ['war', 'War'],
  ],
}

function answerOf(id: string, rows: Rows): string[] {
  const program = shippedChecks.find((check) => check.id === id)?.program ?? ''
  const compiled = compile(program, factRelations)
  if (!compiled.ok) throw new Error(compiled.errors.map((error) => explain(error, program)).join('\n'))
  const facts = loadFacts(factRelations.map((schema) => ({ schema, rows: { ...people, ...rows }[schema.name] ?? [] })))
  const answer = evaluate(compiled.query, facts, budgetOf(Infinity))
  if (!answer.ok) throw new Error(answer.error.message)
  return tabSeparated(answer.tables)
}

const there = [
  ['feast', 'includes', 'kessa'],
  ['kessa', 'fought in', 'war'],
  ['odo', 'is remembered at', 'war'],
  ['feast', 'located in', 'tarrow'],
  ['war', 'located in', 'fen'],
]

it.each<[string, Rows, string[]]>([
  [
    'on the same days',
    {
      relationship: there,
      dated: [
        ['feast', 5, 5],
        ['war', 4, 9],
      ],
    },
    ['kessa\tfeast\twar'],
  ],
  [
    'on other days',
    {
      relationship: there,
      dated: [
        ['feast', 3, 3],
        ['war', 4, 9],
      ],
    },
    [],
  ],
  [
    'at places that contain each other',
    {
      relationship: [...there, ['tarrow', 'part of', 'reach'], ['reach', 'part of', 'fen']],
      dated: [
        ['feast', 5, 5],
        ['war', 4, 9],
      ],
    },
    [],
  ],
  [
    'located in two places',
    {
      relationship: [
        ['odo', 'located in', 'fen'],
        ['odo', 'located in', 'tarrow'],
      ],
    },
    ['odo\tfen\ttarrow'],
  ],
])('[CON-4] people at two dated events %s', (_, rows, found) => expect(answerOf('two-places', rows)).toEqual(found))

it.each<[string, Rows, string[]]>([
  [
    'after the event in which they died',
    {
      relationship: [...there, ['kessa', 'died in', 'feast']],
      dated: [
        ['feast', 5, 5],
        ['war', 6, 9],
      ],
    },
    ['kessa\twar'],
  ],
  ['in the event in which they die', { relationship: [['kessa', 'died in', 'war']], dated: [['war', 6, 9]] }, []],
  [
    'after the last day of a page tagged dead',
    {
      relationship: there,
      entity_tag: [['kessa', 'dead']],
      dated: [
        ['kessa', -900, 5],
        ['war', 6, 9],
      ],
    },
    ['kessa\twar'],
  ],
])('[CON-4] the dead act %s', (_, rows, found) => expect(answerOf('the-dead', rows)).toEqual(found))

it('[CON-4] nothing has to mention careers and archetypes, which players choose from a list', () => {
  const entity = [
    ['odo', 'character', 'Odo'],
    ['tidewalker', 'career', 'Tidewalker'],
    ['shoreborn', 'archetype', 'Shoreborn'],
  ]
  expect(answerOf('unmentioned', { entity })).toEqual(['odo'])
})

it('[CON-4] a talent does something if it has an effect or words about dice; one of a set only counts if somebody has it', () => {
  const talents = ['fen-eyed', 'knots', 'charming', 'old-hand', 'stitching'].map((id) => [id, 'talent', id])
  const rows: Rows = {
    entity: [...talents, ['kessa', 'character', 'Kessa']],
    effect: [['fen-eyed', '-setback', 'perception', 1, '-1 setback on perception']],
    entity_property: [
      ['knots', 'dice', 'Add a boost die to knots.'],
      ['charming', 'tier', '1'],
    ],
    relationship: ['old-hand', 'stitching'].map((id) => [id, 'part of set', 'sets/marsh']),
    character_talent: [['kessa', 'stitching', 1]],
  }
  expect(answerOf('idle-talents', rows)).toEqual(['charming', 'stitching'])
})

it.each(shippedChecks.flatMap(({ id, program, wording }) => (program === null ? [] : [[id, program, wording]])))(
  '[CON-4] %s is a valid program, and its wording shows its columns',
  (_, program = '', wording = '') => {
    const compiled = compile(program, factRelations)
    expect(compiled.ok ? compiled.query.answers : compiled.errors).toEqual([{ relation: 'answer', kind: 'output' }])
    for (const column of columnsOf(program)) expect(wording).toContain(`{${column}}`)
  },
)
