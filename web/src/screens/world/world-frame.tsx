import { useLocation } from '@tanstack/react-router'
import { world } from '@waybook/messages/world'
import type { ReactNode } from 'react'

import { worldPages } from '#parts/entity/campaign-pages.ts'
import { WorldTabs } from '#parts/entity/world-tabs.tsx'
import { Heading } from '#ui/page/heading.tsx'

/** The heading and tabs shared by the map, relationships, timeline and All pages. On phones the tabs are the page's header. */
export function WorldFrame({ children }: { readonly children: ReactNode }) {
  const current = useLocation({
    select: ({ pathname }) => worldPages.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`)),
  })
  return (
    <>
      <header className="mb-5 flex flex-wrap items-end gap-x-8 border-b border-line max-md:-mx-gutter max-md:-mt-4 max-md:bg-surface md:first:pt-4 print:border-0">
        <Heading {...(current && { title: current.label })} about={world.about()} className="max-md:sr-only md:pb-1.5">
          {world.theWorld()}
        </Heading>
        <WorldTabs />
      </header>
      {children}
    </>
  )
}
