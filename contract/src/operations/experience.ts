import * as z from 'zod/mini'

import { gameMaster, ownerOf, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { experience, purchase } from '../records/experience.ts'
import { done, recordId, shortText } from './parameters.ts'

const EXPERIENCE_MAX = 1000
const RECEIVERS_MAX = 20

export const getExperience = defineRead({
  name: 'getExperience',
  summary: 'Returns the experience of a character whose figures the caller may see, and what it was spent on.',
  params: z.object({ characterId: entityId }),
  answer: experience,
  callers: signedIn,
})

export const giveExperience = defineWrite({
  name: 'giveExperience',
  summary: 'Gives experience to characters.',
  params: z.object({
    characters: z.array(entityId).check(z.minLength(1), z.maxLength(RECEIVERS_MAX)),
    amount: z.int().check(z.minimum(1), z.maximum(EXPERIENCE_MAX)),
    reason: z.optional(shortText),
  }),
  answer: z.object(done),
  callers: gameMaster,
})

export const spendExperience = defineWrite({
  name: 'spendExperience',
  summary: 'Buys a rank of a skill, a talent or something else with a character’s experience.',
  params: z.object({
    characterId: entityId,
    bought: purchase,
    /** The price of anything but a skill, whose price follows from the rules. */
    cost: z.optional(z.int().check(z.minimum(0), z.maximum(EXPERIENCE_MAX))),
  }),
  answer: z.extend(experience, done),
  callers: ownerOf('characterId'),
})

export const undoExperience = defineWrite({
  name: 'undoExperience',
  summary: 'Takes back experience that was given, or refunds what was spent and removes what it bought.',
  params: z.object({ characterId: entityId, entryId: recordId }),
  answer: z.extend(experience, done),
  callers: ownerOf('characterId'),
})
