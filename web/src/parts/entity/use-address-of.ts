import { useNavigate } from '@tanstack/react-router'
import { isEntityId, routeOf } from '@waybook/contract'
import { useEffect } from 'react'

/** Replaces an old address of a renamed entity by its current one. */
export function useAddressOf(asked: string, found: string | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (found !== null && isEntityId(asked) && asked !== found) void navigate({ to: routeOf(found), replace: true })
  }, [asked, found, navigate])
}
