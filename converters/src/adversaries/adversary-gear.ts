import type { PageIds } from '../folder/page-ids.ts'
import type { Page, Property } from '../folder/page.ts'
import { nameOf } from '../folder/plain-text.ts'
import { type CampaignSkills, weaponProperties } from '../genesys/campaign-skills.ts'
import { type Fields, isRecord } from '../reading/fields.ts'
import type { Findings } from '../report/findings.ts'
import { bullets, heading, type Block, words } from '../text/blocks.ts'
import { htmlWords } from '../text/read-html.ts'
import { writeMarkdown } from '../text/write-markdown.ts'

/** Longer lists are not those of an adversary. */
const LIST_MAX = 1000

/** What adversaries share. */
export interface AdversaryContext {
  readonly findings: Findings
  readonly ids: PageIds
  readonly skills: CampaignSkills
  /** Weapons that adversaries name, by their names. */
  readonly weapons: ReadonlyMap<string, Fields>
  /** Pages of weapons and talents, by what is on them. */
  readonly shared: Map<string, Page>
}

interface NamedText {
  readonly name: string
  readonly text: string
}

/** The entries of a list of names, or of records with a name and a description. */
function namedIn(fields: Fields, key: string): NamedText[] {
  const value = fields.value(key)
  if (typeof value === 'string') return value === '' ? [] : [{ name: value, text: '' }]
  const entries: unknown[] = Array.isArray(value) ? value : []
  return entries.slice(0, LIST_MAX).flatMap((one): NamedText[] => {
    if (typeof one === 'string') return [{ name: one, text: '' }]
    if (!isRecord(one)) return []
    const record = fields.child(one, key)
    return [{ name: record.text('name'), text: htmlWords(record.text('description')) }]
  })
}

export function abilitiesOf(fields: Fields): Block[] {
  const abilities = namedIn(fields, 'abilities')
  if (abilities.length === 0) return []
  return [
    heading(2, 'Abilities'),
    ...bullets(abilities.map(({ name, text }) => words([name, text].filter(Boolean).join(': ')))),
  ]
}

/** `Adversary 2` is the rank of the adversary, every other talent a page. */
export function talentsOf(fields: Fields, context: AdversaryContext) {
  const ranks: Record<string, number> = {}
  let adversary = ''
  for (const { name: written, text } of namedIn(fields, 'talents')) {
    const [, name = written, rank = ''] = /^(.*?)\s*(\d+)?$/.exec(written.slice(0, 200).trim()) ?? []
    if (/^adversary$/i.test(name)) adversary = rank
    else {
      const body = writeMarkdown(
        text === '' ? [] : [{ type: 'paragraph', children: words(text) }],
        name,
        context.findings,
      )
      ranks[sharedId({ type: 'talent', name: nameOf(name, 'Talent'), visible: false, body }, context)] = Number(
        rank || 1,
      )
    }
  }
  return { ranks, adversary }
}

export function gearOf(fields: Fields, context: AdversaryContext) {
  const inventory: Record<string, number> = {}
  const value = fields.value('weapons')
  const entries: unknown[] = Array.isArray(value) ? value : []
  for (const one of entries.slice(0, LIST_MAX)) {
    const weapon =
      typeof one === 'string' ? context.weapons.get(one) : isRecord(one) ? fields.child(one, 'weapons') : undefined
    const name = nameOf(weapon?.text('name') ?? (typeof one === 'string' ? one : ''), 'Weapon')
    if (!weapon) context.findings.lose('missingTarget', `${fields.place}: ${name}`)
    const properties = weapon ? weaponOf(weapon, context) : {}
    const id = sharedId({ type: 'item', name, visible: false, properties }, context)
    inventory[id] = (inventory[id] ?? 0) + 1
  }
  const gear = namedIn(fields, 'gear').map(({ name }) => words(name))
  return { inventory, blocks: gear.length > 0 ? [heading(2, 'Gear'), ...bullets(gear)] : [] }
}

function weaponOf(weapon: Fields, { skills }: AdversaryContext): Record<string, Property> {
  const plus = weapon.number('plus-damage')
  return weaponProperties({
    damage: plus ?? weapon.number('damage'),
    plus: plus === null ? null : 'brawn',
    critical: weapon.number('critical'),
    range: weapon.text('range'),
    skill: weapon.has('skill') ? skills.idOf(weapon.text('skill')) : null,
    qualities: weapon.texts('qualities').map((one) => one.replaceAll(',', ' ')),
  })
}

function sharedId(page: Omit<Page, 'id'>, { shared, ids }: AdversaryContext): string {
  const key = JSON.stringify(page)
  const known = shared.get(key) ?? { ...page, id: ids.take(page.type, page.name) }
  shared.set(key, known)
  return known.id
}
