import type { Said, Sentence } from '@waybook/contract'
import { sentenceOf } from '@waybook/messages'
import { standardSkills } from '@waybook/rules'

import { conditionName } from './condition-name.ts'
import { skillName } from './skill-names.ts'

/** A sentence of the server in the interface's language. Words of people and of the campaign stay as they are. */
export function saidWords({ text, said }: Sentence): string {
  return (said && sentenceOf({ code: said.code, params: localParams(said.params) })) ?? text
}

/** The parameters with the names of standard skills and conditions in the interface's language. */
function localParams(params: Said['params']): Said['params'] {
  const { skill, condition } = params
  return {
    ...params,
    ...(typeof skill === 'string' && { skill: nameOfSkill(skill) }),
    ...(typeof condition === 'string' && { condition: conditionName(condition) }),
  }
}

function nameOfSkill(name: string): string {
  const standard = standardSkills.find((one) => one.name === name)
  return standard ? skillName([standard], standard.id) : name
}
