import type { Check, CheckModifier, CheckPart } from '@waybook/contract'
import { emptyPool } from '@waybook/rules'

function modifier(id: string, changes: Pick<CheckModifier, 'die' | 'count' | 'reason'> & Partial<CheckModifier>) {
  return { id, owner: 'gameMaster', op: 'add', on: true, by: null, editable: false, ...changes } as const
}

const odo = { owner: 'ally', by: 'Odo', reason: { kind: 'hand', text: 'Odo’s lantern' } } as const

const modifiers: CheckModifier[] = [
  modifier('1', { die: 'difficulty', count: 3, reason: { kind: 'difficulty', text: 'Hard' } }),
  modifier('2', { die: 'boost', count: 1, ...odo }),
  modifier('3', { die: 'setback', count: 1, reason: { kind: 'cover', text: 'Sea fog' }, editable: true }),
  modifier('4', {
    owner: 'player',
    die: 'setback',
    count: 1,
    reason: { kind: 'condition', text: 'Disoriented' },
    editable: true,
    on: false,
  }),
  modifier('5', {
    op: 'remove',
    die: 'setback',
    count: 1,
    reason: { kind: 'talent', text: 'Fen-Eyed' },
    effect: 'fog',
  }),
  modifier('6', {
    op: 'upgrade',
    die: 'ability',
    count: 1,
    reason: { kind: 'talent', text: 'Hold the Breath' },
    on: false,
    effect: 'look',
  }),
]

const second = {
  line: 'upgrade ability 1 on perception, pay 2 strain, once per session',
  prices: [[{ what: 'strain', count: 2 }]],
  limit: { count: 1, per: 'session' },
  problem: null,
  symbols: [],
  figures: [],
} satisfies Partial<CheckPart['pageEffects'][number]>

/** Effects that the viewer may switch: always on, and for a price. */
const effects: CheckPart['pageEffects'] = [
  {
    key: 'fog',
    kind: 'talent',
    name: 'Fen-Eyed',
    line: '-1 setback on perception if scene has fog',
    on: true,
    prices: [],
    limit: null,
    left: null,
    problem: null,
    symbols: [],
    figures: [],
  },
  { ...second, key: 'look', kind: 'talent', name: 'Hold the Breath', on: false, left: 1 },
  {
    ...second,
    key: 'used',
    kind: 'item',
    name: 'Smoked spectacles',
    on: false,
    left: 0,
    problem: 'Used up for this session',
  },
]

/** A part of a check before the roll. */
export const openPart: CheckPart = {
  characterId: 'characters/kessa-vane',
  characterName: 'Kessa Vane',
  known: true,
  place: null,
  mine: true,
  version: 3,
  skill: 'perception',
  skills: ['perception', 'vigilance'],
  basis: { characteristic: 'cunning', value: 3, ranks: 2 },
  modifiers,
  pageEffects: effects,
  pool: { ...emptyPool, proficiency: 2, ability: 1, boost: 1, difficulty: 3 },
  difficultyHidden: false,
  target: null,
  storyPoints: { players: false, gameMaster: false },
  commitment: '',
  roll: null,
  physical: false,
  left: null,
  offers: [],
  choices: [],
  effects: [],
  rollEffects: [],
  result: null,
}

/** `openPart` as the player sees it when the difficulty is hidden. */
export const hiddenPart: CheckPart = {
  ...openPart,
  skills: ['perception'],
  difficultyHidden: true,
  modifiers: modifiers.slice(1, 2),
  pool: { ...emptyPool, proficiency: 2, ability: 1, boost: 1 },
}

const costs = [{ symbol: 'advantage', count: 1 }] satisfies CheckPart['offers'][number]['costs']

/** An effect by which the viewer may throw a die again. */
const secondLook: CheckPart['rollEffects'][number] = {
  effect: {
    ...second,
    key: 'second',
    kind: 'talent',
    name: 'Second Look',
    line: 'reroll 1 yours on perception, once per session',
    prices: [],
    on: false,
    left: 1,
  },
  changes: [{ op: 'reroll', of: 'yours', amount: 1 }],
}

/** A rolled part: a hit, with one bought effect, two affordable offers and one unaffordable offer. */
export const rolledPart: CheckPart = {
  ...openPart,
  rollEffects: [secondLook],
  skills: ['rangedLight'],
  target: { id: 'raider-2', name: 'Raider 2', band: 'Medium', weapon: 'Fowling sling', melee: false },
  roll: {
    id: 'example',
    at: 0,
    by: 'Maren',
    characterId: openPart.characterId,
    characterName: openPart.characterName,
    skill: 'rangedLight',
    reason: '',
    audience: 'table',
    dice: { proficiency: [6, 9], ability: [3], boost: [3], difficulty: [1, 3, 0], setback: [2] },
  },
  left: { advantage: 2, triumph: 0, threat: 0, despair: 0 },
  offers: [
    {
      option: 'boost',
      name: 'Help the next ally',
      text: 'Their next check gets 1 boost',
      costs,
      forSomebody: true,
      affordable: true,
    },
    {
      option: 'critical',
      name: 'Critical injury',
      text: 'Rolls on the table of injuries',
      costs: [
        { symbol: 'advantage', count: 2 },
        { symbol: 'triumph', count: 1 },
      ],
      forSomebody: false,
      affordable: true,
    },
    {
      option: 'footing',
      name: 'Upset their footing',
      text: 'They fall prone',
      costs: [{ symbol: 'advantage', count: 3 }],
      forSomebody: false,
      affordable: false,
    },
  ],
  choices: [
    { id: 'odo', name: 'Odo' },
    { id: 'pell', name: 'Pell' },
  ],
  effects: [
    {
      id: '1',
      option: 'recover',
      name: 'Recovered 1 strain',
      text: 'Strain 4 → 3',
      paid: { symbol: 'advantage', count: 1 },
      by: 'Maren',
      undone: false,
      undoable: true,
      covered: true,
      keepable: false,
    },
  ],
  result: { base: 9, soak: 4, pierce: 1, total: 6, injury: null, applied: false, stale: false },
}

export const exampleCheck: Check = {
  id: 'example-check',
  kind: 'skill',
  state: 'open',
  title: 'Something is moving in the reeds beside the third lamp.',
  at: 0,
  by: 'Bram',
  audience: 'table',
  version: 3,
  parts: [openPart],
}
