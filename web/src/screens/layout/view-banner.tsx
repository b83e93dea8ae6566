import type { Me } from '@waybook/contract'
import { useEffect, useRef, useState } from 'react'

import { useMe } from '#api/session.ts'
import { showNotice } from '#stores/notice.ts'
import { changeView, takeViewChange } from '#stores/view-as.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

/** Enough for screen readers to have noticed the page. */
const ANNOUNCED_AFTER_MS = 500

/** While the game master views the campaign as a player: as whom, and the way back. */
export function ViewBanner() {
  const { viewAs } = useMe()
  return viewAs ? <Banner viewAs={viewAs} /> : <Return />
}

function Banner({ viewAs }: { readonly viewAs: NonNullable<Me['viewAs']> }) {
  const text = useRef<HTMLParagraphElement>(null)
  const [announced, setAnnounced] = useState('')
  const sentence = `You see this as ${viewerText(viewAs)}`
  useEffect(() => {
    // Those who have just entered go on from the banner, which is read out as it takes the focus.
    if (takeViewChange() === 'entered') {
      text.current?.focus()
      return undefined
    }
    // Screen readers announce only what changes in an existing live region.
    const announcing = setTimeout(() => setAnnounced(sentence), ANNOUNCED_AFTER_MS)
    return () => clearTimeout(announcing)
  }, [sentence])
  return (
    <section
      aria-label="View as player"
      data-view-bar
      className="sticky top-0 z-8 flex h-(--view-bar) items-center justify-center gap-x-4 bg-lamp px-3 text-on-lamp print:hidden low:static"
    >
      <p
        ref={text}
        tabIndex={-1}
        className="leading-tight flex min-w-0 items-center gap-2 text-14 font-semibold outline-none md:text-16"
      >
        <Icon name="eye" className="shrink-0" />
        <span className="line-clamp-2">{sentence}</span>
      </p>
      <Button
        size="small"
        className="shrink-0 border-on-lamp! text-on-lamp! hover:bg-on-lamp/10! pressed:bg-on-lamp/20!"
        onClick={() => changeView(null, 'left')}
      >
        Back to your view
      </Button>
      <output className="sr-only">{announced}</output>
    </section>
  )
}

function viewerText({ characterName }: NonNullable<Me['viewAs']>): string {
  return characterName === null ? 'a player without a character' : `${characterName}’s player`
}

const afterReturn = {
  entered: null,
  left: 'This is your own view again.',
  refused: 'You can no longer view as this player. This is your own view.',
} as const

/** Says once that the game master is back in their own view. */
function Return() {
  useEffect(() => {
    const change = takeViewChange()
    const text = change && afterReturn[change]
    if (text) showNotice({ text })
  }, [])
  return null
}
