import type { Roll } from '@waybook/contract'
import { display } from '@waybook/messages/display'
import { dieResults } from '@waybook/rules'
import { useEffect, useState } from 'react'

import { useLive, useOnLive } from '#api/live/live.ts'
import { DieSymbol } from '#look/die-symbol.tsx'
import { netParts } from '#look/net-parts.ts'
import { ThrownFace } from '#look/thrown-face.tsx'
import { rollTitle, verdictOf } from '#parts/dice-result/roll-words.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { decodeBase64, FlyingDice } from '#parts/flying-dice/flying-dice.tsx'
import { netOfRoll } from '#ui/dice/net-of-roll.ts'

import { RollPortrait } from './roll-portrait.tsx'

/** How long a roll stays after its dice come to rest. Then the map gets the space back. */
const SHOWN_MS = 12_000
/** More faces wouldn't leave room for the result. */
const FACES_MAX = 12

/** The position of the 3D view, above the line with the result. */
const dicePlace =
  'dice-surface absolute right-10 bottom-[11.4rem] z-4 h-[38vh] w-[46vw] rounded-tray border border-night-line'

/** The table's newest roll: its dice fall, then its result stays at the lower edge for a while. */
export function DisplayRoll() {
  const { roll, isAtRest, flight, rest } = useNewestRoll()
  return (
    <>
      <FlyingDice
        className={dicePlace}
        // Changed dice do not fly again.
        roll={roll?.changed ? null : roll}
        throwData={flight && flight.rollId === roll?.id ? flight.motion : null}
        onRest={rest}
      />
      <output aria-label={display.lastRoll()}>{roll ? <RollLine roll={roll} isAtRest={isAtRest} /> : null}</output>
    </>
  )
}

function useNewestRoll() {
  const status = useLive()
  const [roll, setRoll] = useState<Roll | null>(null)
  const [restingId, setRestingId] = useState<string | null>(null)
  const [flight, setFlight] = useState<{ readonly rollId: string; readonly motion: Uint8Array } | null>(null)
  // Rolls that arrive before the page is up to date are old.
  useOnLive('roll', (rolled) => {
    if (status === 'live') setRoll(rolled)
  })
  useOnLive('rollChanged', (changed) => {
    if (status !== 'live') return
    setRoll(changed)
    setRestingId(changed.id)
  })
  useOnLive('throw', (rollId, motion) => setFlight({ rollId, motion: decodeBase64(motion) }))
  const isAtRest = roll !== null && restingId === roll.id
  // A roll whose dice change stays longer.
  useEffect(() => {
    if (!isAtRest) return undefined
    const timer = setTimeout(() => setRoll((shown) => (shown === roll ? null : shown)), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isAtRest, roll])
  return { roll, isAtRest, flight, rest: (rollId: string) => setRestingId(rollId) }
}

/** The roller and the reason. After the dice come to rest, also the verdict, the symbols and the faces. */
function RollLine({ roll, isAtRest }: { readonly roll: Roll; readonly isAtRest: boolean }) {
  const skills = useSkills()
  const net = netOfRoll(roll)
  const faces = dieResults(roll.dice)
  return (
    <section className="absolute inset-x-10 bottom-9 z-4 flex min-h-36 items-center gap-10 rounded-tray night-card px-6 py-3.5">
      <div className="flex min-w-0 items-center gap-6">
        <RollPortrait roll={roll} />
        <div className="min-w-0">
          <p className="truncate text-[1.27rem] leading-[1.35] text-ink-2">{rollTitle(roll, skills)}</p>
          <p className="truncate font-serif text-[2.9rem] leading-[1.4] font-semibold">
            {isAtRest ? verdictOf(roll) : display.rolling()}
          </p>
        </div>
      </div>
      {isAtRest && net ? (
        <ul className="flex shrink-0 gap-9">
          {netParts(net).map(({ symbol, count, words }) => (
            <li key={symbol} className="flex items-center gap-3 text-[1.27rem] text-ink-2">
              <span aria-hidden="true" className="text-[2.3rem] leading-none text-ink">
                <DieSymbol symbol={symbol} />
              </span>
              {count === 0 ? null : (
                <b className="font-serif text-[2.7rem] leading-none font-semibold text-ink lining-nums">{count}</b>
              )}
              {words}
            </li>
          ))}
        </ul>
      ) : null}
      {isAtRest && faces.length <= FACES_MAX ? (
        <span className="ms-auto flex shrink gap-1.5 overflow-hidden">
          {faces.map((face, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the faces of a roll never change
            <span key={index} className="block w-14 min-w-9">
              <ThrownFace {...face} />
            </span>
          ))}
        </span>
      ) : null}
    </section>
  )
}
