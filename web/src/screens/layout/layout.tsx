import { useLocation } from '@tanstack/react-router'
import { frame } from '@waybook/messages/frame'
import { useEffect, useState, type ReactNode } from 'react'

import { call } from '#api/call.ts'
import { useMe } from '#api/session.ts'
import { useAccent } from '#look/accent.ts'
import { LinkPreviews } from '#parts/preview/link-previews.tsx'
import { ProposalNews } from '#parts/proposals/proposal-news.tsx'
import type { SoundOutputProps } from '#parts/sounds/sound-output.tsx'
import { usePlayingSounds } from '#parts/sounds/use-playing-sounds.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { notify } from '#screens/tabletop/announcer.tsx'
import { SigningOut } from '#sign-in/use-sign-out.ts'
import { useCampaignChoice } from '#stores/campaign-choice.ts'
import { useEndsEvening } from '#stores/evening.ts'
import { useNewPage, type NewPageRequest } from '#stores/new-page.ts'
import { showNoticeLater } from '#stores/notice.ts'
import { rememberPage } from '#stores/remembered-pages.ts'
import { useSignOutState } from '#stores/sign-out.ts'
import { useViewChoice, viewAs } from '#stores/view-as.ts'
import { DrawnNext } from '#ui/page/drawn-next.tsx'
import { PageTitleContext } from '#ui/page/heading.tsx'
import { SkipLink } from '#ui/page/skip-link.tsx'

import { BottomTabs } from './bottom-tabs.tsx'
import { Calls } from './calls/calls.tsx'
import { DiceOverlays } from './dice/dice-overlays.tsx'
import { HandoutNow } from './handout/handout-now.tsx'
import { LiveNotice } from './live-notice.tsx'
import { PageNotice } from './page-notice.tsx'
import { TopBar } from './top-bar.tsx'
import { useIsTable } from './use-is-table.ts'
import { useOfflinePages } from './use-offline-pages.ts'
import { useParentTitles } from './use-parent-titles.ts'
import { ViewBanner } from './view-banner.tsx'

/** The frame of every page of the campaign: navigation, notices and dice. */
export function Layout({ children }: { readonly children: ReactNode }) {
  useAccent(useMe().campaign.accent)
  useRememberedPages()
  useNoteVisit()
  useOfflinePages()
  const parentTitles = useParentTitles()
  return (
    <>
      <SkipLink target="main">{frame.skip()}</SkipLink>
      <ViewBanner />
      <div className="grid min-h-[calc(100dvh-var(--view-bar))] grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr_auto]">
        <TopBar />
        <Calls />
        <main
          id="main"
          tabIndex={-1}
          className="row-start-3 beside-surface wrap pt-4 pb-18 outline-none max-md:peer-data-call-bar:pb-80"
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
          <Sounds />
          <NewPage />
          <ProposalNews />
          <GiftNotice />
          <PauseNotice />
          <ViewChoice />
          <CampaignChoice />
          <Evening />
          <AskedSignOut />
        </DrawnNext>
      </div>
    </>
  )
}

const SoundOutput = lazyPart<SoundOutputProps>(
  async () => (await import('#parts/sounds/sound-output.tsx')).SoundOutput,
  {
    inAdvance: false,
  },
)

/** The music and sounds of the table on this device. It stays once something has played, because what ends fades out. */
function Sounds() {
  const isPlaying = usePlayingSounds().length > 0
  const [hasPlayed, setPlayed] = useState(isPlaying)
  if (isPlaying && !hasPlayed) setPlayed(true)
  const isTable = useIsTable()
  const isGameMaster = useMe().role === 'gameMaster'
  // On the table, a notice of the page would cover the bars. The game master chose the sound, and reads its name on the panel.
  const onCaption = isGameMaster ? undefined : isTable ? notify : (text: string) => showNoticeLater({ text })
  return hasPlayed ? <SoundOutput {...(onCaption && { onCaption })} /> : null
}

function AskedSignOut() {
  const { asked } = useSignOutState()
  return asked ? <SigningOut due={null} asked={asked} /> : null
}

/** Remembers visited pages for the search. */
function useRememberedPages() {
  const account = useMe().user.id
  const { pathname } = useLocation()
  useEffect(() => rememberPage(account, pathname), [account, pathname])
}

const CampaignDialog = lazyPart<object>(
  async () => (await import('#parts/campaigns/campaign-dialog.tsx')).CampaignDialog,
  { inAdvance: false },
)

function CampaignChoice() {
  return useCampaignChoice() ? <CampaignDialog /> : null
}

const SessionNotice = lazyPart<object>(async () => (await import('#parts/evening/session-notice.tsx')).SessionNotice, {
  InStead: () => null,
})
const EveningSheet = lazyPart<object>(async () => (await import('#parts/evening/evening-sheet.tsx')).EveningSheet, {
  inAdvance: false,
})

/** For game masters: the notice that a session has begun, and the sheet that ends the evening, opened from anywhere. */
function Evening() {
  const isEnding = useEndsEvening()
  if (useMe().role !== 'gameMaster') return null
  return (
    <>
      <SessionNotice />
      {isEnding ? <EveningSheet /> : null}
    </>
  )
}

const GiftNotice = lazyPart<object>(async () => (await import('#parts/hands/gift-notice.tsx')).GiftNotice, {
  InStead: () => null,
})
const PauseNotice = lazyPart<object>(async () => (await import('#parts/pause/pause-notice.tsx')).PauseNotice, {
  InStead: () => null,
})

const ViewAsDialog = lazyPart<object>(async () => (await import('#parts/view-as/view-as-dialog.tsx')).ViewAsDialog, {
  inAdvance: false,
})

/** The dialog that chooses a player to view as, opened from anywhere. */
function ViewChoice() {
  return useViewChoice() ? <ViewAsDialog /> : null
}

const NewPageDialog = lazyPart<{ readonly request: NewPageRequest }>(
  async () => (await import('#parts/new-page/new-page-dialog.tsx')).NewPageDialog,
  { inAdvance: false },
)

/** The dialog for a new page, opened from anywhere. */
function NewPage() {
  const request = useNewPage()
  return request ? <NewPageDialog request={request} /> : null
}

/** Far more often than a visit needs to continue, so a lost request doesn't matter. */
const NOTED_EVERY_MS = 10 * 60_000

/** Reports the account's visit while the page is visible. Later changes count as new to it. */
function useNoteVisit(): void {
  useEffect(() => {
    // A game master who views as a player isn't that player.
    if (viewAs() !== null) return
    const note = () => {
      if (document.visibilityState === 'visible') void call('noteVisit', {}).catch(() => undefined)
    }
    note()
    const timer = setInterval(note, NOTED_EVERY_MS)
    document.addEventListener('visibilitychange', note)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', note)
    }
  }, [])
}
