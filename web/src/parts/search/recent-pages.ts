import { useLocation } from '@tanstack/react-router'
import { isEntityId, typeOfId } from '@waybook/contract'
import { useEffect } from 'react'

const KEPT_AS = 'waybook-recent-pages'
const KEPT_MAX = 8

/** The ids of the entities whose pages were visited last in this browser, the newest first. */
export function recentPages(): string[] {
  return (localStorage.getItem(KEPT_AS) ?? '').split(' ').filter(isEntityId)
}

/** Keeps an address if it may be an entity's; whether there is one, and for whom, the server is asked when it matters. */
function rememberPage(path: string) {
  const id = path.slice(1)
  if (typeOfId(id) === null) return
  const others = recentPages().filter((other) => other !== id)
  localStorage.setItem(KEPT_AS, [id, ...others].slice(0, KEPT_MAX).join(' '))
}

export function forgetPages() {
  localStorage.removeItem(KEPT_AS)
}

export function useRememberPages() {
  const { pathname } = useLocation()
  useEffect(() => rememberPage(pathname), [pathname])
}
