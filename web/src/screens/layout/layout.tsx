import { useLocation } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'

import { useMe } from '#api/session.ts'
import { useAccent } from '#look/accent.ts'
import { LinkPreviews } from '#parts/preview/link-previews.tsx'
import { ProposalNews } from '#parts/proposals/proposal-news.tsx'
import { SigningOut } from '#sign-in/use-sign-out.ts'
import { rememberPage } from '#stores/kept-pages.ts'
import { useSignOutState } from '#stores/sign-out.ts'
import { DrawnNext } from '#ui/page/drawn-next.tsx'
import { PageTitleContext } from '#ui/page/heading.tsx'
import { SkipLink } from '#ui/page/skip-link.tsx'

import { BottomTabs } from './bottom-tabs.tsx'
import { Calls } from './calls/calls.tsx'
import { DiceOverlays } from './dice/dice-overlays.tsx'
import { HandoutNow } from './handout/handout-now.tsx'
import { LiveNotice } from './live-notice.tsx'
import { NewPage } from './new-page.tsx'
import { PageNotice } from './page-notice.tsx'
import { TopBar } from './top-bar.tsx'
import { useKeptPages } from './use-kept-pages.ts'
import { useNoteVisit } from './use-note-visit.ts'
import { useParentTitles } from './use-parent-titles.ts'
import { ViewBanner } from './view-banner.tsx'
import { ViewChoice } from './view-choice.tsx'

/** The frame of every page of the campaign: navigation, notices and dice. */
export function Layout({ children }: { readonly children: ReactNode }) {
  useAccent(useMe().campaign.accent)
  useRememberedPages()
  useNoteVisit()
  useKeptPages()
  const parentTitles = useParentTitles()
  return (
    <>
      <SkipLink target="main">Skip to content</SkipLink>
      <ViewBanner />
      <div className="grid min-h-[calc(100dvh-var(--view-bar))] grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr_auto]">
        <TopBar />
        <Calls />
        <main
          id="main"
          tabIndex={-1}
          className="row-start-3 wrap pt-4 pb-18 outline-none max-md:in-[:root:has([data-call-bar])]:pb-80"
        >
          <PageTitleContext value={parentTitles}>{children}</PageTitleContext>
        </main>
        <LiveNotice />
        <PageNotice />
        <BottomTabs />
        <DrawnNext>
          <LinkPreviews />
          <DiceOverlays />
          <HandoutNow />
          <NewPage />
          <ProposalNews />
          <ViewChoice />
          <AskedSignOut />
        </DrawnNext>
      </div>
    </>
  )
}

function AskedSignOut() {
  const { asked } = useSignOutState()
  return asked ? <SigningOut due={null} asked={asked} /> : null
}

/** Remembers which pages were visited, for the search. */
function useRememberedPages() {
  const account = useMe().user.id
  const { pathname } = useLocation()
  useEffect(() => rememberPage(account, pathname), [account, pathname])
}
