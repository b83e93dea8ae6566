import { characteristics as all } from '@waybook/rules'

import { toFolder } from '../folder/campaign-draft.ts'
import type { Converted } from '../folder/converted.ts'
import { PageIds } from '../folder/page-ids.ts'
import type { Page, Property } from '../folder/page.ts'
import { nameOf } from '../folder/plain-text.ts'
import { CampaignSkills } from '../genesys/campaign-skills.ts'
import { Fields, isRecord } from '../reading/fields.ts'
import { readJson } from '../reading/read-json.ts'
import type { SourceFiles } from '../reading/source-files.ts'
import { failure } from '../report/failure.ts'
import { Findings } from '../report/findings.ts'
import { type Block, words } from '../text/blocks.ts'
import { htmlWords } from '../text/read-html.ts'
import { writeMarkdown } from '../text/write-markdown.ts'
import { abilitiesOf, type AdversaryContext, gearOf, talentsOf } from './adversary-gear.ts'

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

/** Converts SW Adversaries. All are hidden: they are the game master's. */
export function convertAdversaries(source: SourceFiles): Converted {
  const findings = new Findings()
  const records = recordsIn(source, (path, text) => isOfAdversaries(path, text), findings)
  if (records.length === 0) return findings.firstFailure() ?? failure('', '', 'There is no adversary')
  const skills = new CampaignSkills(findings)
  for (const skill of recordsIn(source, (path) => SKILLS.test(path), findings))
    if (skill.has('characteristic')) skills.idOf(skill.text('name'), skill.text('characteristic'))
  const weapons = recordsIn(source, (path) => WEAPONS.test(path), findings)
  const context: AdversaryContext = {
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

function toPage(fields: Fields, context: AdversaryContext): Page {
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
    properties: {
      ...adversaryProperties(type, talents.adversary, derived),
      source: fields.texts('source').join(', '),
    },
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
function skillsOf(fields: Fields, { skills }: AdversaryContext): Record<string, number> {
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
