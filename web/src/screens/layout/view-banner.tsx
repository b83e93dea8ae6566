import type { Me } from '@waybook/contract'
import { frame } from '@waybook/messages/frame'
import { useEffect, useRef, useState } from 'react'

import { useMe } from '#api/session.ts'
import { showNotice } from '#stores/notice.ts'
import { changeView, takeViewChange } from '#stores/view-as.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

/** Gives screen readers time to notice the page. */
const ANNOUNCED_AFTER_MS = 500

/** Names the player that the game master views as, and leads back. */
export function ViewBanner() {
  const { viewAs } = useMe()
  return viewAs ? <Banner viewAs={viewAs} /> : <Return />
}

function Banner({ viewAs }: { readonly viewAs: NonNullable<Me['viewAs']> }) {
  const text = useRef<HTMLParagraphElement>(null)
  const [announced, setAnnounced] = useState('')
  const sentence = viewerText(viewAs)
  useEffect(() => {
    // After entering the view, the banner takes the focus, and screen readers read it.
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
      aria-label={frame.viewAsPlayer()}
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
        {frame.backToYourView()}
      </Button>
      <output className="sr-only">{announced}</output>
    </section>
  )
}

function viewerText({ characterName }: NonNullable<Me['viewAs']>): string {
  return characterName === null ? frame.seenAsAnyone() : frame.seenAs({ character: characterName })
}

const afterReturn = {
  entered: () => null,
  left: () => frame.backInView(),
  refused: () => frame.viewRefused(),
}

/** Notifies the game master once after the return to their own view. */
function Return() {
  useEffect(() => {
    const change = takeViewChange()
    const text = change && afterReturn[change]()
    if (text) showNotice({ text })
  }, [])
  return null
}
