import { characteristics as all, type Characteristic } from '@waybook/rules'

import type { Page, Property } from '../folder/page.ts'
import { type Fields, isRecord } from '../reading/fields.ts'
import { bullets, heading, table, words, type Block } from '../text/blocks.ts'
import { htmlWords } from '../text/read-html.ts'
import { writeMarkdown } from '../text/write-markdown.ts'
import { itemPage, kindOfItem, numberIn, quantityOf, rankOf, textIn } from './foundry-item.ts'
import { systemData, type FoundryContext, type FoundryDocument, type GameSystem } from './foundry-source.ts'
import { readFoundryText } from './foundry-text.ts'

interface Actor {
  readonly document: FoundryDocument
  readonly system: GameSystem
  readonly data: Fields
  readonly items: readonly Fields[]
  readonly type: string
}

/** Pages of embedded items, once for those that are the same. */
export type ItemPages = Map<string, Page>

const ADVERSARIES = new Set(['minion', 'rival', 'nemesis'])

/** The page of an actor. Its things and talents become pages of their own. */
export function actorPage(document: FoundryDocument, id: string, pages: ItemPages, context: FoundryContext): Page {
  const { fields, name, visible, system } = document
  const actor: Actor = {
    document,
    system: system ?? 'genesys',
    data: systemData(fields),
    items: fields.list('items'),
    type: fields.text('type'),
  }
  const isPerson = actor.type !== 'vehicle' && actor.type !== 'homestead'
  const held = heldPages(actor, pages, context)
  const page = {
    id,
    name,
    visible,
    picture: context.pictures.use(context.pictureAt(fields.text('img')), name),
    body: writeMarkdown([...textsOf(actor, context), ...(isPerson ? [] : numbersOf(actor.data))], id, context.findings),
  }
  fields.ignore('_id', 'prototypeToken', 'token', 'folder', 'sort', 'ownership', 'permission', 'effects')
  if (fields.list('effects').length > 0) context.findings.lose('automation', name, fields.list('effects').length)
  if (!isPerson) return { ...page, type: 'item', properties: { type: actor.type }, ties: held.contents }
  return {
    ...page,
    type: 'character',
    properties: propertiesOf(actor, context),
    characteristics: characteristicsOf(actor),
    skills: skillsOf(actor, context),
    ...vitalsOf(actor),
    inventory: held.inventory,
    talents: held.talents,
  }
}

function characteristicsOf({ data, system }: Actor): Partial<Record<Characteristic, number>> {
  const given = data.record('characteristics')
  return Object.fromEntries(
    all.flatMap((one) => {
      const key = system === 'genesys' ? one : one.charAt(0).toUpperCase() + one.slice(1)
      const value = numberIn(given, key)
      return value === null ? [] : [[one, value]]
    }),
  )
}

function skillsOf({ data, items, system }: Actor, { skills }: FoundryContext): Record<string, number> {
  const known: [string, string, number][] =
    system === 'genesys'
      ? items
          .filter((item) => item.text('type') === 'skill')
          .map((item) => [
            item.text('name'),
            systemData(item).text('characteristic'),
            systemData(item).number('rank') ?? 0,
          ])
      : data
          .record('skills')
          .keys()
          .map((name) => {
            const skill = data.record('skills').record(name)
            return [skill.text('label') || name, skill.text('characteristic'), skill.number('rank') ?? 0]
          })
  const trained = known.filter(([, , rank]) => rank > 0)
  return Object.fromEntries(
    trained.flatMap(([name, characteristic, rank]) => {
      const id = skills.idOf(name, characteristic)
      return id === null ? [] : [[id, rank]]
    }),
  )
}

function vitalsOf({ data, system, type }: Actor): Pick<Page, 'maxHp' | 'strainThreshold'> {
  const stats = system === 'genesys' ? data : data.record('stats')
  const wounds = stats.record('wounds')
  const ofOne = data.record('unit_wounds').number('value')
  const maxHp = ofOne ?? wounds.number('max') ?? wounds.number('threshold')
  const suffersStrain = type === 'character' || type === 'nemesis'
  return { maxHp, strainThreshold: suffersStrain ? stats.record('strain').number('max') : 0 }
}

function propertiesOf({ data, items, system, type }: Actor, { skills }: FoundryContext): Record<string, Property> {
  const stats = system === 'genesys' ? data : data.record('stats')
  const named = (kind: string) => items.find((item) => item.text('type') === kind)?.text('name') ?? ''
  const details = data.record('details')
  const own = ['gender', 'age', 'height', 'build', 'hair', 'eyes'].map((key) => [key, details.text(key)] as const)
  const career = textIn(data, 'career') || named('career')
  const careerSkills = items
    .filter((item) => item.text('type') === 'skill' && systemData(item).has('career'))
    .flatMap((item) => skills.idOf(item.text('name'), systemData(item).text('characteristic')) ?? [])
  const rank = items.map((item) => /^adversary\s*(\d+)?$/i.exec(item.text('name').trim())).find(Boolean)?.[1] ?? ''
  const written = {
    species: textIn(data, 'species') || named('archetype') || named('species'),
    career,
    ...(careerSkills.length > 0 && { career_skills: careerSkills }),
    ...Object.fromEntries(own),
    ...(ADVERSARIES.has(type) && {
      adversary: `${type} ${rank}`.trim(),
      soak: Math.max(0, numberIn(stats, 'soak') ?? 0),
      defense: defenseIn(stats.record('defense').keys().length > 0 ? stats.record('defense') : stats.record('defence')),
    }),
  }
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== '' && value !== 0))
}

function defenseIn(defense: Fields): number {
  return Math.max(0, defense.number('melee') ?? 0, defense.number('ranged') ?? 0)
}

interface Held {
  readonly inventory: Record<string, number>
  readonly talents: Record<string, number>
  readonly contents: { readonly type: string; readonly to: string }[]
}

function heldPages({ items, system, document: { visible } }: Actor, pages: ItemPages, context: FoundryContext): Held {
  const held: Held = { inventory: {}, talents: {}, contents: [] }
  for (const item of items) {
    const kind = kindOfItem(item.text('type'))
    const isSkill = ['skill', 'career', 'archetype', 'species', 'injury', 'criticalinjury'].includes(item.text('type'))
    if (kind === 'other' || /^adversary\b/i.test(item.text('name'))) {
      if (!isSkill && kind === 'other')
        context.findings.lose('automation', `${item.text('type')}: ${item.text('name')}`)
      continue
    }
    const { id } = sharedPage(itemPage(item, { system, visible }, context), pages, context)
    if (kind === 'talent') held.talents[id] = rankOf(item)
    else {
      held.inventory[id] = (held.inventory[id] ?? 0) + quantityOf(item)
      held.contents.push({ type: 'contains', to: id })
    }
  }
  return held
}

/** The page of the same thing, if there is one already. It is visible if one of its owners is. */
function sharedPage(page: Omit<Page, 'id'>, pages: ItemPages, { ids, findings }: FoundryContext): Page {
  const key = JSON.stringify({ ...page, visible: false })
  const known = pages.get(key)
  const shared = {
    ...page,
    id: known?.id ?? ids.take(page.type, page.name),
    visible: page.visible || known?.visible === true,
  }
  if (!known && !page.visible) findings.remark('hidden', page.name)
  pages.set(key, shared)
  return shared
}

/** Notes, motivations and injuries. */
function textsOf({ data, items, document: { name } }: Actor, context: FoundryContext): Block[] {
  const html = [data.text('biography'), data.text('description'), data.text('notes')]
  const motivations = data.record('motivations')
  const lines = motivations.keys().flatMap((kind) => {
    const value = motivations.value(kind)
    if (!isRecord(value)) return []
    const one = motivations.record(kind)
    const text = [one.text('name'), htmlWords(one.text('description'))].filter((part) => part !== '').join(': ')
    return text === '' ? [] : [words(`${kind.charAt(0).toUpperCase()}${kind.slice(1)}: ${text}`)]
  })
  const injuries = items.filter((item) => /^(?:critical)?injury$/.test(item.text('type')))
  return [
    ...html.flatMap((text) => readFoundryText(text, name, context)),
    ...(lines.length > 0 ? [heading(2, 'Motivations'), ...bullets(lines)] : []),
    ...(injuries.length > 0
      ? [heading(2, 'Injuries'), ...bullets(injuries.map((one) => words(one.text('name'))))]
      : []),
  ]
}

/** The figures of a vehicle, which has no rules in Waybook. */
function numbersOf(data: Fields): Block[] {
  const rows = [
    'silhouette',
    'speed',
    'handling',
    'defense',
    'armor',
    'hullTrauma',
    'systemStrain',
    'price',
    'rarity',
  ].flatMap((key) => {
    const value = data.value(key)
    const number = isRecord(value)
      ? (data.record(key).number('max') ?? data.record(key).number('value'))
      : data.number(key)
    return number === null ? [] : [[key.replaceAll(/([A-Z])/g, ' $1').toLowerCase(), String(number)]]
  })
  return table([['figure', 'value'], ...rows])
}
