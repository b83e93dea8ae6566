import { gameWords } from '@waybook/messages/gameWords'
import { characteristics, difficulties, difficultyName, rangeBands, standardSkills, type Skill } from '@waybook/rules'
import { expect, it } from 'vitest'

import { skillGroupName, skillName, withNames } from './skill-names.ts'

it('[LANG-30] the English words of the game are those of the rules', () => {
  expect(withNames(standardSkills)).toEqual(standardSkills)
  expect(difficulties.map((difficulty) => gameWords.difficulty(difficulty))).toEqual(
    difficulties.map(({ dice }) => difficultyName(dice)),
  )
  expect(gameWords.difficulty({ dice: 7 })).toBe(difficultyName(7))
  expect(rangeBands.map((band) => gameWords.band({ band }))).toEqual(rangeBands)
  expect(characteristics.map((characteristic) => gameWords.characteristic({ characteristic }).toLowerCase())).toEqual(
    characteristics,
  )
})

it('[LANG-30] a campaign’s own names of skills and headings win', () => {
  const cool: Skill = { id: 'cool', name: 'Poise', characteristic: 'presence', group: 'The Sea' }
  expect(skillName([cool], 'cool')).toBe('Poise')
  expect(skillGroupName('The Sea')).toBe('The Sea')
  expect([skillName([cool], 'rangedLight'), skillName([cool], 'deadReckoning')]).toEqual([
    'Ranged Light',
    'Dead Reckoning',
  ])
})
