import type { Handout } from '@waybook/contract'
import { frame } from '@waybook/messages/frame'

import { useMe } from '#api/session.ts'
import { useHandout } from '#parts/entity/handout/use-handout.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { useClosedHandout } from '#stores/closed-handout.ts'
import { useListening } from '#stores/listening.ts'

import type { HandoutPlateProps } from './handout-plate.tsx'

const HandoutPlate = lazyPart<HandoutPlateProps>(async () => (await import('./handout-plate.tsx')).HandoutPlate, {
  inAdvance: false,
})

/** The current handout on top of any page, until the player closes it or the game master ends it. */
export function HandoutNow() {
  const { role } = useMe()
  const handout = useHandout()
  const closed = useClosedHandout()
  const listens = useListening() !== 'off'
  const shown = role === 'player' && handout?.id !== closed ? handout : null
  return (
    <>
      {/* Always mounted, because screen readers announce only what changes in an existing live region. */}
      <output className="sr-only">{shown ? announcement(shown, listens) : null}</output>
      {shown ? <HandoutPlate key={shown.id} handout={shown} /> : null}
    </>
  )
}

/** `reads`: whether to read out the text too. */
function announcement({ title, text }: Handout, reads: boolean): string {
  return text && reads ? frame.showingText({ title, text: wordsIn(text) }) : frame.showing({ title })
}

/** The words of sanitized HTML. */
function wordsIn(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.replaceAll(/\s+/g, ' ').trim()
}
