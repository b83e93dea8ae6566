import { useLocation, useNavigate } from '@tanstack/react-router'
import { idFromRoute, isEntityId, routeOf } from '@waybook/contract'
import { useEffect } from 'react'

/** Replaces the address under which an entity was found by its own, if it has been renamed. Another spelling of its id stays. */
export function useAddressOf(id: string): void {
  const navigate = useNavigate()
  const asked = useLocation({
    select: ({ pathname }) => {
      const [, category = '', ...segments] = pathname.toLowerCase().replace(/\/$/, '').split('/')
      return idFromRoute(category, segments.join('/'))
    },
  })
  useEffect(() => {
    if (isEntityId(asked) && asked !== id) void navigate({ to: routeOf(id), replace: true })
  }, [asked, id, navigate])
}
