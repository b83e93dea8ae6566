import { useLocation } from '@tanstack/react-router'
import { frame } from '@waybook/messages/frame'
import { useRef, useState } from 'react'

import { useMe } from '#api/session.ts'
import { sectionOf } from '#parts/entity/section-of.ts'
import { useWaitingProposals } from '#parts/proposals/use-waiting-proposals.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Face } from '#ui/picture/face.tsx'
import { Count } from '#ui/text/count.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { profileLabel } from './account-items.tsx'

const PersonMenu = lazyPart(async () => (await import('./person-menu.tsx')).PersonMenu)

/** Opens the menu of one's own pages. Shows the number of proposals that wait for the game master. */
export function PersonButton({ className }: { readonly className: string }) {
  const { user } = useMe()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const waiting = useWaitingProposals()
  const isCurrent = useLocation({
    select: ({ pathname }) => sectionOf(pathname) === 'person' && pathname !== '/my-character',
  })
  const name = profileLabel(user)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => setOpen(!isOpen)}
        className={className}
      >
        <span
          aria-hidden="true"
          className="block size-8.5 overflow-hidden rounded-round bg-sunk text-14 text-ink xl:hidden"
        >
          <Face name={name} picture={null} />
        </span>
        <span className="sr-only">{frame.yourPages({ name })}</span>
        <Icon name="chevron-down" className="size-4.5 max-[56rem]:hidden" />
        {waiting > 0 ? (
          <span className="absolute end-0 top-0">
            <Count count={waiting} words={frame.waitingProposals({ count: waiting })} />
          </span>
        ) : null}
      </button>
      {isOpen ? <PersonMenu anchor={button} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
