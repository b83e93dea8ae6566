import { TOKEN_PX, type Token } from '@waybook/contract'
import { memo, useLayoutEffect, useRef } from 'react'

import { classNames } from '#ui/text/class-names.ts'

import { useTable } from '../table-context.ts'

interface TokenFigureProps {
  readonly token: Token
  readonly selected: boolean
  readonly movable: boolean
}

/** Its middle stands at the percentages `--x` and `--y` of the picture, and it keeps its size however near one looks. */
const place =
  'group absolute top-0 left-0 origin-top-left touch-none rounded-round transform-[translate(calc(var(--x)*1cqw),calc(var(--y)*1cqh))_scale(calc(1/var(--zoom,1)))_translate(-50%,-50%)]'
const rings = {
  party: 'border-3 border-[#f6efdf]',
  npc: 'border-5 border-double border-[#c7b0f5]',
  hidden: 'border-3 border-dashed border-[#f6efdf]',
}
const name =
  'pointer-events-none absolute top-full left-1/2 z-1 mt-2 grid -translate-x-1/2 justify-items-center rounded-tag bg-[#0b1718e6] px-2 py-px text-12 leading-5 font-semibold whitespace-nowrap text-[#f6efdf] group-hover:grid group-focus-visible:grid'

/** A character's marker on the scene. Only what differs from last time is drawn anew: a table holds hundreds. */
export const TokenFigure = memo(function TokenFigure({ token, selected, movable }: TokenFigureProps) {
  const { motions } = useTable()
  const element = useRef<HTMLButtonElement>(null)
  const { id, position, version, size, conditions } = token
  const hidden = isHidden(token)
  useLayoutEffect(() => motions.stand(id, position, version), [motions, id, position, version])
  useLayoutEffect(() => (element.current ? motions.attach(id, element.current) : undefined), [motions, id])
  const ring = rings[hidden ? 'hidden' : token.ofParty ? 'party' : 'npc']
  return (
    <button
      ref={element}
      type="button"
      data-token-id={id}
      data-movable={movable || undefined}
      aria-label={tokenWords(token)}
      aria-pressed={selected}
      // From the list one gets to the token that is selected; hundreds of stops for the Tab key would be a wall.
      tabIndex={selected ? 0 : -1}
      style={{ width: TOKEN_PX[size], height: TOKEN_PX[size] }}
      className={classNames(
        place,
        selected && 'z-2',
        hidden && 'opacity-62',
        movable ? 'cursor-grab active:cursor-grabbing' : 'cursor-pointer',
      )}
    >
      <span
        className={classNames(
          'block size-full overflow-hidden rounded-round bg-[#2b3b3a]',
          ring,
          selected
            ? 'shadow-[0_0_0_3px_#14292a,0_0_0_7px_var(--color-lamp),0_8px_22px_rgb(0_0_0/0.6)]'
            : 'shadow-[0_5px_12px_rgb(0_0_0/0.55)]',
        )}
      >
        <TokenFace token={token} />
      </span>
      {conditions.length === 0 ? null : (
        <span
          data-conditions={conditions.length}
          className="absolute -top-1 -right-1 grid size-5 place-items-center rounded-round bg-lamp text-12 leading-none font-bold text-on-lamp before:content-[attr(data-conditions)]"
        />
      )}
      <span aria-hidden="true" className={classNames(name, !selected && size !== 'large' && 'hidden')}>
        {token.name} {conditions.length === 0 ? null : <span className="font-normal">{conditions.join(', ')}</span>}
      </span>
    </button>
  )
})

/** The portrait on a token, cropped to the head; the initials where there is none. */
export function TokenFace({ token }: { readonly token: Pick<Token, 'name' | 'picture'> }) {
  const { name, picture } = token
  if (!picture)
    return (
      <span
        // Drawn, not said: the name itself is.
        data-initials={initialsOf(name)}
        className="grid size-full place-items-center font-serif font-semibold before:content-[attr(data-initials)]"
      />
    )
  return (
    <img
      src={picture.thumbnails.small}
      alt=""
      draggable={false}
      decoding="async"
      className="pointer-events-none h-[130%] w-full max-w-none object-cover object-[50%_24%]"
    />
  )
}

/** Of the first and the last word of a name: two letters at most. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return [words[0], ...words.slice(1).slice(-1)].map((word = '') => firstLetter(word).toUpperCase()).join('')
}

/** Whole, also where it is made of two code units. */
function firstLetter(word: string): string {
  const code = word.codePointAt(0)
  return code === undefined ? '' : String.fromCodePoint(code)
}

type Told = Pick<Token, 'name' | 'conditions' | 'visible' | 'characterHidden'>

/** What a token is called where it cannot be seen: "Kessa Vane, winded, hidden from players". */
export function tokenWords({ name, conditions, ...token }: Told): string {
  const hidden = isHidden(token) ? ['hidden from players'] : []
  return [name, ...conditions, ...hidden, ...(token.characterHidden ? ['as its character is'] : [])].join(', ')
}

/** Whether players are kept from a token: it may be hidden itself, or its character. */
export function isHidden({ visible, characterHidden }: Pick<Token, 'visible' | 'characterHidden'>): boolean {
  return !visible || characterHidden === true
}
