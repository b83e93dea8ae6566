import { dieFaces } from '@waybook/messages/dieFaces'
import { dieResults, type Die, type DieResult, type Net, type ThrowResult } from '@waybook/rules'

import { DieSymbol } from '#look/die-symbol.tsx'
import { netParts } from '#look/net-parts.ts'
import { ThrownFace } from '#look/thrown-face.tsx'
import { classNames } from '#ui/text/class-names.ts'

interface NetTallyProps {
  readonly net: Net
  /** The result of other dice, in words; may be empty. */
  readonly otherDice?: string
}

/** The net result: each symbol with its count and its name. */
export function NetTally({ net, otherDice = '' }: NetTallyProps) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1.5 py-2.5">
      {netParts(net).map(({ symbol, count, words }) => (
        <li key={symbol} className="flex items-center gap-2">
          <span aria-hidden="true" className="text-[1.75rem]">
            <DieSymbol symbol={symbol} />
          </span>
          {count === 0 ? null : (
            <b className="font-serif text-[1.75rem] leading-none font-semibold lining-nums">{count}</b>
          )}
          <span>{words}</span>
        </li>
      ))}
      {otherDice === '' ? null : <li className="w-full">{otherDice}</li>}
    </ul>
  )
}

/** Whether a die is one of the game master's. */
const isOpposing = (die: string) => opposingDice.some((kind) => kind === die)

const opposingDice = ['challenge', 'difficulty', 'setback'] as const satisfies readonly Die[]

/** Degrees. They make the dice look thrown, not lined up. */
const tilts = [-5, 4, -3, 5, -4, 5, -2, 4]

/** More dice than this are drawn smaller to stay in view. */
const LARGE_MAX = 18

/** The thrown dice: the roller's, then the game master's. */
export function ThrownDice({ fallen }: { readonly fallen: ThrowResult }) {
  const faces = dieResults(fallen)
  const { own = [], opposing = [] } = Object.groupBy(faces, ({ die }) => (isOpposing(die) ? 'opposing' : 'own'))
  const isLarge = faces.length <= LARGE_MAX
  const size = isLarge ? 'w-8.5' : 'w-7'
  return (
    <ul aria-label={dieFaces.thrown()} className="flex flex-wrap items-center gap-1 border-y border-line py-2">
      {own.map((face, index) => (
        <Face key={keyOf(face, index)} face={face} index={index} size={size} />
      ))}
      {own.length > 0 && opposing.length > 0 ? (
        <li aria-hidden="true" className={classNames('bg-control', isLarge ? 'mx-1 h-8 w-px' : 'my-1 h-px w-full')} />
      ) : null}
      {opposing.map((face, index) => (
        <Face key={keyOf(face, index)} face={face} index={index} size={size} />
      ))}
    </ul>
  )
}

/** The faces of a roll never change. */
const keyOf = ({ die }: DieResult, index: number) => `${die}-${index}`

interface FaceProps {
  readonly face: DieResult
  readonly index: number
  readonly size: string
}

function Face({ face, index, size }: FaceProps) {
  return (
    <li className={classNames('shrink-0', size)} style={{ rotate: `${tilts[index % tilts.length] ?? 0}deg` }}>
      <ThrownFace {...face} />
    </li>
  )
}
