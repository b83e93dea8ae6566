import type { EntityType } from '@waybook/contract'
import { attackWith, characteristics, type Adversary, type AdversaryKind, type AdversaryWeapon } from '@waybook/rules'

export interface NewPage {
  readonly type: EntityType
  readonly name: string
  readonly description?: string
  /** Whether players see the page at once. */
  readonly visible: boolean
  /** For characters that the game master plays. */
  readonly adversary?: NewAdversary | undefined
  /** The kind of an item. */
  readonly itemType?: string | undefined
}

export interface NewAdversary extends Omit<Adversary, 'weapon'> {
  readonly kind: AdversaryKind
  /** The id of its weapon. */
  readonly weaponId: string | null
}

/** The file of a new page, with the fields that its type needs. */
export function newPageText({ type, name, description = '', visible, adversary, itemType }: NewPage): string {
  const lines = [
    `name: ${quoted(name)}`,
    ...(description === '' ? [] : [`description: ${quoted(description)}`]),
    `visible: ${visible}`,
    ...(adversary ? adversaryLines(adversary) : (linesOf[type] ?? [])),
    ...(itemType === undefined ? [] : ['properties:', `  item_type: ${itemType}`]),
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

function adversaryLines({ kind, weaponId, ...figures }: NewAdversary): string[] {
  const { characteristics: scores, skills, maxHp, strainThreshold } = figures
  const flow = (of: Readonly<Record<string, number>>) =>
    Object.entries(of)
      .map(([key, value]) => `${key}: ${value}`)
      .join(', ')
  return [
    `tags: [${kind}]`,
    'properties:',
    `  rank: ${kind}`,
    `characteristics: { ${flow(scores)} }`,
    ...(Object.keys(skills).length === 0 ? [] : [`skills: { ${flow(skills)} }`]),
    `maxHp: ${maxHp}`,
    `strainThreshold: ${strainThreshold}`,
    ...(weaponId === null ? [] : [`inventory: { ${weaponId}: 1 }`]),
  ]
}

/** The file of a new weapon, which players don't see. */
export function newWeaponText({ name, type, skill, range, damage, critical }: AdversaryWeapon): string {
  const isUsualSkill = attackWith(type, range).skill === skill
  const lines = [
    `name: ${quoted(name)}`,
    'visible: false',
    'properties:',
    `  item_type: ${type}`,
    ...(isUsualSkill ? [] : [`  item_skill: ${skill}`]),
    `  item_range: ${range}`,
    `  damage: ${/^\d+$/.test(damage) ? damage : JSON.stringify(damage)}`,
    `  critical: ${critical}`,
  ]
  return `---\n${lines.join('\n')}\n---\n`
}
