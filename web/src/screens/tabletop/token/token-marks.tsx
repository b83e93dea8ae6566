import type { Token } from '@waybook/contract'

import { classNames } from '#ui/text/class-names.ts'

import { signed } from './token-label.ts'

interface TokenMarksProps {
  readonly token: Token
  /** The number of a copy. */
  readonly number: number | null
  /** The number of minions left in a group. */
  readonly left: number | null
  readonly fallen: boolean
}

/** A mark on the disc's edge, readable on the smallest token. */
const onEdge = 'token-mark absolute grid -translate-1/2 place-items-center px-0.5 text-12 leading-none font-bold'
/** A copy's number is round, and the count of a group's members left is square. */
const badge = `${onEdge} top-[85%] left-[85%] copy-badge before:content-[attr(data-badge)]`
const conditionCount = `${onEdge} top-[15%] left-[85%] rounded-round bg-lamp text-on-lamp before:content-[attr(data-conditions)]`
const height = `${onEdge} top-[15%] left-[15%] rounded-tag bg-map-casing text-map-ink shadow-outline before:content-[attr(data-elevation)]`
const strike = 'absolute inset-x-[12%] top-1/2 h-[3px] -rotate-45 rounded-[2px] bg-struck'
/** A triangle outside the ring. */
const notch = 'token-notch absolute left-1/2 -translate-x-1/2 bg-map-ink'

/** The marks around a token's face: its facing, elevation, number, count of conditions, and points. */
export function TokenMarks({ token, number, left, fallen }: TokenMarksProps) {
  const { conditions, elevation, facing, points } = token
  return (
    <span aria-hidden="true">
      {facing === null ? null : (
        <span data-facing={facing} style={{ rotate: `${facing}deg` }} className="absolute inset-0">
          <span className={notch} />
        </span>
      )}
      {fallen ? <span className={strike} /> : null}
      {number === null && left === null ? null : (
        <span
          data-badge={left === null ? number : `×${left}`}
          className={classNames(badge, left === null ? 'rounded-round' : 'rounded-tag')}
        />
      )}
      {conditions.length === 0 ? null : <span data-conditions={conditions.length} className={conditionCount} />}
      {points ? <TokenBars points={points} /> : null}
      {elevation === 0 ? null : <span data-elevation={signed(elevation)} className={height} />}
    </span>
  )
}

const bar = 'block h-[clamp(3px,calc(var(--drawn)*0.07),7px)] overflow-hidden rounded-[2px] bg-map-casing shadow-casing'

/** Bars under the disc: hit points empty as they fall, strain fills as it rises. */
function TokenBars({ points }: { readonly points: NonNullable<Token['points']> }) {
  const { hitpoints, max, strain, strainThreshold } = points
  return (
    <span className="absolute inset-x-[14%] top-[calc(100%+2px)] grid gap-px">
      {max > 0 ? <Bar kind="hitpoints" share={hitpoints / max} colour="bg-hit-points-bar" /> : null}
      {strainThreshold ? <Bar kind="strain" share={strain / strainThreshold} colour="bg-strain-bar" /> : null}
    </span>
  )
}

/** `share`: of the maximum. It can be outside 0 to 1, because points also count past the threshold. */
function Bar({ kind, share, colour }: { readonly kind: string; readonly share: number; readonly colour: string }) {
  const part = Math.min(1, Math.max(0, share))
  return (
    <span data-bar={kind} data-share={Math.round(part * 100)} className={bar}>
      <span style={{ width: `${part * 100}%` }} className={`block h-full ${colour}`} />
    </span>
  )
}
