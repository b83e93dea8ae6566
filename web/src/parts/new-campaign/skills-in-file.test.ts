import { standardSkills, type Skill } from '@waybook/rules'
import { expect, it } from 'vitest'

import { skillsInFile } from './skills-in-file.ts'

const tides: Skill = { id: 'tideReading', name: 'Tide reading', characteristic: 'cunning', group: 'General' }
const known = [...standardSkills, tides]

it.each([
  ['a campaign.yaml', 'name: A\nskills: [melee, tideReading]\n', ['melee', 'tideReading'], []],
  [
    'entries with fields',
    'skills:\n  - { id: melee, name: Close combat }\n  - { id: sailing }\n',
    ['melee'],
    ['sailing'],
  ],
  ['a list in Markdown', '- Melee (Brawn)\n- Tide Reading, 2\n\n* Stealth\n', ['melee', 'tideReading', 'stealth'], []],
  ['lines, with doubles', 'Stealth\nstealth\nSailing\nSailing\n', ['stealth'], ['Sailing']],
  ['nothing', '\n\n', [], []],
])('[SCR-309] reads the skills of %s', (_, text, ids, unknown) => {
  const found = skillsInFile(text, known)
  expect(found.skills.map(({ id }) => id)).toEqual(ids)
  expect(found.unknown).toEqual(unknown)
})

it('[SCR-309] "standard" stands for all standard skills', () => {
  expect(skillsInFile('skills: [standard, tideReading]', known).skills).toEqual(known)
})
