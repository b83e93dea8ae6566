import { randomUUID } from 'node:crypto'

import { Problem, typeOfId, type ParamsOf } from '@waybook/contract'
import {
  creationFaults,
  experienceLeft,
  gearPrice,
  inCoins,
  plainArchetype,
  withMoney,
  type Creation,
} from '@waybook/rules'

import type { CampaignTransaction } from '#database/database.ts'
import { playProblems } from '#sentences/problems.ts'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import { addExperience } from '../characters/experience-queries.ts'
import { readCards } from '../entities/cards.ts'
import { readHands, saveHands } from '../hands/queries.ts'
import type { RequestContext } from '../request-context.ts'
import { createEntity } from '../writing/entity-texts.ts'
import { newCharacterText, type NewCharacter } from './new-character.ts'
import { toOffers } from './presenter.ts'

type Wanted = NewCharacter['wanted']

/** Within a transaction: writes the page of a new character with the experience that it keeps. Returns its id. */
export async function makeCharacter(
  context: RequestContext & { readonly records: CampaignTransaction },
  given: Wanted,
): Promise<string> {
  const { records, firstName, viewer } = context
  const wanted = withoutNothing(given)
  const character = await chosen(context, wanted)
  const [fault] = creationFaults(character.creation)
  if (fault) throw new Problem('bad-params', `${fault.text}.`)
  const purse = await purseAfter(context, wanted)
  const text = newCharacterText(character)
  const { id } = await createEntity(records, { type: 'character', text }).catch((error: unknown) => {
    // The findings of a text can name pages that its writer doesn't see.
    throw error instanceof Problem && viewer.role === 'player' ? new Problem(error.id, error.message) : error
  })
  const left = experienceLeft(character.creation)
  if (left > 0)
    await addExperience(records, id, {
      id: randomUUID(),
      by: firstName,
      amount: left,
      text: 'Left over from the start',
      bought: null,
    })
  if (purse > 0) await fillPurse(context, id, purse)
  return id
}

/** Ranks of 0 are no choice. */
function withoutNothing(wanted: Wanted): Wanted {
  const some = (ranks: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(ranks).filter(([, rank]) => rank > 0))
  return { ...wanted, skills: some(wanted.skills), talents: some(wanted.talents) }
}

/** Throws the Problem `bad-params` if the caller does not see something that was chosen. */
async function chosen(context: RequestContext, wanted: Wanted): Promise<NewCharacter> {
  const { skills, experience: rules } = await readCampaignWords(context.records)
  const offers = await toOffers(context)
  const unknown = Object.keys(wanted.skills).find((id) => !skills.some((skill) => skill.id === id))
  if (unknown !== undefined) throw new Problem('bad-params', `params.skills.${unknown}: is not a skill of the campaign`)
  const strange = Object.keys(wanted.talents).find((id) => !offers.talents.some((talent) => talent.id === id))
  if (strange !== undefined) throw new Problem('bad-params', `params.talents.${strange}: is not a talent that you see`)
  const archetype = find(offers.archetypes, wanted, 'archetype')
  const career = find(offers.careers, wanted, 'career')
  const creation: Creation = {
    rules,
    archetype: archetype ?? plainArchetype(rules),
    career,
    talents: offers.talents,
    choices: { raised: wanted.raised, skills: wanted.skills, talents: wanted.talents },
  }
  return { wanted, archetype, career, creation }
}

function find<Offer extends { readonly id: string }>(
  offers: readonly Offer[],
  wanted: Pick<ParamsOf<'createCharacter'>, 'archetype' | 'career'>,
  what: 'archetype' | 'career',
): Offer | null {
  const id = wanted[what]
  if (id === null) return null
  const found = offers.find((one) => one.id === id)
  if (!found)
    throw new Problem(
      'bad-params',
      `params.${what}: is not ${what === 'archetype' ? 'an archetype' : 'a career'} that you see`,
    )
  return found
}

/** The money that is left after the gear, in the smallest coin. Throws the Problem `bad-params` for gear that the caller doesn't see or can't pay. */
async function purseAfter({ records, scope }: RequestContext, { gear }: Wanted): Promise<number> {
  const ids = Object.keys(gear)
  const seen = await readCards(records, ids, scope)
  const unseen = ids.find((id) => typeOfId(id) !== 'item' || !seen.some((card) => card.id === id))
  if (unseen !== undefined) throw new Problem('bad-params', `params.gear.${unseen}: is not an item that you see`)
  const { startingMoney, coins } = await readCampaignWords(records)
  if (startingMoney === null) return 0
  const left = startingMoney - gearPrice(seen.map(({ id, properties }) => ({ amount: gear[id] ?? 0, properties })))
  if (left < 0) throw new Problem('bad-params', playProblems.gearCostsTooMuch({ money: inCoins(-left, coins) }))
  return left
}

async function fillPurse({ records }: { readonly records: CampaignTransaction }, id: string, money: number) {
  const hands = withMoney(await readHands(records), id, money)
  if (!hands) throw new Problem('bad-params', playProblems.tooMuchMoney())
  const detail = inCoins(money, (await readCampaignWords(records)).coins)
  await saveHands(records, hands, { did: 'moneyChanged', from: id, detail, readers: [id] })
}
