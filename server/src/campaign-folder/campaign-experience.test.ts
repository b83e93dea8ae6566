import { standardExperience } from '@waybook/rules'
import { expect, it } from 'vitest'

import { experienceIn } from './campaign-experience.ts'
import { readCampaignFile } from './campaign-file.ts'
import { faultLine } from './fault.ts'

const read = (line: string) => readCampaignFile(`name: Small\n${line}\n`, null)

it('[CAM-165] the rules give every price that the file leaves out', () => {
  expect(experienceIn(read('').value?.experience)).toEqual(standardExperience)
  expect(experienceIn(read('experience: { skill: 10, creation: { rankMost: 3 } }').value?.experience)).toEqual({
    ...standardExperience,
    skill: 10,
    creation: { rankMost: 3, characteristicMost: 5 },
  })
})

it.each([
  ['experience: { skil: 5 }', 'Waybook does not know the key "skil"; did you mean "skill"?'],
  ['experience: { skill: dear }', 'write a number from 0 to 1000'],
  ['experience: { creation: { rankMost: 9 } }', 'write a number from 0 to 6'],
  ['experience: { pyramid: sometimes }', 'write true or false'],
])('[CAM-165] reports %s', (line, said) => {
  expect(read(line).faults.map(faultLine).join('\n')).toContain(said)
})
