import { characteristics, COMBAT_SKILLS, GENERAL_SKILLS, type Skill, skillName, standardSkills } from '@waybook/rules'
import * as z from 'zod'

/** The entry for all skills of the rules. */
const STANDARD = 'standard'
const SKILLS_MAX = 200
/** Names that queries use for other values of a character. */
const TAKEN: ReadonlySet<string> = new Set([...characteristics, 'hitpoints', 'strain', 'maxHp', 'strainThreshold'])

/** The form of a skill's id. */
export const SKILL_ID = /^[a-z][a-zA-Z\d-]{0,39}$/

const list = { error: 'write a list, such as [standard, { id: sailing, characteristic: agility }]' }
const oneOf = `write one of ${characteristics.join(', ')}`

function words(max: number) {
  const error = `write 1 to ${max} characters of text`
  return z.string({ error }).trim().min(1, { error }).max(max, { error })
}

const isStandard = (id: string) => standardSkills.some((skill) => skill.id === id)

const namedSkill = z
  .strictObject(
    {
      id: z
        .string({ error: 'write a lowercase letter, then letters, digits and -' })
        .regex(SKILL_ID, { error: 'write a lowercase letter, then letters, digits and -' })
        .refine((id) => !TAKEN.has(id), { error: 'choose another id, because a value already has this name' }),
      name: words(40).optional(),
      characteristic: z.enum(characteristics, { error: oneOf }).optional(),
      group: words(40).optional(),
    },
    { error: 'write standard, a skill of the rules, or { id: sailing, characteristic: agility }' },
  )
  .refine(({ id, characteristic }) => characteristic !== undefined || id === STANDARD || isStandard(id), {
    path: ['characteristic'],
    error: `${oneOf}, because the rules have no such skill`,
  })

/** The list `skills` of `campaign.yaml`. An entry that is only a text is an id. */
export const skillsField = z
  .array(
    z.preprocess((entry) => (typeof entry === 'string' ? { id: entry } : entry), namedSkill),
    list,
  )
  .min(1, list)
  .max(SKILLS_MAX, { error: `name at most ${SKILLS_MAX} skills` })
  .optional()

export const skillKeys = Object.keys(namedSkill.shape)

/** The skills in such a list. A later entry replaces an earlier one with the same id, at its position. */
export function skillsIn(named: z.infer<typeof skillsField>): readonly Skill[] {
  if (named === undefined) return standardSkills
  const skills = new Map<string, Skill>()
  for (const entry of named)
    for (const skill of entry.id === STANDARD ? standardSkills : [toSkill(entry)]) skills.set(skill.id, skill)
  return [...skills.values()]
}

function toSkill({ id, name, characteristic, group }: z.infer<typeof namedSkill>): Skill {
  const known = standardSkills.find((skill) => skill.id === id)
  return {
    id,
    name: name ?? skillName(standardSkills, id),
    characteristic: characteristic ?? known?.characteristic ?? 'brawn',
    group: group === undefined ? (known?.group ?? GENERAL_SKILLS) : (headings.get(group.toLowerCase()) ?? group),
  }
}

/** Short names for the headings of the rules' own skills. */
const headings: ReadonlyMap<string, string> = new Map([
  ['combat', COMBAT_SKILLS],
  ['general', GENERAL_SKILLS],
])
