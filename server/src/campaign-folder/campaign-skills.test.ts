import { COMBAT_SKILLS, GENERAL_SKILLS, standardSkills } from '@waybook/rules'
import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { describe, expect, it } from 'vitest'

import { CAMPAIGN_FILE, readCampaignFile } from './campaign-file.ts'
import { skillsIn } from './campaign-skills.ts'
import { faultLine } from './fault.ts'
import { loadCampaign } from './load-campaign.ts'

const file = (...lines: string[]) => ['name: Small', ...lines, ''].join('\n')
const read = (...lines: string[]) => readCampaignFile(file(...lines), null)
const named = (...lines: string[]) => skillsIn(read(...lines).value?.skills)
const SAILING = { id: 'sailing', name: 'Sailing', characteristic: 'agility', group: GENERAL_SKILLS }

describe('the skills of a campaign', () => {
  it('[CAM-160] are the skills of the rules if it names none', () => expect(named()).toBe(standardSkills))

  it.each([
    ['only its own', 'skills: [{ id: sailing, characteristic: agility }]', [SAILING]],
    [
      'in addition to the skills of the rules',
      'skills: [standard, { id: sailing, characteristic: agility }]',
      [...standardSkills, SAILING],
    ],
    [
      'some of the rules',
      'skills: [cool, rangedLight]',
      ['cool', 'rangedLight'].map((id) => standardSkills.find((skill) => skill.id === id)),
    ],
    [
      'with a name',
      'skills: [{ id: sailing, name: Seamanship, characteristic: cunning }]',
      [{ ...SAILING, name: 'Seamanship', characteristic: 'cunning' }],
    ],
    [
      'under its own heading',
      'skills: [{ id: sailing, characteristic: agility, group: The Sea }]',
      [{ ...SAILING, group: 'The Sea' }],
    ],
    [
      'for combat',
      'skills: [{ id: sailing, characteristic: agility, group: combat }]',
      [{ ...SAILING, group: COMBAT_SKILLS }],
    ],
    [
      'a skill of the rules under a new name',
      'skills: [{ id: melee, name: Blades }]',
      [{ id: 'melee', name: 'Blades', characteristic: 'brawn', group: COMBAT_SKILLS }],
    ],
    [
      'named twice: the last one counts',
      'skills: [{ id: sailing, characteristic: brawn }, { id: sailing, characteristic: agility }]',
      [SAILING],
    ],
  ])('[CAM-160] %s', (_, line, skills) => expect(named(line)).toEqual(skills))

  it.each([
    ['skills: sailing', /^campaign.yaml:2: "skills" cannot be "sailing"; write a list/],
    ['skills: [sailing]', /:2: "skills.0.characteristic" is missing; write one of brawn.*rules have no such skill/],
    ['skills: [{ id: Sailing, characteristic: brawn }]', /"skills.0.id" cannot be "Sailing"; write a lowercase letter/],
    ['skills: [{ id: brawn, characteristic: brawn }]', /"skills.0.id" cannot be "brawn"; choose another id/],
    ['skills: [{ id: sailing, charcteristic: brawn }]', /key "charcteristic"; did you mean "characteristic"/],
    ['skills: [{ id: sailing, characteristic: luck }]', /"skills.0.characteristic" cannot be "luck"; write one of/],
    ['skills: [{ id: sailing, name: "> [!secret] x", characteristic: brawn }]', /secret/],
  ])('[CAM-160] %s is a fault', (line, fault) => {
    expect(read(line).faults.map(faultLine).join('\n')).toMatch(fault)
  })
})

describe('a character', () => {
  const campaign = file('skills: [cool, { id: sailing, characteristic: agility }]')
  const load = async (ranks: string) =>
    await loadCampaign(
      await folderOf({ [CAMPAIGN_FILE]: campaign, 'characters/odo.md': `---\nname: Odo\nskills: { ${ranks} }\n---\n` }),
      { pictures: null },
    )

  it('[CAM-160] has ranks in the skills of the campaign', async () => {
    const loaded = await load('sailing: 2, cool: 1')
    expect(loaded.campaign?.entities[0]?.skills).toEqual({ sailing: 2, cool: 1 })
  })

  it.each([
    ['sailling: 2', 'characters/odo.md:3: Waybook does not know the key "sailling"; did you mean "sailing"?'],
    [
      'stealth: 2',
      'characters/odo.md:3: Waybook does not know the key "stealth"; remove it, or move it under properties',
    ],
  ])('[CAM-160] has no ranks in others: %s', async (ranks, fault) => {
    const { faults } = await load(ranks)
    expect(faults.map(faultLine)).toEqual([fault])
  })

  it('[CAM-160] has these ranks also from facts', async () => {
    const folder = await folderOf({
      [CAMPAIGN_FILE]: campaign,
      'character.facts': 'characters/odo\tOdo\n',
      'character_value.facts': 'characters/odo\tsailing\t3\n',
    })
    const loaded = await loadCampaign(folder, { pictures: null })
    expect(loaded.campaign?.entities[0]?.skills).toEqual({ sailing: 3 })
  })
})

it('[SCR-160] a weapon used with a skill that the campaign does not have is a warning', async () => {
  const bow = '---\nname: Bow\nproperties: { item_type: ranged weapon, item_skill: sailing }\n---\n'
  const folder = await folderOf({ [CAMPAIGN_FILE]: file('skills: [cool]'), 'items/bow.md': bow })
  const { warnings } = await loadCampaign(folder, { pictures: null })
  expect(warnings.map(faultLine)).toEqual([
    'items/bow.md:3: warning: "sailing" is not a skill of the campaign; write one of cool',
  ])
})
