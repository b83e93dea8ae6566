import { TOKEN_PX, type Token } from '@waybook/contract'
import { tableTokens } from '@waybook/messages/tableTokens'
import { memo, useLayoutEffect, useRef } from 'react'

import { Face } from '#ui/picture/face.tsx'
import { classNames } from '#ui/text/class-names.ts'

import './token.css'

import { useTable } from '../table-context.ts'
import { watchDiameter } from './drawn-diameter.ts'
import { isHidden, numberedName, tokenLabel } from './token-label.ts'
import { TokenMarks } from './token-marks.tsx'

interface TokenFigureProps {
  readonly token: Token
  readonly selected: boolean
  readonly movable: boolean
  /** Whether the token is the viewer's own character's. It is above the others, with a ring and 'You'. */
  readonly own?: boolean
  /** Whether its name is visible, because it is selected or because of the campaign's settings. */
  readonly named?: boolean
  /** The combatant's name, for example "Raider 2", and its number. */
  readonly called?: string
  readonly number?: number | null
  /** The number of minions left in a group. */
  readonly left?: number | null
  /** Whether the combatant is out of the fight. */
  readonly fallen?: boolean
  /** Whether fog hides the token from players. */
  readonly underFog?: boolean
}

/** The token's center is at the percentages `--x` and `--y` of the picture. */
const placement = 'group token-figure at-position top-0 left-0 size-(--drawn) rounded-round [--anchor:-50%,-50%]'
const disc = 'token-disc block size-full overflow-hidden rounded-round bg-portrait'
const rings = {
  party: 'border-map-ink',
  npc: 'border-[length:clamp(3px,calc(var(--drawn)*0.071),12px)]! border-double border-badge',
  hidden: 'border-dashed border-map-ink',
}
const nameTag = 'token-name grid map-label py-px wrap-anywhere group-hover:grid group-focus-visible:grid'
/** The focus ring is outside the selection's ring, on a dark disc, so it is visible on every picture. */
const focusRing = 'focus-visible:z-2 focus-visible:shadow-[0_0_0_14px_#0b1718e6] focus-visible:outline-offset-[9px]'

/** A character's token on the map. Memoized because a scene can have hundreds of tokens. */
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
  const element = useFigure(token)
  const { id, size } = token
  const hidden = isHidden(token)
  const label = labelOf(props, called)
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
        // Keeps its name above its neighbors.
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
            : own
              ? 'shadow-[0_0_0_3px_#14292a,0_0_0_5px_var(--color-lamp),0_5px_12px_rgb(0_0_0/0.55)]'
              : 'shadow-[0_5px_12px_rgb(0_0_0/0.55)]',
        )}
      >
        <Face name={token.name} picture={token.picture} />
      </span>
      <NameTag
        token={token}
        called={own ? tableTokens.you() : called}
        isNamed={own || named || TOKEN_PX[size] >= TOKEN_PX.large}
        showsConditions={!own || named}
      />
      <TokenMarks token={token} number={number ?? token.number} left={left} fallen={fallen} />
    </button>
  )
})

/** Keeps the element's size and position current. */
function useFigure(token: Token) {
  const { animator } = useTable()
  const element = useRef<HTMLButtonElement>(null)
  const { id, position, version, size } = token
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
      // A removed token passes the focus to the map, so keyboard users keep their place.
      if (figure === document.activeElement) figure.closest('section')?.focus()
    }
  }, [animator, id])
  return element
}

function labelOf(
  { token, left = null, fallen = false, own = false, underFog = false }: TokenFigureProps,
  called: string,
) {
  return [
    tokenLabel(token, called),
    own ? tableTokens.own() : null,
    left === null ? null : tableTokens.left({ count: left }),
    fallen ? tableTokens.fallen() : null,
    underFog ? tableTokens.underFog() : null,
  ]
    .filter((part) => part !== null)
    .join(', ')
}

interface NameTagProps {
  readonly token: Token
  readonly called: string
  readonly isNamed: boolean
  readonly showsConditions: boolean
}

function NameTag({ token: { points, conditions }, called, isNamed, showsConditions }: NameTagProps) {
  const words = showsConditions ? conditions : []
  return (
    <span aria-hidden="true" data-name className={classNames(nameTag, points ? 'mt-5' : 'mt-2', !isNamed && 'hidden')}>
      <span className="line-clamp-2">{called}</span>{' '}
      {words.length === 0 ? null : <span className="line-clamp-2 font-normal">{words.join(', ')}</span>}
    </span>
  )
}

export function figureWithId(id: string | null): HTMLElement | null {
  const figures = document.querySelectorAll<HTMLElement>('[data-token-id]')
  return [...figures].find(({ dataset }) => dataset['tokenId'] === id) ?? null
}

/** Moves the focus to a token. Returns whether the token is on the map. */
export function focusToken(id: string | null): boolean {
  const figure = figureWithId(id)
  figure?.focus()
  return figure !== null
}
