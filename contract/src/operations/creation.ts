import { characteristics } from '@waybook/rules'
import * as z from 'zod/mini'

import { gameMaster, grantedBy, signedIn } from '../access.ts'
import { AMOUNT_MAX, NEW_CHARACTER_ITEMS_MAX, NEW_CHARACTER_TEXT_MAX } from '../character-limits.ts'
import { defineKeylessWrite, defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { coin } from '../records/hands.ts'
import { picture } from '../records/picture.ts'
import { done, recordId } from './parameters.ts'

const score = z.int()
const scores = z.object({
  brawn: score,
  agility: score,
  intellect: score,
  cunning: score,
  willpower: score,
  presence: score,
})
const page = { id: entityId, name: z.string(), description: z.string() }

export const archetypeOffer = z.object({
  ...page,
  image: z.nullable(picture),
  characteristics: scores,
  wounds: z.int(),
  strain: z.int(),
  experience: z.int(),
})
export type ArchetypeOffer = z.infer<typeof archetypeOffer>

export const careerOffer = z.object({ ...page, skills: z.array(z.string()), free: z.int() })
export type CareerOffer = z.infer<typeof careerOffer>

export const talentOffer = z.object({ ...page, tier: z.int(), ranked: z.boolean() })
export type TalentOffer = z.infer<typeof talentOffer>

export const getCharacterCreation = defineRead({
  name: 'getCharacterCreation',
  summary: 'Returns whether the caller can make a character, and what the campaign offers for one.',
  params: z.object({}),
  answer: z.object({
    /** Whether the caller may make one now. If not, the lists are empty. */
    open: z.boolean(),
    /** The first name of a game master, for "Ask Vera". */
    gameMaster: z.nullable(z.string()),
    archetypes: z.array(archetypeOffer),
    careers: z.array(careerOffer),
    talents: z.array(talentOffer),
    /** What a new character can spend on gear, in the smallest coin; `null` if gear costs nothing. */
    money: z.nullable(z.object({ start: z.int(), coins: z.array(coin) })),
    /** For the game master: the players without a character. */
    players: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  callers: signedIn,
})

const RANK_MAX = 20
const CHOICES_MAX = 100
const rank = z.int().check(z.minimum(0), z.maximum(RANK_MAX))
const few = (most: number) =>
  z.refine<Record<string, number>>((record) => Object.keys(record).length <= most, `has more than ${most} entries`)
const text = (max: number) => z.string().check(z.trim(), z.maxLength(max))

export const createCharacter = defineKeylessWrite({
  name: 'createCharacter',
  summary:
    'Creates a character of the party from the choices of its player, and assigns it. Players make one for themselves; the game master can choose the player.',
  params: z.object({
    name: text(NEW_CHARACTER_TEXT_MAX.name).check(z.minLength(1, 'is missing')),
    description: text(NEW_CHARACTER_TEXT_MAX.description),
    archetype: z.nullable(entityId),
    career: z.nullable(entityId),
    /** The points bought above the archetype's characteristics. */
    raised: z.partialRecord(z.enum(characteristics), rank),
    /** Ranks by the skill's id, in the order in which they were chosen. */
    skills: z.record(z.string(), rank).check(few(CHOICES_MAX)),
    talents: z.record(entityId, rank).check(few(CHOICES_MAX)),
    /** Amounts by the item's id. */
    gear: z.record(entityId, z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX))).check(few(NEW_CHARACTER_ITEMS_MAX)),
    appearance: text(NEW_CHARACTER_TEXT_MAX.appearance),
    background: text(NEW_CHARACTER_TEXT_MAX.background),
    motivation: text(NEW_CHARACTER_TEXT_MAX.motivation),
    /** Whether all players see it. If not, only its player and the game master do. */
    visible: z.boolean(),
    /** Only for the game master: the player who gets it; `null` for nobody yet. */
    memberId: z.optional(z.nullable(recordId)),
  }),
  answer: z.object({ ...done, id: entityId }),
  callers: grantedBy('createCharacter'),
  requiresSession: 'access',
})

export const setPartyMember = defineWrite({
  name: 'setPartyMember',
  summary: 'Puts a character into the party, or takes it out.',
  params: z.object({ characterId: entityId, inParty: z.boolean() }),
  answer: z.object({ ...done, inParty: z.boolean() }),
  callers: gameMaster,
})
