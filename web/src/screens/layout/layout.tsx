import { lazy, Suspense, type ReactNode } from 'react'

import { Surroundings } from '#ui/page/page-title.ts'
import { SkipLink } from '#ui/page/skip-link.tsx'

import { useMe } from '../../client/me.ts'
import { useAccent } from '../../look/use-accent.ts'
import { LinkPreviews } from '../../parts/preview/link-previews.tsx'
import { useRememberPages } from '../../parts/search/use-remember-pages.ts'
import { BottomTabs } from './bottom-tabs.tsx'
import { NoTableDice, RollOverPage, TrayOverPage } from './dice/dice-overlays.tsx'
import { LiveNotice } from './live-notice.tsx'
import { TopBar } from './top-bar.tsx'
import { useSurroundings } from './use-parent-titles.ts'

const TableDice = lazy(async () => ({
  default: await import('../../parts/dice-stage/dice-stage.tsx').then(
    (code) => code.TableDice,
    () => NoTableDice,
  ),
}))

/** What stands round every page of the campaign. */
export function Layout({ children }: { readonly children: ReactNode }) {
  useAccent(useMe().campaign.accent)
  useRememberPages()
  const surroundings = useSurroundings()
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <SkipLink target="main" />
      <TopBar />
      <main id="main" tabIndex={-1} className="wrap pt-4 pb-18 outline-none">
        <Surroundings value={surroundings}>{children}</Surroundings>
      </main>
      <LiveNotice />
      <BottomTabs />
      <LinkPreviews />
      <RollOverPage />
      <TrayOverPage />
      <Suspense fallback={null}>
        <TableDice />
      </Suspense>
    </div>
  )
}
