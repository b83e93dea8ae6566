import { useRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'

import { useMe } from '../../client/me.ts'

/** Whoever is no game master is sent home; what they must not know, the server tells them in no case. */
export function ForGameMaster({ children }: { readonly children: ReactNode }) {
  const isGameMaster = useMe().role === 'gameMaster'
  const router = useRouter()
  useEffect(() => {
    if (!isGameMaster) void router.navigate({ to: '/', replace: true })
  }, [isGameMaster, router])
  return isGameMaster ? children : null
}
