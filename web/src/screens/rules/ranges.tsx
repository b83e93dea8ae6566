import { rangeBands, rangedDifficulty, rangeMeaning } from '@waybook/rules'

import { DifficultyDice } from './difficulty-dice.tsx'
import { Prose } from './prose.tsx'
import { RulesTable } from './rules-text.tsx'

export function Ranges() {
  return (
    <>
      <Prose>Distance is told in bands. The farther the target, the harder the attack.</Prose>
      <RulesTable
        caption="Range bands"
        columns={['Band', 'What it means', 'To hit']}
        rows={rangeBands.map((band) => ({
          name: band,
          cells: [
            <span key="meaning" className="text-ink-2">
              {rangeMeaning[band]}
            </span>,
            <DifficultyDice key="difficulty" difficulty={rangedDifficulty(band)} />,
          ],
        }))}
      />
    </>
  )
}
