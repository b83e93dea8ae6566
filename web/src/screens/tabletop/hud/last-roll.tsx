import { tableWords } from '@waybook/messages/tableWords'
import { dieResults } from '@waybook/rules'

import { useOperation } from '#api/operation-query.ts'
import { DieSymbol } from '#look/die-symbol.tsx'
import { netParts } from '#look/net-parts.ts'
import { ThrownFace } from '#look/thrown-face.tsx'
import { rollTitle, verdictOf } from '#parts/dice-result/roll-words.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { netOfRoll } from '#ui/dice/net-of-roll.ts'

/** More faces would cover the map. */
const FACES_MAX = 10

/** The newest roll that the viewer may see, in one line. Narrow screens hide the faces and truncate the text. */
export function LastRoll() {
  const { data } = useOperation('getRolls', { limit: 1 })
  const skills = useSkills()
  const roll = data?.rolls[0]
  if (!roll) return null
  const net = netOfRoll(roll)
  const faces = dieResults(roll.dice)
  return (
    <section
      aria-label={tableWords.lastRoll()}
      className="hud flex w-fit max-w-full items-center gap-4 px-4 py-2 whitespace-nowrap md:min-h-14.5"
    >
      <span className="min-w-0 truncate font-semibold">{rollTitle(roll, skills)}</span>
      {faces.length > FACES_MAX ? null : (
        <span className="hidden gap-1.5 @min-[38rem]:flex">
          {faces.map((face, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the faces of a roll never change
            <span key={index} className="block w-7.5">
              <ThrownFace {...face} />
            </span>
          ))}
        </span>
      )}
      {net ? (
        <ul className="flex gap-3">
          {netParts(net).map(({ symbol, count, words }) => (
            <li key={symbol} className="flex items-center gap-1.5 font-serif font-semibold lining-nums" title={words}>
              <DieSymbol symbol={symbol} />
              {count === 0 ? words : count}
            </li>
          ))}
        </ul>
      ) : (
        <span>{verdictOf(roll)}</span>
      )}
    </section>
  )
}
