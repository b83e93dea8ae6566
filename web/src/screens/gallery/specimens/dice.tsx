import { dieKinds, emptyPool, faces, symbolPairs } from '@waybook/rules'

import { DieFace } from '#look/die-face.tsx'
import { DieShape } from '#look/die-shape.tsx'
import { DieSymbol } from '#look/die-symbol.tsx'
import { AttackPoolCard } from '#parts/attack-pool/attack-pool-card.tsx'
import { DicePips } from '#ui/text/dice-pips.tsx'

import { exampleEntity } from '../examples.ts'
import { Specimen } from '../specimen.tsx'

const symbols = symbolPairs.flatMap(({ kind, harm }) => [kind, harm])
const pistol = { properties: { item_type: 'ranged weapon', item_range: 'medium' } }

export function Dice() {
  return (
    <>
      {dieKinds.map((die) => (
        <Specimen key={die} name={`DieShape and every DieFace: ${die}`}>
          <div className="grid grid-cols-[repeat(auto-fill,3rem)] items-center gap-2">
            <DieShape die={die} />
            {faces[die].map((face, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the faces of a die never change
              <DieFace key={index} die={die} face={face} />
            ))}
          </div>
        </Specimen>
      ))}
      <Specimen name="DieSymbol">
        <ul className="flex flex-wrap gap-6">
          {symbols.map((symbol) => (
            <li key={symbol} className="flex items-center gap-2">
              <span className="text-26">
                <DieSymbol symbol={symbol} />
              </span>
              {symbol}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="DicePips: a pool, an empty pool">
        <p>
          <DicePips
            pool={{ ...emptyPool, proficiency: 2, ability: 1, boost: 1, challenge: 1, difficulty: 2, setback: 1 }}
          />
        </p>
        <p>
          <DicePips pool={emptyPool} />
        </p>
      </Specimen>
      <Specimen name="AttackPoolCard: with a wielder, without a wielder">
        <div className="grid gap-4 md:grid-cols-2">
          <AttackPoolCard item={pistol} wielder={exampleEntity} />
          <AttackPoolCard item={pistol} wielder={null} />
        </div>
      </Specimen>
    </>
  )
}
