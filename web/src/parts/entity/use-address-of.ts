import { useNavigate } from '@tanstack/react-router'
import { isEntityId, routeOf } from '@waybook/contract'
import { useEffect } from 'react'

/** Replaces the address by that of the entity that was found under it, which is another if the entity has been renamed. */
export function useAddressOf(asked: string, found: string | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (found !== null && isEntityId(asked) && asked !== found) void navigate({ to: routeOf(found), replace: true })
  }, [asked, found, navigate])
}
