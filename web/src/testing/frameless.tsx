import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import type { Me } from '@waybook/contract'
import { useState } from 'react'

import { Live, LiveContext } from '#api/live/live.ts'
import { WaitingWrites } from '#api/live/waiting-writes.ts'
import { MeContext, meQuery } from '#api/session.ts'
import { PageTitleContext } from '#ui/page/heading.tsx'

/** The campaign's route without its frame. Has no navigation, search, dice, notices or live connection. */
export function Frameless() {
  const { data: me } = useSuspenseQuery(meQuery)
  return me && <Page me={me} />
}

function Page({ me }: { readonly me: Me }) {
  const queries = useQueryClient()
  // These are never started: no live messages arrive, and waiting writes are not sent.
  const [table] = useState(() => ({ live: new Live(me.seq), writes: new WaitingWrites(me.user.id, queries) }))
  return (
    <MeContext value={me}>
      <LiveContext value={table}>
        <main id="main" tabIndex={-1} className="wrap">
          <PageTitleContext value={[me.campaign.name]}>
            <Outlet />
          </PageTitleContext>
        </main>
      </LiveContext>
    </MeContext>
  )
}
