import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

import { rememberPage } from './recent-pages.ts'

export function useRememberPages() {
  const { pathname } = useLocation()
  useEffect(() => rememberPage(pathname), [pathname])
}
