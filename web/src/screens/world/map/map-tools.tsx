import type { Viewport } from '#parts/map/viewport.ts'
import { classNames } from '#ui/text/class-names.ts'
import { Icon, type IconName } from '#ui/text/icon.tsx'

import { filterWords, isSameFilter, type PinFilter } from './places/pin-filters.ts'

interface ViewButtonsProps {
  readonly viewport: Viewport
  /** Opens the list on narrow windows. */
  readonly onList: () => void
}

/** Zoom buttons, except on phones, and the list's button on narrow windows. */
export function ViewButtons({ viewport, onList }: ViewButtonsProps) {
  return (
    <div
      role="toolbar"
      aria-label="View"
      aria-orientation="vertical"
      className="absolute top-17.5 right-3 z-3 grid overflow-hidden card rounded-control shadow-2 *:border-line md:top-5 md:right-5 [&>*+*]:border-t"
    >
      <ViewButton icon="plus" label="Zoom in" className="max-md:hidden" onPress={viewport.zoomIn} />
      <ViewButton icon="minus" label="Zoom out" className="max-md:hidden" onPress={viewport.zoomOut} />
      <ViewButton icon="fit" label="Show the whole map" onPress={viewport.showAll} />
      <ViewButton icon="more" label="List the places" className="lg:hidden" onPress={onList} />
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
        'grid size-hit place-items-center hover:bg-raised focus-visible:-outline-offset-3',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  )
}

interface FilterChipsProps {
  readonly filters: readonly PinFilter[]
  readonly chosen: PinFilter | null
  readonly onChoose: (filter: PinFilter | null) => void
}

/** Toggle buttons that filter the pins. */
export function FilterChips({ filters, chosen, onChoose }: FilterChipsProps) {
  if (filters.length === 0) return null
  return (
    <fieldset
      aria-label="Filter pins"
      className="absolute inset-x-0 top-3 z-3 flex [scrollbar-width:none] gap-1.5 overflow-x-auto px-3 py-0.5 md:top-5 md:right-22 md:px-5"
    >
      {[null, ...filters].map((filter) => (
        <button
          key={filterWords(filter)}
          type="button"
          aria-pressed={isSameFilter(filter, chosen)}
          onClick={() => onChoose(filter)}
          className="min-h-touch chip bg-surface px-3.5 text-14 font-semibold focus-visible:-outline-offset-3"
        >
          {filterWords(filter)}
        </button>
      ))}
    </fieldset>
  )
}
