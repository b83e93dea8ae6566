import { worldMap } from '@waybook/messages/worldMap'
import type { ReactNode } from 'react'

import type { Viewport } from '#parts/map/viewport.ts'
import { classNames } from '#ui/text/class-names.ts'
import { Icon, type IconName } from '#ui/text/icon.tsx'

import { filterWords, isSameFilter, type PinFilter } from './places/pin-filters.ts'

/** Zoom buttons, except on phones, and a button for the whole map. */
function ViewButtons({ viewport }: { readonly viewport: Viewport }) {
  return (
    <div
      role="toolbar"
      aria-label={worldMap.view()}
      className="flex shrink-0 overflow-hidden card rounded-control *:border-line [&>*+*]:border-s"
    >
      <ViewButton icon="plus" label={worldMap.zoomIn()} className="max-md:hidden" onPress={viewport.zoomIn} />
      <ViewButton icon="minus" label={worldMap.zoomOut()} className="max-md:hidden" onPress={viewport.zoomOut} />
      <ViewButton icon="fit" label={worldMap.showWhole()} onPress={viewport.showAll} />
    </div>
  )
}

interface ViewButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly className?: string
  readonly onPress: () => void
}

function ViewButton({ icon, label, className, onPress }: ViewButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={classNames(
        'grid size-touch place-items-center hover:bg-raised focus-visible:-outline-offset-3',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  )
}

interface MapBarProps {
  readonly viewport: Viewport
  readonly filters: readonly PinFilter[]
  readonly chosen: PinFilter | null
  readonly onChoose: (filter: PinFilter | null) => void
  /** Opens the list on narrow windows. */
  readonly onList: () => void
  /** The game master's buttons. */
  readonly children?: ReactNode
}

/**
 * The row above a map: the list on narrow windows, toggle buttons that filter the pins, the game master's buttons and the view. None of it
 * is on the map, where it would cover names.
 */
export function MapBar({ viewport, filters, chosen, onChoose, onList, children }: MapBarProps) {
  return (
    <div className="flex shrink-0 items-center gap-2 max-md:px-3 max-md:pt-2">
      <div className="-m-1 flex min-w-0 flex-1 [scrollbar-width:none] gap-1.5 overflow-x-auto p-1">
        <button
          type="button"
          aria-label={worldMap.listPlaces()}
          aria-haspopup="dialog"
          onClick={onList}
          className={classNames(mapChip, 'lg:hidden')}
        >
          <Icon name="more" />
          {worldMap.list()}
        </button>
        {filters.length === 0 ? null : (
          <fieldset aria-label={worldMap.filterPins()} className="flex shrink-0 gap-1.5">
            {[null, ...filters].map((filter) => (
              <button
                key={filterWords(filter)}
                type="button"
                aria-pressed={isSameFilter(filter, chosen)}
                onClick={() => onChoose(filter)}
                className={mapChip}
              >
                {filterWords(filter)}
              </button>
            ))}
          </fieldset>
        )}
        {children}
      </div>
      <ViewButtons viewport={viewport} />
    </div>
  )
}

/** The look of a button in the row above a map. */
export const mapChip = 'flex min-h-touch shrink-0 items-center gap-2 chip bg-surface px-3.5 text-14 font-semibold'
