import { useEffect, useRef, type ReactNode } from 'react'

import { useCheckViews } from '#stores/checks.ts'
import { embedTray } from '#stores/tray.ts'
import { useNarrowerThan } from '#ui/page/use-narrow.ts'
import { classNames } from '#ui/text/class-names.ts'

import { DiceTray } from './dice-tray.tsx'

/**
 * The tray as part of a page, with the result as its children. In a narrower window, where it would be out of view, the tray opens over the page
 * instead.
 */
export function EmbeddedTray({ children }: { readonly children: ReactNode }) {
  return useNarrowerThan('xl') ? null : <InPage>{children}</InPage>
}

function InPage({ children }: { readonly children: ReactNode }) {
  const { open, panel } = useCheckViews()
  // A check and the call panel cover the tray, but are a little smaller.
  const isCovered = open !== null || panel === 'call'
  const focusRef = useRef<HTMLElement>(null)
  useEffect(embedTray, [])
  return (
    <section
      aria-label="Dice Roller"
      className={classNames('rounded-tray px-5 pt-5 pb-1 night shadow-2', isCovered && 'invisible')}
    >
      <DiceTray focusRef={focusRef}>{children}</DiceTray>
    </section>
  )
}
