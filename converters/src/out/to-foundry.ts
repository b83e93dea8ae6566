import { characteristics, skillName, standardSkills, type Skill } from '@waybook/rules'

import type { FolderFile } from '../folder/converted.ts'
import type { Fields } from '../reading/fields.ts'
import type { SourceFiles } from '../reading/source-files.ts'
import { readCampaignPages, type CampaignPage, type CampaignPages } from './campaign-pages.ts'
import { stableFoundryId } from './stable-id.ts'

/** Each character of a campaign as an actor of the system `genesys`, to import in Foundry VTT with "Import Data". `only`: the id of one. */
export function toFoundryActors(files: SourceFiles, only?: string): FolderFile[] {
  const campaign = readCampaignPages(files)
  return campaign.pages
    .filter(({ type, id }) => type === 'character' && (only === undefined || id === only))
    .map((page) => {
      const id = stableFoundryId(page.id)
      const text = `${JSON.stringify(foundryActor(page, campaign), null, 2)}\n`
      return { path: `fvtt-Actor-${page.id.slice('characters/'.length)}-${id}.json`, text }
    })
}

/** An actor without its texts, which are Markdown with secrets: figures, skills, talents and things. */
function foundryActor(page: CampaignPage, campaign: CampaignPages): object {
  const { fields, name, id } = page
  const properties = fields.record('properties')
  const [kind = ''] = properties.text('adversary').split(' ')
  const type = ['minion', 'rival', 'nemesis'].includes(kind) ? kind : 'character'
  const given = fields.record('characteristics')
  const hasStrain = type === 'character' || type === 'nemesis'
  const maximum = fields.number('maxHp') ?? 0
  const wounds = type === 'minion' ? { value: 0, threshold: maximum } : { value: 0, max: maximum }
  return {
    _id: stableFoundryId(id),
    name,
    type,
    system: {
      characteristics: Object.fromEntries(characteristics.map((one) => [one, given.number(one) ?? 0])),
      soak: type === 'character' ? 0 : (properties.number('soak') ?? 0),
      defense: { melee: properties.number('defense') ?? 0, ranged: properties.number('defense') ?? 0 },
      wounds,
      ...(hasStrain && { strain: { value: 0, max: fields.number('strainThreshold') ?? 0 } }),
    },
    items: [...skillItems(fields), ...talentItems(fields, campaign), ...carriedItems(fields, campaign)],
    ownership: { default: 0 },
    _stats: { systemId: 'genesys' },
    flags: { exportSource: { system: 'genesys' } },
  }
}

function skillItems(fields: Fields): object[] {
  const ranks = fields.record('skills')
  return ranks.keys().map((id) => {
    const known: Skill | undefined = standardSkills.find((skill) => skill.id === id)
    const system = {
      characteristic: known?.characteristic ?? 'intellect',
      category: 'general',
      rank: ranks.number(id) ?? 0,
    }
    return { _id: stableFoundryId(`skill ${id}`), name: skillName(standardSkills, id), type: 'skill', system }
  })
}

function talentItems(fields: Fields, { meant }: CampaignPages): object[] {
  const ranks = fields.record('talents')
  return ranks.keys().flatMap((reference) => {
    const page = meant(reference)
    if (!page) return []
    const properties = page.fields.record('properties')
    const system = {
      description: page.fields.text('description'),
      tier: properties.number('tier') ?? 1,
      rank: ranks.number(reference) ?? 1,
    }
    return [{ _id: stableFoundryId(page.id), name: page.name, type: 'talent', system }]
  })
}

function carriedItems(fields: Fields, { meant }: CampaignPages): object[] {
  const amounts = fields.record('inventory')
  return amounts.keys().flatMap((reference) => {
    const page = meant(reference)
    return page ? [carriedItem(page, amounts.number(reference) ?? 1)] : []
  })
}

function carriedItem({ id, name, fields }: CampaignPage, quantity: number): object {
  const properties = fields.record('properties')
  const kind = properties.text('item_type')
  const common = {
    description: fields.text('description'),
    quantity,
    encumbrance: properties.number('encumbrance') ?? 0,
    price: properties.number('price') ?? 0,
    rarity: properties.number('rarity') ?? 0,
    state: 'carried',
  }
  const shell = { _id: stableFoundryId(id), name }
  if (/^armou?r$/.test(kind)) {
    const system = { ...common, soak: properties.number('soak') ?? 0, defense: properties.number('defense') ?? 0 }
    return { ...shell, type: 'armor', system }
  }
  if (!kind.endsWith('weapon')) return { ...shell, type: 'gear', system: common }
  const [, plus, base = '0'] = /^(?:(\w+)\s*\+\s*)?(\d+)$/.exec(properties.text('damage').trim()) ?? []
  const range = properties.text('item_range').toLowerCase()
  const system = {
    ...common,
    baseDamage: Number(base),
    damageCharacteristic: plus ?? '-',
    critical: properties.number('critical') ?? 0,
    range: range === 'close' ? 'short' : range || 'engaged',
    skills: properties.has('item_skill') ? [skillName(standardSkills, properties.text('item_skill'))] : [],
    qualities: qualitiesOf(properties.text('item_qualities')),
  }
  return { ...shell, type: 'weapon', system }
}

/** `Pierce 2, Knockdown` -> two qualities, the first with a rating */
function qualitiesOf(written: string): object[] {
  const parts = written.split(',').map((part) => part.trim())
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = part, rating] = /^(.*?)(?:\s+(\d+))?$/.exec(part) ?? []
      return { name, description: '', isRated: rating !== undefined, rating: Number(rating ?? 0) }
    })
}
