import { everything, Problem, type Purchase } from '@waybook/contract'
import { readFields, setField } from '@waybook/entity-text'
import { careerOf, rankPrice } from '@waybook/rules'

import { HAS_TALENT } from '#campaign-folder/entity-fields.ts'
import { playProblems } from '#sentences/problems.ts'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import { readCards } from '../entities/cards.ts'
import { readEntity } from '../entities/read-entity.ts'
import { readRelationships } from '../entities/relationships.ts'
import type { WriteContext } from '../request-context.ts'
import { saveEntityText } from '../writing/entity-texts.ts'
import { readSource, readMeaning } from '../writing/queries.ts'
import { currentId } from '../writing/source.ts'
import { isPage } from './experience-log.ts'

const TALENT_RANK_MAX = 20

/** A purchase, its cost, and its name in the log. */
export interface Bought {
  readonly bought: Purchase
  readonly cost: number
  readonly text: string
}

interface Wanted {
  readonly characterId: string
  readonly bought: Purchase
  /** For purchases without a fixed price. */
  readonly cost: number | undefined
}

/** Gives a character what it buys. Ranks go into the text of its file (decision 0114). */
export async function buy(context: WriteContext, { characterId, bought, cost }: Wanted): Promise<Bought> {
  switch (bought.kind) {
    case 'skill':
      return await buyRank(context, characterId, bought.skill)
    case 'talent':
      return { ...(await buyTalent(context, characterId, bought.talent)), cost: priced(cost) }
    case 'other':
      return { bought, cost: priced(cost), text: bought.what }
  }
}

/** Takes one rank back from the file's current text, which somebody else may have edited since. */
export async function giveBack(context: WriteContext, characterId: string, bought: Purchase): Promise<void> {
  if (bought.kind === 'skill') {
    const rank = (await figuresIn(context, characterId)).skills[bought.skill] ?? 0
    await writeRank(context, characterId, ['skills', bought.skill], rank - 1)
  }
  if (bought.kind === 'talent' && isPage(bought.talent)) {
    const id = (await currentId(context.records, bought.talent)) ?? bought.talent
    const rank = await talentRank(context, characterId, id)
    await writeRank(context, characterId, await talentPath(context, characterId, id), rank - 1)
  }
}

async function buyRank(context: WriteContext, characterId: string, id: string): Promise<Bought> {
  const { skills, experience } = await readCampaignWords(context.records)
  const skill = skills.find((one) => one.id === id)
  if (!skill) throw new Problem('bad-params', 'params.bought.skill: is not a skill of the campaign')
  const figures = await figuresIn(context, characterId)
  const rank = (figures.skills[id] ?? 0) + 1
  const cost = rankPrice(rank, careerOf(figures.properties, skills).skills.includes(id), experience)
  if (cost === null) throw new Problem('conflict', playProblems.noMoreRanks({ name: skill.name }))
  await writeRank(context, characterId, ['skills', id], rank)
  return { bought: { kind: 'skill', skill: id }, cost, text: String(rank) }
}

/** A talent with a page gets a rank in the file; any other is only in the log. Throws `not-found` if the caller doesn't see the page. */
async function buyTalent(context: WriteContext, characterId: string, wanted: string): Promise<Omit<Bought, 'cost'>> {
  const id = isPage(wanted) ? wanted : null
  if (id === null) return { bought: { kind: 'talent', talent: wanted }, text: wanted }
  const [page] = await readCards(context.records, [id], context.scope)
  if (!page) throw new Problem('not-found')
  const rank = (await talentRank(context, characterId, id)) + 1
  if (rank > TALENT_RANK_MAX) throw new Problem('conflict', playProblems.noMoreRanks({ name: page.name }))
  await writeRank(context, characterId, await talentPath(context, characterId, id), rank)
  return { bought: { kind: 'talent', talent: id }, text: '' }
}

async function figuresIn({ records }: WriteContext, characterId: string) {
  const character = await readEntity(records, characterId, everything)
  if (!character) throw new Problem('not-found')
  return { skills: character.figures?.skills ?? {}, properties: character.properties }
}

async function talentRank({ records }: WriteContext, characterId: string, talent: string): Promise<number> {
  const all = await readRelationships(records, characterId, everything)
  const found = all.find(({ type, from, to }) => type === HAS_TALENT && from === characterId && to === talent)
  return found ? (found.rank ?? 1) : 0
}

/** The path of a talent in the front matter, which may give its name instead of its id. */
async function talentPath({ records }: WriteContext, characterId: string, id: string) {
  const read = readFields((await readSource(records, characterId))?.text ?? '')
  const written: unknown = read.ok ? read.fields['talents'] : undefined
  const keys = typeof written === 'object' && written !== null ? Object.keys(written) : []
  const targetOf = (key: string) => key.replaceAll(/^\[\[|\]\]$/g, '')
  const meant = await readMeaning(records, keys.map((key) => `[[${targetOf(key)}]]`).join('\n'))
  return ['talents', keys.find((key) => meant(targetOf(key)) === id) ?? id] as const
}

/** Writes a rank, or removes the field if the rank is 0. */
async function writeRank(
  { records }: WriteContext,
  characterId: string,
  path: readonly [string, string],
  rank: number,
): Promise<void> {
  const source = await readSource(records, characterId)
  if (!source) throw new Problem('not-found')
  const text = setField(source.text, [...path], rank > 0 ? rank : undefined)
  await saveEntityText(records, characterId, { text, baseVersion: source.version })
}

function priced(cost: number | undefined): number {
  if (cost === undefined) throw new Problem('bad-params', 'params.cost: is missing')
  return cost
}
