import { characteristics, isCharacteristic, standardSkills, type Characteristic } from '@waybook/rules'

import type { OwnSkill } from '../folder/campaign-draft.ts'
import { plainText } from '../folder/plain-text.ts'
import type { Findings } from '../report/findings.ts'

const ID = /^[a-z][a-zA-Z\d-]{0,39}$/
const TAKEN: ReadonlySet<string> = new Set([...characteristics, 'hitpoints', 'strain', 'maxHp', 'strainThreshold'])

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

const standard = new Map(standardSkills.map(({ id, name }) => [plain(name), id]))

/** Skills that other programs group or name differently: `Knowledge: Lore`, `Magic: Arcana`. */
const GROUP = /^(?:knowledge|magic|general|combat|social)\s*[:(-]\s*/i

/** Finds the campaign's skills for names of another program, and collects those that the campaign does not have yet. */
export class CampaignSkills {
  readonly #own = new Map<string, OwnSkill>()
  readonly #findings: Findings

  constructor(findings: Findings) {
    this.#findings = findings
  }

  /** The id for a name; `null` if the skill is unknown and its characteristic, too. */
  idOf(name: string, characteristic: string | null = null): string | null {
    const known =
      standard.get(plain(name)) ?? standard.get(plain(name.replace(GROUP, ''))) ?? this.#own.get(plain(name))?.id
    if (known !== undefined) return known
    const of = characteristicOf(characteristic ?? '')
    const id = idFor(name)
    if (of === null || id === null) {
      this.#findings.lose('strangeSkill', plainText(name, 80))
      return null
    }
    const shown = plainText(name, 40)
    const skill = { id, name: shown, characteristic: of }
    this.#own.set(plain(name), skill)
    // Characters name the skill with or without its group.
    this.#own.set(plain(name.replace(GROUP, '')), skill)
    this.#findings.remark('ownSkill', shown)
    return id
  }

  get own(): readonly OwnSkill[] {
    return [...new Set(this.#own.values())]
  }
}

function idFor(name: string): string | null {
  const parts = name
    .normalize('NFKD')
    .replaceAll(/[^a-zA-Z0-9]+/g, ' ')
    .trim()
    .toLowerCase()
    .split(' ')
  const [first = '', ...others] = parts
  const id = [first, ...others.map((part) => part.charAt(0).toUpperCase() + part.slice(1))].join('').slice(0, 40)
  return ID.test(id) && !TAKEN.has(id) ? id : null
}

const SHORT = new Map<string, Characteristic>([
  ['br', 'brawn'],
  ['ag', 'agility'],
  ['int', 'intellect'],
  ['cun', 'cunning'],
  ['wil', 'willpower'],
  ['will', 'willpower'],
  ['pr', 'presence'],
])

/** `Brawn`, `brawn` or `BR` -> `brawn` */
export function characteristicOf(written: string): Characteristic | null {
  const name = written.trim().toLowerCase()
  if (isCharacteristic(name)) return name
  return SHORT.get(name) ?? null
}

const RANGES: ReadonlyMap<string, string> = new Map([
  ['engaged', 'Engaged'],
  ['short', 'Close'],
  ['close', 'Close'],
  ['medium', 'Medium'],
  ['long', 'Long'],
  ['extreme', 'Extreme'],
  ['strategic', 'Extreme'],
])

/** The range band for a name; `''` for an unknown one. */
function rangeOf(written: string): string {
  return RANGES.get(written.trim().toLowerCase()) ?? ''
}

/** What a weapon of another program says, in its own words. */
interface Weapon {
  readonly damage: number | null
  /** The characteristic that is added to the damage. */
  readonly plus: Characteristic | null
  readonly critical: number | null
  readonly range: string
  readonly skill: string | null
  readonly qualities: readonly string[]
}

/** The properties of a weapon's page. */
export function weaponProperties({
  damage,
  plus,
  critical,
  range,
  skill,
  qualities,
}: Weapon): Record<string, string | number> {
  const band = rangeOf(range)
  const isMelee = band === 'Engaged' || plus === 'brawn' || skill === 'melee' || skill === 'brawl'
  const written = plus === null ? damage : `${plus} + ${damage ?? 0}`
  return {
    item_type: isMelee ? 'melee weapon' : 'ranged weapon',
    ...(written !== null && { damage: written }),
    ...(critical !== null && critical > 0 && { critical: Math.round(critical) }),
    ...(band && { item_range: band }),
    ...(skill && { item_skill: skill }),
    ...(qualities.length > 0 && { item_qualities: qualities.join(', ') }),
  }
}
