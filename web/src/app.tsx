import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createRouter, RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { DISPLAY_PATH } from '@waybook/contract'
import { currentLanguage, onLanguageChange } from '@waybook/messages'
import { Fragment, useSyncExternalStore } from 'react'

import { pageFade } from './page-fade.ts'
import { routeTree } from './routeTree.gen.ts'
import { SomethingWrong, PageLoading } from './screens/fault/something-wrong.tsx'
import { SigningOut } from './sign-in/use-sign-out.ts'
import { basePath, pathInCampaign } from './stores/base-path.ts'
import { useSignOutState } from './stores/sign-out.ts'

/** Older browsers ignore `types` and would fade every navigation. */
const canChoose = CSS.supports('selector(:active-view-transition-type(page))')

/** A page whose code arrives sooner shows no spinner. */
const PENDING_AFTER_MS = 300

/** The router of all routes; without `history` it uses the browser's history. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queryClient },
    ...(basePath !== '' && { basepath: basePath }),
    scrollRestoration: true,
    // Only tests pass a history. Their page may be gone before it has faded.
    defaultViewTransition: canChoose && !history ? pageFade : false,
    defaultPreload: 'intent',
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: SomethingWrong,
    ...(history && { history }),
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

export function App({ router }: { readonly router: AppRouter }) {
  const { due } = useSignOutState()
  const language = useSyncExternalStore(onLanguageChange, currentLanguage)
  const isDisplay = pathInCampaign(router.history.location.pathname) === DISPLAY_PATH
  return (
    <QueryClientProvider client={router.options.context.queryClient}>
      {/* Everything is rendered again in another language, because the React Compiler remembers texts. */}
      <Fragment key={language}>
        {due === null || isDisplay ? <RouterProvider router={router} /> : <SigningOut due={due} asked={null} />}
      </Fragment>
    </QueryClientProvider>
  )
}
