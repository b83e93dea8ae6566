import { characteristicOf, characteristics, skills } from '@waybook/rules'

import { wordsOf } from '#ui/text/words-of.ts'

import { RulesTable } from './rules-text.tsx'

/** Which skills are rolled with which characteristic. */
export function SkillTable() {
  return (
    <RulesTable
      caption="Skills by characteristic"
      columns={['Characteristic', 'Skills']}
      rows={characteristics.map((characteristic) => ({
        name: wordsOf(characteristic),
        cells: [
          skills
            .filter((skill) => characteristicOf[skill] === characteristic)
            .map(wordsOf)
            .join(', '),
        ],
      }))}
    />
  )
}
