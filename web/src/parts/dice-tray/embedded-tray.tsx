import { useEffect, useRef, type ReactNode } from 'react'

import { embedTray } from '#stores/tray.ts'
import { useNarrow } from '#ui/page/use-narrow.ts'

import { DiceTray } from './dice-tray.tsx'

/** The tray as a part of a page, with the result as its children. On phones, which have no room for it, it opens over the page instead. */
export function EmbeddedTray({ children }: { readonly children: ReactNode }) {
  return useNarrow() ? null : <InPage>{children}</InPage>
}

function InPage({ children }: { readonly children: ReactNode }) {
  const tray = useRef<HTMLElement>(null)
  useEffect(() => embedTray(() => tray.current?.focus()), [])
  return (
    <section ref={tray} aria-label="Dice Roller" tabIndex={-1} className="rounded-tray p-5 night shadow-2 outline-none">
      <DiceTray>{children}</DiceTray>
    </section>
  )
}
