import { characteristics as all } from '@waybook/rules'

import { toFolder } from '../folder/campaign-draft.ts'
import { failure, type Converted } from '../folder/converted.ts'
import { PageIds } from '../folder/page-ids.ts'
import type { Page, Property } from '../folder/page.ts'
import { nameOf } from '../folder/plain-text.ts'
import { CampaignSkills, weaponProperties } from '../genesys/campaign-skills.ts'
import { Fields, isRecord } from '../reading/fields.ts'
import { readJson } from '../reading/read-json.ts'
import type { SourceFiles } from '../reading/source-files.ts'
import { Findings } from '../report/findings.ts'
import { bullets, heading, type Block, words } from '../text/blocks.ts'
import { htmlWords } from '../text/read-html.ts'
import { writeMarkdown } from '../text/write-markdown.ts'

const ADVERSARIES = /(?:^|\/)adversaries\/[^/]+\.json$/i
const WEAPONS = /(?:^|\/)weapons\.json$/i
const SKILLS = /(?:^|\/)skills\.json$/i
const SHAPE = /"derived"\s*:/

export function isAdversaries(source: SourceFiles): boolean {
  return [...source].some(([path, text]) => isOfAdversaries(path, text))
}

/** A file of the folder, or any list of adversaries. */
function isOfAdversaries(path: string, text: string | null): boolean {
  if (text === null || !path.endsWith('.json')) return false
  return (
    ADVERSARIES.test(path) ||
    (/^\s*\[/.test(text.slice(0, 100)) && SHAPE.test(text) && text.includes('"characteristics"'))
  )
}

interface Context {
  readonly findings: Findings
  readonly ids: PageIds
  readonly skills: CampaignSkills
  /** Weapons that adversaries name, by their names. */
  readonly weapons: ReadonlyMap<string, Fields>
  /** Pages of weapons and talents, by what is on them. */
  readonly shared: Map<string, Page>
}

/** Converts SW Adversaries. All are hidden: they are the game master's. */
export function convertAdversaries(source: SourceFiles): Converted {
  const findings = new Findings()
  const records = recordsIn(source, (path, text) => isOfAdversaries(path, text), findings)
  if (records.length === 0) return findings.firstFailure() ?? failure('', '', 'There is no adversary')
  const skills = new CampaignSkills(findings)
  for (const skill of recordsIn(source, (path) => SKILLS.test(path), findings))
    if (skill.has('characteristic')) skills.idOf(skill.text('name'), skill.text('characteristic'))
  const weapons = recordsIn(source, (path) => WEAPONS.test(path), findings)
  const context: Context = {
    findings,
    skills,
    ids: new PageIds(findings),
    weapons: new Map(weapons.map((one) => [one.text('name'), one])),
    shared: new Map(),
  }
  const pages = records.map((one) => toPage(one, context))
  const draft = { name: 'Adversaries', pages: [...pages, ...context.shared.values()], pictures: [], skills: skills.own }
  return toFolder(draft, { format: 'adversaries', source, findings })
}

function recordsIn(
  source: SourceFiles,
  isWanted: (path: string, text: string | null) => boolean,
  findings: Findings,
): Fields[] {
  return [...source.keys()].toSorted().flatMap((file) => {
    const text = source.get(file)
    if (typeof text !== 'string' || !isWanted(file, text)) return []
    const read = readJson(text)
    const value = read.ok ? read.value : null
    const list: unknown[] = Array.isArray(value) ? value : isRecord(value) ? [value] : []
    if (!read.ok) findings.leaveOut(file, 'brokenFile', `${read.place}: ${read.why}`)
    else findings.read(file)
    return list.slice(0, LIST_MAX).map((one, index) => new Fields(one, `${file}[${index}]`, findings))
  })
}

const LIST_MAX = 10_000

function toPage(fields: Fields, context: Context): Page {
  const { findings, ids } = context
  const name = nameOf(fields.text('name'), 'Unnamed')
  const id = ids.take('character', name)
  const derived = fields.record('derived')
  const type = fields.text('type').toLowerCase()
  const talents = talentsOf(fields, context)
  const { inventory, blocks } = gearOf(fields, context)
  findings.remark('bookText', name)
  const page: Page = {
    id,
    type: 'character',
    name,
    visible: false,
    tags: fields.texts('tags').map((tag) => tag.replace(/^(?:book|adventure):/, 'source ').replaceAll(':', ' ')),
    properties: adversaryProperties(type, talents.adversary, derived),
    characteristics: Object.fromEntries(
      all.flatMap((one) => {
        const value = fields.record('characteristics').number(one.charAt(0).toUpperCase() + one.slice(1))
        return value === null ? [] : [[one, value]]
      }),
    ),
    skills: skillsOf(fields, context),
    maxHp: derived.number('wounds'),
    strainThreshold: derived.number('strain') ?? 0,
    talents: talents.ranks,
    inventory,
    body: writeMarkdown([...textBlocks(fields), ...abilitiesOf(fields), ...blocks], id, findings),
  }
  fields.finish()
  return page
}

function adversaryProperties(type: string, rank: string, derived: Fields): Record<string, Property> {
  const defence = derived.value('defence')
  const both = Array.isArray(defence) ? derived.numbers('defence') : [derived.number('defence') ?? 0]
  const isKnown = ['minion', 'rival', 'nemesis'].includes(type)
  const defense = Math.max(0, ...both)
  return {
    ...(isKnown && { adversary: `${type} ${rank}`.trim() }),
    soak: Math.max(0, derived.number('soak') ?? 0),
    ...(defense > 0 && { defense }),
  }
}

/** Minions have names of skills, which they use as a group; the others have ranks. */
function skillsOf(fields: Fields, { skills }: Context): Record<string, number> {
  const value = fields.value('skills')
  const ranks: [string, number][] = Array.isArray(value)
    ? fields.texts('skills').map((name) => [name, 1])
    : fields
        .record('skills')
        .keys()
        .map((name) => [name, fields.record('skills').number(name) ?? 0])
  return Object.fromEntries(
    ranks.flatMap(([name, rank]) => {
      const id = rank > 0 ? skills.idOf(name) : null
      return id === null ? [] : [[id, rank]]
    }),
  )
}

function textBlocks(fields: Fields): Block[] {
  return [fields.text('description'), fields.text('notes')]
    .map(htmlWords)
    .filter((text) => text !== '')
    .map((text) => ({ type: 'paragraph', children: words(text) }))
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

function abilitiesOf(fields: Fields): Block[] {
  const abilities = namedIn(fields, 'abilities')
  if (abilities.length === 0) return []
  return [
    heading(2, 'Abilities'),
    ...bullets(abilities.map(({ name, text }) => words([name, text].filter(Boolean).join(': ')))),
  ]
}

/** `Adversary 2` is the rank of the adversary, every other talent a page. */
function talentsOf(fields: Fields, context: Context) {
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

function gearOf(fields: Fields, context: Context) {
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

function weaponOf(weapon: Fields, { skills }: Context): Record<string, Property> {
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

function sharedId(page: Omit<Page, 'id'>, { shared, ids }: Context): string {
  const key = JSON.stringify(page)
  const known = shared.get(key) ?? { ...page, id: ids.take(page.type, page.name) }
  shared.set(key, known)
  return known.id
}
