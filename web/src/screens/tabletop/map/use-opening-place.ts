import { tableWords } from '@waybook/messages/tableWords'
import { useEffect, useEffectEvent } from 'react'

import { useMe } from '#api/session.ts'
import { fillingScale } from '#parts/map/framed.ts'
import type { Opening } from '#parts/map/viewport.ts'
import { usePhone } from '#ui/page/use-narrow.ts'

import { notify } from '../announcer.tsx'
import { useSceneLayout } from '../layout/scene-layout.ts'
import { useTable } from '../table-context.ts'
import { openingPlace, ownSizeScale, type OpeningPlace } from './opening-place.ts'

/** The place of the viewer's own token or of the party, with the zoom at which tokens have their size and the map fills the window. */
function useOpening(): (place: OpeningPlace) => Opening {
  const { grid } = useSceneLayout()
  return ({ point }) => ({
    point,
    scaleFor: (picture, place) => Math.max(ownSizeScale(picture.offsetWidth, grid), fillingScale(picture, place)),
  })
}

/** Opens a player's map at their own token, and every map on a phone, because a whole map is too small there. */
export function useOpeningPlace(): void {
  const { tokens, viewport } = useTable()
  const { role, characterId } = useMe()
  const { grid } = useSceneLayout()
  const isPhone = usePhone()
  const opening = useOpening()
  const place = isPhone || role === 'player' ? openingPlace(tokens, characterId) : null
  const of = place?.of ?? null
  // A token that moves later doesn't move the map.
  const open = useEffectEvent((_of: typeof of, _grid: typeof grid) => {
    if (place) viewport.openAt(opening(place))
  })
  useEffect(() => open(of, grid), [of, grid])
}

/** Returns a function that moves the map to the viewer's own token, or else to the party. */
export function useFindMe(): () => void {
  const { tokens, viewport, animator } = useTable()
  const { characterId } = useMe()
  const opening = useOpening()
  return () => {
    const now = tokens.map((token) => ({ ...token, position: animator.positionOf(token.id) ?? token.position }))
    const place = openingPlace(now, characterId)
    if (place) viewport.showPlace(opening(place))
    if (place?.of !== 'own') notify(tableWords.notOnMap())
  }
}
