import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { createFileRoute, Outlet, redirect, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Problem, type Me } from '@waybook/contract'
import { notFound } from '@waybook/messages/notFound'
import { useEffect } from 'react'

import { LiveProvider } from '#api/live/live-provider.tsx'
import { savedCampaign, savedOwner, loadOfflineCode } from '#api/offline/owner.ts'
import { MeContext, meQuery } from '#api/session.ts'
import { loadParts } from '#recovery/lazy-part.tsx'
import { isUnreachable } from '#recovery/reach.ts'
import { whenQuiet } from '#recovery/when-quiet.ts'
import { SomethingWrong } from '#screens/fault/something-wrong.tsx'
import { Layout } from '#screens/layout/layout.tsx'
import { buttonLook } from '#ui/button/button.tsx'
import { Heading } from '#ui/page/heading.tsx'

export const Route = createFileRoute('/_campaign')({
  beforeLoad: async ({ context, location }) => {
    const { queryClient } = context
    const me = await queryClient
      .query({ ...meQuery, staleTime: 'static', retry: false })
      .catch(async (error: unknown) => await meFromSaved(queryClient, error))
    if (!me) redirect({ to: '/sign-in/$', params: { _splat: '' }, search: { to: location.href }, throw: true })
  },
  component: Campaign,
  errorComponent: Fault,
})

/** The last signed-in user, if the server cannot be reached and this device has saved their pages. */
async function meFromSaved(queries: QueryClient, error: unknown): Promise<Me> {
  if (!isUnreachable(error)) throw error
  if (savedOwner() === null) {
    // Without the server, nothing leads from the main address to the campaign.
    const saved = savedCampaign()
    if (location.pathname === '/' && saved !== null && saved !== '') location.replace(saved)
    throw error
  }
  const { startFromSaved } = await loadOfflineCode()
  const me = await startFromSaved(queries)
  if (!me) throw error
  return me
}

function Campaign() {
  const { data: me, error } = useSuspenseQuery(meQuery)
  usePartsInAdvance()
  // The campaign was removed while its page was open.
  if (isWithoutCampaign(error)) return <NoCampaign />
  if (!me) return <SignedOut />
  return (
    <MeContext value={me}>
      <LiveProvider>
        <Layout>
          <Outlet />
        </Layout>
      </LiveProvider>
    </MeContext>
  )
}

/** Preloads the lazy parts of each page after it opens. */
function usePartsInAdvance() {
  const router = useRouter()
  useEffect(() => {
    const wait = () => whenQuiet(() => void loadParts())
    let cancel = wait()
    const unsubscribe = router.subscribe('onResolved', () => {
      cancel()
      cancel = wait()
    })
    return () => {
      unsubscribe()
      cancel()
    }
  }, [router])
}

/** Shown when the session has ended, here or in another tab. Navigates only once, because the return address must not change with the navigation. */
function SignedOut() {
  const router = useRouter()
  useEffect(() => {
    const { href } = router.state.location
    void router.navigate({ to: '/sign-in/$', params: { _splat: '' }, search: { to: href } })
  }, [router])
  return null
}

/** Whether the address has no campaign. It then has no viewer either. */
const isWithoutCampaign = (error: unknown) => error instanceof Problem && error.id === 'not-found'

/** Has no layout, because the layout needs the viewer. */
function Fault(props: ErrorComponentProps) {
  if (isWithoutCampaign(props.error)) return <NoCampaign />
  return (
    <main className="wrap">
      <SomethingWrong {...props} />
    </main>
  )
}

function NoCampaign() {
  return (
    <main className="wrap">
      <div className="grid max-w-measure justify-items-start gap-4 py-8">
        <Heading>{notFound.noCampaign()}</Heading>
        <p role="alert">{notFound.noCampaignWhy()}</p>
        <a href="/" className={buttonLook({ variant: 'primary' })}>
          {notFound.goToCampaign()}
        </a>
      </div>
    </main>
  )
}
