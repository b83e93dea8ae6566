import type { Position } from '@waybook/contract'
import { worldMap } from '@waybook/messages/worldMap'
import type { ComponentProps } from 'react'

import { classNames } from '#ui/text/class-names.ts'

import type { NameSide } from './place-names.ts'

/** Keeps the same screen size at every zoom, with the bottom edge at the position. */
const placement = 'at-position [--anchor:-50%,-100%]'
const nameTag =
  'pointer-events-none absolute w-max max-w-[11.25rem] truncate rounded-tag px-1.5 py-0.5 text-14 leading-5 font-semibold'
const sides = {
  right: 'top-2 left-[calc(50%+1.1rem)]',
  left: 'top-2 right-[calc(50%+1.1rem)]',
  below: 'top-[calc(100%+0.25rem)] left-1/2 -translate-x-1/2',
  above: 'bottom-[calc(100%-0.25rem)] left-1/2 -translate-x-1/2',
  hidden: 'top-2 left-[calc(50%+1.1rem)] z-2 shown-on-hover',
}

function placeStyle({ x, y }: Position) {
  return { top: 0, left: 0, '--x': x, '--y': y }
}

interface PinFigureProps extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'style' | 'name'> {
  readonly position: Position
  readonly name: string
  readonly side: NameSide
  /** Draws the pin larger, with its name above. */
  readonly chosen: boolean
  /** Whether some or all players do not see the pin. */
  readonly secret: boolean
  readonly movable: boolean
}

/** A map pin with its name. */
export function PinFigure({ position, name, side, chosen, secret, movable, ...button }: PinFigureProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={secret ? worldMap.notForEveryoneNamed({ name }) : name}
      aria-pressed={chosen}
      data-movable={movable || undefined}
      style={placeStyle(position)}
      className={classNames(
        placement,
        'group grid h-hit w-touch justify-items-center content-end focus-visible:z-3 focus-visible:outline-none',
        chosen ? 'z-2' : 'hover:z-1',
        movable && 'cursor-move',
      )}
    >
      <PinShape chosen={chosen} secret={secret} />
      <span
        aria-hidden="true"
        className={classNames(
          nameTag,
          chosen
            ? 'bottom-[calc(100%+0.375rem)] left-1/2 -translate-x-1/2 bg-ink font-bold text-page'
            : classNames('bg-[color-mix(in_srgb,var(--color-surface)_90%,transparent)] text-ink', sides[side]),
        )}
      >
        {name}
      </span>
    </button>
  )
}

function PinShape({ chosen, secret }: Pick<PinFigureProps, 'chosen' | 'secret'>) {
  return (
    <svg
      viewBox="0 0 28 36"
      aria-hidden="true"
      className={classNames(
        'overflow-visible rounded-control group-focus-visible:focus-ring',
        chosen ? 'h-12 w-9.5' : 'h-9 w-7',
      )}
    >
      {/* A drawn shadow is cheap while the map moves; a CSS filter on hundreds of pins is not. */}
      <ellipse cx="14" cy="35" rx="7" ry="2.5" className="fill-black/30" />
      <path
        d="M14 35S26 23 26 13.500A12 12 0 0 0 2 13.500C2 23 14 35 14 35Z"
        strokeWidth="2"
        strokeDasharray={secret ? '3 2.2' : undefined}
        className={classNames(
          chosen ? 'fill-mark' : secret ? 'fill-surface' : 'fill-primary dark:fill-map-ink',
          secret && !chosen ? 'stroke-primary' : 'stroke-surface',
        )}
      />
      <circle cx="14" cy="13.500" r="4.500" className={secret && !chosen ? 'fill-primary' : 'fill-surface'} />
    </svg>
  )
}

interface GroupFigureProps extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'style'> {
  readonly position: Position
  readonly names: readonly string[]
}

const NAMED_MOST = 3

/** The count of several overlapping pins. */
export function GroupFigure({ position, names, ...button }: GroupFigureProps) {
  const named = names.slice(0, NAMED_MOST).join(', ')
  const more = names.length - NAMED_MOST
  const words = { count: names.length, names: named }
  return (
    <button
      type="button"
      {...button}
      aria-label={more > 0 ? worldMap.groupMore({ ...words, more }) : worldMap.group(words)}
      title={more > 0 ? worldMap.namesMore({ names: named, more }) : named}
      style={placeStyle(position)}
      className={`${placement} group grid size-touch place-items-center focus-visible:z-3 focus-visible:outline-none`}
    >
      <span
        aria-hidden="true"
        className="round-badge size-9.5 border-2 border-surface text-14 shadow-2 group-hover:bg-primary-hover group-focus-visible:focus-ring"
      >
        {names.length}
      </span>
    </button>
  )
}
