import { Problem, type ParamsOf } from '@waybook/contract'
import { setYamlField, type YamlValue } from '@waybook/entity-text'
import { type Skill, standardSkills } from '@waybook/rules'

type Wanted = Pick<ParamsOf<'createCampaign'>, 'name' | 'skills'>

/**
 * The `campaign.yaml` of a new campaign. Omits the skills if they are those of the rules. `demo`: the skills of the demo campaign. Throws the
 * Problem `bad-params` if a wanted skill is unknown.
 */
export function firstCampaignText({ name, skills: wanted }: Wanted, demo: readonly Skill[]): string {
  const named = setYamlField('', ['name'], name)
  const skills = chosenSkills(wanted, demo)
  return isStandard(skills) ? named : setYamlField(named, ['skills'], skills.map(toEntry))
}

function chosenSkills(wanted: Wanted['skills'], demo: readonly Skill[]): readonly Skill[] {
  if (wanted === 'standard') return standardSkills
  if (wanted === 'demo') return demo
  const known = [...standardSkills, ...demo]
  const chosen = wanted.map((text) => {
    const found = known.find(({ id, name }) => id === text || name.toLowerCase() === text.toLowerCase())
    if (!found) throw new Problem('bad-params', `params.skills: there is no skill "${text}"`)
    return found
  })
  return [...new Map(chosen.map((skill) => [skill.id, skill])).values()]
}

function isStandard(skills: readonly Skill[]): boolean {
  return skills.length === standardSkills.length && skills.every((skill, index) => isRule(skill, standardSkills[index]))
}

function toEntry(skill: Skill): YamlValue {
  const { id, name, characteristic, group } = skill
  const isOfRules = standardSkills.some((one) => isRule(skill, one))
  return isOfRules ? id : { id, name, characteristic, group }
}

function isRule(skill: Skill, rule: Skill | undefined): boolean {
  return (['id', 'name', 'characteristic', 'group'] as const).every((field) => skill[field] === rule?.[field])
}
