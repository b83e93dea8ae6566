import type { EntityMap } from '@waybook/contract'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'

import { useMe } from '#api/session.ts'
import { Viewport } from '#parts/map/viewport.ts'
import { Breadcrumbs } from '#ui/page/breadcrumbs.tsx'
import { usePageTitle } from '#ui/page/heading.tsx'

import { AtlasFrame } from './atlas-frame.tsx'
import { AddPin, AddPinButton, placeAt, type Adding } from './edit/add-pin.tsx'
import { NightColors } from './edit/night-colors.tsx'
import { PinTools } from './edit/pin-tools.tsx'
import { usePinMoves } from './edit/use-pin-moves.ts'
import { isForAtlas } from './is-for-atlas.ts'
import { isAtOnePlace, mapPath, openingPlace, pinsOf, type MapPin } from './map-pin.ts'
import { usePinInAddress } from './map-search.ts'
import { MapBar } from './map-tools.tsx'
import { figureOf, PinLayer } from './pins/pin-layer.tsx'
import { PinCard } from './places/pin-card.tsx'
import { filtersOf, matches, type PinFilter } from './places/pin-filters.ts'
import { PlaceList } from './places/place-list.tsx'
import { PlacesHandle, PlacesSheet } from './places/places-sheet.tsx'

/** Choosing a place in the list zooms to at least this scale. */
const FLOWN_TO_SCALE = 1.6

/** A map with its pins, next to the list of its places. */
export function AtlasPage({ map }: { readonly map: EntityMap }) {
  const { entity, above } = map
  const isGameMaster = useMe().role === 'gameMaster'
  usePageTitle(entity.name)
  const atlas = useAtlas(map, isGameMaster)
  const { all, pins, area, viewport, choice, adding, setAdding, filter, setFilter, isListOpen, setListOpen, moves } =
    atlas
  const { chosen, choose, setPin } = choice
  const list = { pins, chosen: chosen?.id ?? null }
  return (
    <div className="max-md:-mt-5 max-md:-mb-18">
      {above.length === 0 ? null : (
        <Breadcrumbs crumbs={above.map(({ id, name }) => ({ label: name, href: mapPath(id) }))} here={entity.name} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape, for the elements in it */}
      <div onKeyDown={atlas.closeTopmost} className="lg:grid lg:lead-cols-76 lg:gap-6">
        <div className="hidden h-(--atlas-height) min-h-0 lg:grid">
          <PlaceList {...list} onChoose={(pin) => atlas.flyTo(pin, false)} />
        </div>
        <div
          data-open-card={chosen && adding === 'no' ? true : undefined}
          className="flex h-(--atlas-height) flex-col gap-2 max-md:-mx-(--spacing-gutter)"
        >
          <MapBar
            viewport={viewport}
            filters={filtersOf(all)}
            chosen={filter}
            onChoose={setFilter}
            onList={() => setListOpen(true)}
          >
            {isGameMaster ? (
              <>
                <AddPinButton adding={adding} onAdding={setAdding} />
                <NightColors map={map} />
              </>
            ) : null}
          </MapBar>
          <AtlasFrame
            map={map}
            viewport={viewport}
            area={area}
            placing={adding === 'placing'}
            onClick={atlas.placeHere}
            {...moves.handlers}
            tools={
              <>
                {isGameMaster ? (
                  <AddPin {...{ mapId: entity.id, area, viewport, adding, onAdding: setAdding, onAdded: setPin }} />
                ) : null}
                {adding === 'placing' ? null : chosen ? (
                  <ChosenCard mapId={entity.id} all={all} choice={choice} mayEdit={isGameMaster} />
                ) : (
                  <PlacesHandle count={pins.length} onOpen={() => setListOpen(true)} />
                )}
              </>
            }
          >
            <PinLayer
              area={area}
              viewport={viewport}
              pins={pins}
              chosen={list.chosen}
              onChoose={(pin, byKeyboard) => {
                if (adding === 'no' && (byKeyboard || moves.isClick())) choose(pin, byKeyboard)
              }}
              moved={moves.moved}
              mayMove={isGameMaster && adding === 'no'}
            />
          </AtlasFrame>
        </div>
      </div>
      <PlacesSheet open={isListOpen} onClose={() => setListOpen(false)}>
        <PlaceList {...list} bare onChoose={(pin) => atlas.flyTo(pin, true)} />
      </PlacesSheet>
    </div>
  )
}

interface ChosenCardProps {
  readonly mapId: string
  readonly all: readonly MapPin[]
  readonly choice: ReturnType<typeof useChosenPin>
  readonly mayEdit: boolean
}

/** The card of the chosen pin. */
function ChosenCard({ mapId, all, choice: { chosen, focusesCard, choose, close }, mayEdit }: ChosenCardProps) {
  if (!chosen) return null
  return (
    <PinCard
      pin={chosen}
      focused={focusesCard}
      beside={all.filter((pin) => pin !== chosen && isAtOnePlace(pin, chosen))}
      onChoose={(pin) => choose(pin, true)}
      onClose={close}
      tools={mayEdit ? <PinTools mapId={mapId} pin={chosen} onRemoved={close} /> : null}
    />
  )
}

/** The state of the page: the chosen pin, the filter, the list and the pin that is being added. */
function useAtlas(map: EntityMap, mayMove: boolean) {
  const all = pinsOf(map)
  const [viewport] = useState(() => new Viewport(isForAtlas))
  const area = useRef<HTMLDivElement>(null)
  const choice = useChosenPin(all, area)
  const { chosen, choose, close } = choice
  const [filter, setFilter] = useState<PinFilter | null>(null)
  const [isListOpen, setListOpen] = useState(false)
  const [adding, setAdding] = useState<Adding>('no')
  const moves = usePinMoves({
    mapId: map.entity.id,
    pins: all,
    area,
    viewport,
    enabled: mayMove,
  })
  const pins = all.filter((pin) => matches(pin, filter) || pin === chosen)
  const openAtFirst = useEffectEvent(() => viewport.startAt(openingPlace(all, chosen), 1))
  useEffect(() => openAtFirst(), [])
  const flyTo = (pin: MapPin, byKeyboard: boolean) => {
    setListOpen(false)
    choose(pin, byKeyboard)
    viewport.flyTo(pin.position, Math.max(viewport.scale(), FLOWN_TO_SCALE))
  }
  const closeTopmost = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || (adding === 'no' && !chosen)) return
    event.preventDefault()
    if (adding === 'no') close()
    else setAdding('no')
  }
  const placeHere = ({ clientX, clientY }: MouseEvent) => {
    const picture = area.current?.getBoundingClientRect()
    if (adding === 'placing' && picture) setAdding(placeAt(clientX, clientY, picture))
  }
  return {
    all,
    pins,
    area,
    viewport,
    choice,
    adding,
    setAdding,
    filter,
    setFilter,
    isListOpen,
    setListOpen,
    moves,
    flyTo,
    closeTopmost,
    placeHere,
  }
}

/** The pin in the address. A card opened by keyboard takes the focus and returns it to the pin. */
function useChosenPin(pins: readonly MapPin[], area: RefObject<HTMLElement | null>) {
  const { pin: wanted, setPin } = usePinInAddress()
  const [focusesCard, setFocusesCard] = useState(false)
  const chosen = pins.find(({ id }) => id === wanted) ?? null
  return {
    chosen,
    focusesCard,
    setPin,
    choose: (pin: MapPin, byKeyboard: boolean) => {
      setFocusesCard(byKeyboard)
      setPin(pin.id)
    },
    close: () => {
      setPin(null)
      if (chosen) figureOf(area.current, chosen.id)?.focus({ preventScroll: true })
    },
  }
}
