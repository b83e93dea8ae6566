import {
  CHARACTERISTIC_MAX,
  SKILL_RANK_MAX,
  standardExperience as standard,
  type ExperienceRules,
} from '@waybook/rules'
import * as z from 'zod'

const PRICE_MAX = 1000

function number(least: number, most: number) {
  const error = `write a number from ${least} to ${most}`
  return z.int({ error }).min(least, { error }).max(most, { error })
}

const map = (example: string) => ({ error: `write keys and values, such as ${example}` })
const price = () => number(0, PRICE_MAX)

const creation = z.strictObject(
  {
    rankMost: number(0, SKILL_RANK_MAX).default(standard.creation.rankMost),
    characteristicMost: number(1, CHARACTERISTIC_MAX).default(standard.creation.characteristicMost),
  },
  map('{ rankMost: 2, characteristicMost: 5 }'),
)

const experience = z.strictObject(
  {
    skill: price().default(standard.skill),
    outside: price().default(standard.outside),
    talent: price().default(standard.talent),
    characteristic: price().default(standard.characteristic),
    pyramid: z.boolean({ error: 'write true or false' }).default(standard.pyramid),
    start: price().default(standard.start),
    creation: creation.default(standard.creation),
  },
  map('{ skill: 5, outside: 5 }'),
)

/** The map `experience` of `campaign.yaml`. The rules give what it leaves out. */
export const experienceField = experience.optional()

/** The known keys of each map in it. */
export const experienceKeys: Readonly<Record<string, readonly string[]>> = {
  experience: Object.keys(experience.shape),
  creation: Object.keys(creation.shape),
}

export function experienceIn(written: z.infer<typeof experienceField>): ExperienceRules {
  return written ?? standard
}
