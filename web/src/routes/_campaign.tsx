import { useSuspenseQuery } from '@tanstack/react-query'
import {
  createFileRoute,
  Navigate,
  Outlet,
  redirect,
  useLocation,
  type ErrorComponentProps,
} from '@tanstack/react-router'

import { LiveProvider } from '../client/live/live-provider.tsx'
import { meQuery } from '../client/me.ts'
import { SomethingWrong } from '../screens/fault/something-wrong.tsx'
import { Layout } from '../screens/layout/layout.tsx'

export const Route = createFileRoute('/_campaign')({
  beforeLoad: async ({ context, location }) => {
    const me = await context.queryClient.query({ ...meQuery, staleTime: 'static' })
    if (!me) redirect({ to: '/sign-in/$', params: { _splat: '' }, search: { to: location.href }, throw: true })
  },
  component: Campaign,
  errorComponent: NoCampaign,
})

function Campaign() {
  const { data: me } = useSuspenseQuery(meQuery)
  const { href } = useLocation()
  // Signed out in another tab, and noticed on coming back to this one.
  if (!me) return <Navigate to="/sign-in/$" params={{ _splat: '' }} search={{ to: href }} />
  return (
    <LiveProvider>
      <Layout>
        <Outlet />
      </Layout>
    </LiveProvider>
  )
}

/** Where it is not even known who asks, there is nothing to lay round the page. */
function NoCampaign(props: ErrorComponentProps) {
  return (
    <main className="wrap">
      <SomethingWrong {...props} />
    </main>
  )
}
