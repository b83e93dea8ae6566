import type { EntityType } from '@waybook/contract'
import { characteristics, type Characteristics } from '@waybook/rules'

/** The ranks of characters that the game master plays. */
export const npcRanks = ['minion', 'rival', 'nemesis'] as const
export type NpcRank = (typeof npcRanks)[number]

interface Figures {
  readonly characteristics: Characteristics
  readonly maxHp: number
  /** Minions and rivals take strain as damage. */
  readonly strainThreshold: number
  readonly skills: Readonly<Record<string, number>>
}

/** Sensible default stats. */
const figuresOf: Readonly<Record<NpcRank, Figures>> = {
  minion: { characteristics: all(2), maxHp: 5, strainThreshold: 0, skills: {} },
  rival: {
    characteristics: { ...all(2), brawn: 3, agility: 3 },
    maxHp: 12,
    strainThreshold: 0,
    skills: { brawl: 1, melee: 1, rangedLight: 1, vigilance: 1 },
  },
  nemesis: {
    characteristics: { ...all(3), willpower: 4 },
    maxHp: 16,
    strainThreshold: 16,
    skills: { melee: 2, rangedLight: 2, discipline: 2, vigilance: 2, coercion: 2 },
  },
}

function all(value: number): Characteristics {
  return { brawn: value, agility: value, intellect: value, cunning: value, willpower: value, presence: value }
}

export interface NewPage {
  readonly type: EntityType
  readonly name: string
  readonly description?: string
  /** Whether players see the page at once. */
  readonly visible: boolean
  /** For characters that the game master plays, with stats. */
  readonly rank?: NpcRank
}

/** The file of a new page, with the fields that its type needs. */
export function newPageText({ type, name, description = '', visible, rank }: NewPage): string {
  const lines = [
    `name: ${quoted(name)}`,
    ...(description === '' ? [] : [`description: ${quoted(description)}`]),
    `visible: ${visible}`,
    ...(rank ? rankLines(rank) : (linesOf[type] ?? [])),
  ]
  return `---\n${lines.join('\n')}\n---\n`
}

/** A text in quotes is valid YAML whatever it contains. */
const quoted = (text: string) =>
  /^[\p{L}][\p{L}\p{N} ’-]*$/u.test(text) && !isWord(text) ? text : JSON.stringify(text)

/** YAML doesn't read these words as text. */
const isWord = (text: string) => /^(?:true|false|yes|no|on|off|null)$/i.test(text)

const characterLines = [
  `characteristics: { ${characteristics.map((one) => `${one}: 2`).join(', ')} }`,
  'maxHp: 12',
  'strainThreshold: 12',
]

const linesOf: { readonly [Type in EntityType]?: readonly string[] } = {
  character: characterLines,
  item: ['properties:', '  item_type: gear'],
  newsletter: ['dateline: ""'],
  archetype: [
    `characteristics: { ${characteristics.map((one) => `${one}: 2`).join(', ')} }`,
    'properties:',
    '  wounds: 10',
    '  strain: 10',
    '  experience: 100',
  ],
  career: ['properties:', '  career_skills: []', '  free_ranks: 4'],
}

function rankLines(rank: NpcRank): string[] {
  const { characteristics: values, maxHp, strainThreshold, skills } = figuresOf[rank]
  const flow = (of: Readonly<Record<string, number>>) =>
    Object.entries(of)
      .map(([key, value]) => `${key}: ${value}`)
      .join(', ')
  return [
    `tags: [${rank}]`,
    `characteristics: { ${flow({ ...values })} }`,
    ...(Object.keys(skills).length === 0 ? [] : [`skills: { ${flow(skills)} }`]),
    `maxHp: ${maxHp}`,
    `strainThreshold: ${strainThreshold}`,
  ]
}
