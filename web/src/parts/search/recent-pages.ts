import { useLocation } from '@tanstack/react-router'
import { isEntityId, typeOfId } from '@waybook/contract'
import { useEffect } from 'react'

import { readStored, removeStored, writeStored } from '#stores/device-storage.ts'

const STORAGE_KEY = 'waybook-recent-pages'
const PAGES_MAX = 8

/** The ids of the entities whose pages were last visited in this browser, newest first. */
export function recentPages(): string[] {
  return (readStored('localStorage', STORAGE_KEY) ?? '').split(' ').filter(isEntityId)
}

/** Remembers an address if it can be that of an entity. The server filters out missing and hidden entities when the list is shown. */
function rememberPage(path: string) {
  const id = path.slice(1)
  if (typeOfId(id) === null) return
  const others = recentPages().filter((other) => other !== id)
  writeStored('localStorage', STORAGE_KEY, [id, ...others].slice(0, PAGES_MAX).join(' '))
}

export function forgetPages() {
  removeStored('localStorage', STORAGE_KEY)
}

export function useRememberPages() {
  const { pathname } = useLocation()
  useEffect(() => rememberPage(pathname), [pathname])
}
