import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useMe } from '../../client/me.ts'

/** Whoever is no game master is sent home; what they must not know, the server tells them in no case. */
export function ForGameMaster({ children }: { readonly children: ReactNode }) {
  return useMe().role === 'gameMaster' ? children : <Navigate to="/" replace />
}
