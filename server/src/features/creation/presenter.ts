import type { AnswerOf } from '@waybook/contract'
import { archetypeIn, startingCareerIn, talentIn } from '@waybook/rules'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import { toCards } from '../entities/presenter.ts'
import type { RequestContext } from '../request-context.ts'
import { readOffers } from './queries.ts'

/** What the campaign offers for a new character. */
export type Offers = Pick<AnswerOf<'getCharacterCreation'>, 'archetypes' | 'careers' | 'talents' | 'money'>

/** The offers that the viewer sees. */
export async function toOffers(context: RequestContext): Promise<Offers> {
  const { records, scope } = context
  const { skills, experience, startingMoney, coins } = await readCampaignWords(records)
  const archetypes = await readOffers(records, 'archetype', scope)
  const careers = await readOffers(records, 'career', scope)
  const talents = await readOffers(records, 'talent', scope)
  const cards = await toCards([...archetypes, ...careers, ...talents], context)
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const about = ({ id, name }: { readonly id: string; readonly name: string }) => {
    return { id, name, description: cardOf.get(id)?.description ?? '' }
  }
  return {
    archetypes: archetypes.map((one) => {
      const page = { characteristics: one.characteristics ?? {}, properties: one.properties }
      return { ...about(one), image: cardOf.get(one.id)?.image ?? null, ...archetypeIn(page, experience) }
    }),
    careers: careers.map((one) => {
      const { skills: ids, free } = startingCareerIn(one.properties, skills)
      return { ...about(one), skills: [...ids], free }
    }),
    talents: talents.map((one) => ({ ...about(one), ...talentIn(one.properties) })),
    money: startingMoney === null ? null : { start: startingMoney, coins: [...coins] },
  }
}
