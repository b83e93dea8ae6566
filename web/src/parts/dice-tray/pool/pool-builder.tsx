import { dieKinds, withDice, type Die, type Pool } from '@waybook/rules'

import { changeTray } from '../../../client/tray.ts'
import { DieCell } from './die-cell.tsx'
import { DifficultyWords } from './difficulty-words.tsx'
import { UpgradeButtons } from './upgrade-buttons.tsx'

/** Opposite dice face each other, as in a pool on the table. */
const facing: readonly (readonly [forYou: Die, against: Die])[] = [
  ['ability', 'difficulty'],
  ['proficiency', 'challenge'],
  ['boost', 'setback'],
]

/** Makes a pool die by die, by words for the difficulty, and by upgrades. */
export function PoolBuilder({ pool }: { readonly pool: Pool }) {
  const set = (die: Die, count: number) => changeTray({ pool: withDice(pool, die, count) })
  return (
    <div>
      <div className="grid grid-cols-2 gap-x-2 gap-y-1.5">
        <h3 className="font-sans text-12 text-ink-2">For you</h3>
        <h3 className="font-sans text-12 text-ink-2">Against you</h3>
        {facing.flat().map((die) => (
          <DieCell key={die} die={die} count={pool[die]} onCount={(count) => set(die, count)} />
        ))}
        <UpgradeButtons pool={pool} side="roller" name="ability" />
        <UpgradeButtons pool={pool} side="opposition" name="difficulty" />
      </div>
      <output aria-label="Pool" className="sr-only">
        {poolWords(pool)}
      </output>
      <DifficultyWords count={pool.difficulty} onCount={(count) => set('difficulty', count)} />
    </div>
  )
}

/** What a screen reader is told after each change. */
function poolWords(pool: Pool): string {
  const words = dieKinds.filter((die) => pool[die] > 0).map((die) => `${pool[die]} ${die}`)
  return words.length === 0 ? 'no dice' : words.join(', ')
}
