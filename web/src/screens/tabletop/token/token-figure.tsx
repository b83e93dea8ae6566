import { TOKEN_PX, type Token } from '@waybook/contract'
import { memo, useLayoutEffect, useRef } from 'react'

import { Face } from '#ui/picture/face.tsx'
import { classNames } from '#ui/text/class-names.ts'

import { useTable } from '../table-context.ts'
import { watchDiameter } from './drawn-diameter.ts'
import { isHidden, numberedName, tokenLabel } from './token-label.ts'
import { TokenMarks } from './token-marks.tsx'

interface TokenFigureProps {
  readonly token: Token
  readonly selected: boolean
  readonly movable: boolean
  /** Whether it is of the viewer’s own character: it lies above the others. */
  readonly own?: boolean
  /** Whether its name is shown: it is the selected one, or as the campaign’s settings say. */
  readonly named?: boolean
  /** What the combatant is called that it stands for, such as "Raider 2", and its number. */
  readonly called?: string
  readonly number?: number | null
  /** Of a group of minions, how many are left. */
  readonly left?: number | null
  /** Whether the combatant is out of the fight. */
  readonly fallen?: boolean
  /** Whether players do not get it because of the fog. */
  readonly underFog?: boolean
}

/**
 * The centre of the token is at the percentages `--x` and `--y` of the picture. `--drawn` is its diameter on the screen: it grows with the
 * picture, of which `--token-unit` is a fixed part, and with the zoom. So that what is written on it does not, the token itself is not scaled.
 */
const placement =
  'group absolute top-0 left-0 size-(--drawn) origin-top-left touch-none rounded-round [--drawn:max(18px,calc(var(--px)*var(--token-unit)*var(--zoom,1)))] transform-[translate(calc(var(--x)*1cqw),calc(var(--y)*1cqh))_scale(calc(1/var(--zoom,1)))_translate(-50%,-50%)]'
/** Rings and initials are parts of the diameter, as far as they can be seen. */
const disc =
  'block size-full overflow-hidden rounded-round border-[length:clamp(2px,calc(var(--drawn)*0.043),8px)] bg-portrait text-[length:max(8px,calc(var(--drawn)*0.3))]'
const rings = {
  party: 'border-map-ink',
  npc: 'border-[length:clamp(3px,calc(var(--drawn)*0.071),12px)]! border-double border-badge',
  hidden: 'border-dashed border-map-ink',
}
/** As narrow as a large token and its neighbourhood, because conditions can be whole sentences: the title and the panel have all of them. */
const nameTag =
  'pointer-events-none absolute top-full left-1/2 z-1 grid w-max max-w-28 -translate-x-1/2 justify-items-center map-label py-px text-center wrap-anywhere group-hover:grid group-focus-visible:grid'
/** The ring of the keyboard's focus lies outside that of the selection, on a dark disc, so that it is seen on every picture. */
const focusRing = 'focus-visible:z-2 focus-visible:shadow-[0_0_0_14px_#0b1718e6] focus-visible:outline-offset-[9px]'

/** A character's token on the map. It is memoized because a scene can have hundreds of them. */
export const TokenFigure = memo(function TokenFigure(props: TokenFigureProps) {
  const {
    token,
    selected,
    movable,
    called = numberedName(props.token),
    number = null,
    left = null,
    fallen = false,
    own = false,
    underFog = false,
    named = false,
  } = props
  const { animator } = useTable()
  const element = useRef<HTMLButtonElement>(null)
  const { id, position, version, size, conditions } = token
  const hidden = isHidden(token)
  useLayoutEffect(() => element.current?.style.setProperty('--px', String(TOKEN_PX[size])), [size])
  useLayoutEffect(() => animator.setStored(id, position, version), [animator, id, position, version])
  useLayoutEffect(() => {
    const figure = element.current
    if (!figure) return
    const detach = animator.attach(id, figure)
    const unwatch = watchDiameter(figure)
    return () => {
      detach()
      unwatch()
      // A token that is removed leaves the focus to the map, so that keyboard users do not lose their place.
      if (figure === document.activeElement) figure.closest('section')?.focus()
    }
  }, [animator, id])
  const label = [
    tokenLabel(token, called),
    left === null ? null : `${left} left`,
    fallen ? 'out of the fight' : null,
    underFog ? 'under fog' : null,
  ]
    .filter((part) => part !== null)
    .join(', ')
  const isNamed = named || TOKEN_PX[size] >= TOKEN_PX.large
  const ring = rings[hidden || underFog ? 'hidden' : token.ofParty ? 'party' : 'npc']
  return (
    <button
      ref={element}
      type="button"
      data-token-id={id}
      data-movable={movable || undefined}
      aria-label={label}
      title={label}
      aria-pressed={selected}
      className={classNames(
        placement,
        focusRing,
        selected ? 'z-2' : own && 'z-1',
        // Its name lies above its neighbours.
        'hover:z-2',
        movable ? 'cursor-grab active:cursor-grabbing' : 'cursor-pointer',
      )}
    >
      <span
        className={classNames(
          disc,
          ring,
          hidden && 'opacity-62',
          fallen && 'brightness-55 grayscale',
          selected
            ? 'shadow-[0_0_0_3px_#14292a,0_0_0_7px_var(--color-lamp),0_8px_22px_rgb(0_0_0/0.6)]'
            : 'shadow-[0_5px_12px_rgb(0_0_0/0.55)]',
        )}
      >
        <Face name={token.name} picture={token.picture} />
      </span>
      <span
        aria-hidden="true"
        data-name
        className={classNames(nameTag, token.points ? 'mt-5' : 'mt-2', !isNamed && 'hidden')}
      >
        <span className="line-clamp-2">{called}</span>{' '}
        {conditions.length === 0 ? null : <span className="line-clamp-2 font-normal">{conditions.join(', ')}</span>}
      </span>
      <TokenMarks token={token} number={number ?? token.number} left={left} fallen={fallen} />
    </button>
  )
})

export function figureWithId(id: string | null): HTMLElement | null {
  const figures = document.querySelectorAll<HTMLElement>('[data-token-id]')
  return [...figures].find(({ dataset }) => dataset['tokenId'] === id) ?? null
}

/** Moves the focus to a token on the map. Returns whether it is there. */
export function focusToken(id: string | null): boolean {
  const figure = figureWithId(id)
  figure?.focus()
  return figure !== null
}
