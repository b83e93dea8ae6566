import { routeOf } from '@waybook/contract'
import { worldMap } from '@waybook/messages/worldMap'
import { useEffect, useRef, type ReactNode } from 'react'

import { EntityImage } from '#parts/entity/entity-image.tsx'
import { CloseButton } from '#ui/button/icon-button.tsx'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { useHasPage } from '#ui/page/use-has-page.ts'
import { Icon } from '#ui/text/icon.tsx'

import { isWithheld, mapPath, seenByWords, type MapPin } from '../map-pin.ts'
import { WhoIsThere } from './who-is-there.tsx'

interface PinCardProps {
  readonly pin: MapPin
  /** Whether the card takes the focus. */
  readonly focused: boolean
  /** Other pins that overlap this one at every zoom. */
  readonly beside: readonly MapPin[]
  readonly onChoose: (pin: MapPin) => void
  readonly onClose: () => void
  /** The game master's buttons. */
  readonly tools?: ReactNode
}

/** Details of the chosen pin. */
export function PinCard({ pin, focused, beside, onChoose, onClose, tools }: PinCardProps) {
  const { target } = pin
  const heading = useRef<HTMLHeadingElement>(null)
  const hasPage = useHasPage()
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true })
  }, [focused])
  return (
    <article
      data-pin-card
      aria-label={pin.name}
      className="map-card z-3 p-3 md:inset-x-auto md:right-5.5 md:bottom-5.5 md:w-[31rem] md:max-w-[calc(100%-2.75rem)]"
    >
      <div className="grid lead-cols-20 items-start gap-x-3 md:lead-cols-30 md:gap-x-4">
        {target ? (
          <EntityImage
            entity={target}
            sizes="(min-width: 48rem) 7.5rem, 5rem"
            className="aspect-3/2 w-full [--neatline-inset:4px]"
          />
        ) : (
          <span className="grid aspect-3/2 place-items-center rounded-plate bg-sunk text-ink-2">
            <Icon name="locations" />
          </span>
        )}
        <div className="min-w-0">
          <div className="flex items-start">
            <h2 ref={heading} tabIndex={-1} className="leading-snug min-w-0 flex-1 max-md:text-18">
              {pin.name}
            </h2>
            <CloseButton label={worldMap.close(pin)} className="-me-2 -mt-2" onClose={onClose} />
          </div>
          {target === null || target.description === '' ? null : (
            <p className="leading-snug line-clamp-2 text-14 text-ink-2 md:line-clamp-3">{target.description}</p>
          )}
          {isWithheld(pin) ? <p className="mt-1 text-14 text-ink-2">{seenByWords(pin)}</p> : null}
        </div>
      </div>
      {target ? <WhoIsThere placeId={target.id} /> : null}
      {beside.length === 0 ? null : (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-14 text-ink-2">
          {worldMap.alsoHere()}
          {beside.map((other) => (
            <button
              key={other.id}
              type="button"
              onClick={() => onChoose(other)}
              className="min-h-touch font-semibold text-link hover:underline"
            >
              {other.name}
            </button>
          ))}
        </p>
      )}
      <div className="mt-2.5 flex flex-wrap gap-2 empty:hidden">
        {target && hasPage(routeOf(target.id)) ? (
          <ButtonLink href={routeOf(target.id)}>{worldMap.open()}</ButtonLink>
        ) : null}
        {target?.hasMap ? <ButtonLink href={mapPath(target.id)}>{worldMap.openMap()}</ButtonLink> : null}
        {tools}
      </div>
    </article>
  )
}
