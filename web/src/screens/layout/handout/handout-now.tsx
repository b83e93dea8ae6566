import { useMe } from '#api/session.ts'
import { useHandout } from '#parts/entity/handout/use-handout.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { useClosedHandout } from '#stores/closed-handout.ts'

import type { HandoutPlateProps } from './handout-plate.tsx'

const HandoutPlate = lazyPart<HandoutPlateProps>(async () => (await import('./handout-plate.tsx')).HandoutPlate, {
  inAdvance: false,
})

/** What the game master shows to a player, over whatever page they are on, until they close it or it is put away. */
export function HandoutNow() {
  const { role } = useMe()
  const handout = useHandout()
  const closed = useClosedHandout()
  const shown = role === 'player' && handout?.id !== closed ? handout : null
  return (
    <>
      {/* Always mounted, because screen readers announce only what changes in an existing live region. */}
      <output className="sr-only">{shown ? `The game master shows: ${shown.title}` : null}</output>
      {shown ? <HandoutPlate key={shown.id} handout={shown} /> : null}
    </>
  )
}
