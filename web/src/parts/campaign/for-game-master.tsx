import { useRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'

import { useMe } from '#api/session.ts'

/** Redirects other users to the home page. This is not a security check: the server refuses their requests anyway. */
export function ForGameMaster({ children }: { readonly children: ReactNode }) {
  const isGameMaster = useMe().role === 'gameMaster'
  const router = useRouter()
  useEffect(() => {
    if (!isGameMaster) void router.navigate({ to: '/', replace: true })
  }, [isGameMaster, router])
  return isGameMaster ? children : null
}
