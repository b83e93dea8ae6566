import { useLocation, useNavigate } from '@tanstack/react-router'
import { sheet } from '@waybook/messages/sheet'
import { useRef, type TouchEvent } from 'react'

/** The tabs of the sheet on phones, in order. The keys are the fragments of the address. */
export const sheetTabs = {
  skills: () => sheet.skillsTab(),
  weapons: () => sheet.weaponsTab(),
  gear: () => sheet.gearTab(),
  about: () => sheet.aboutTab(),
} as const

export type SheetTab = keyof typeof sheetTabs

const isSheetTab = (text: string): text is SheetTab => Object.hasOwn(sheetTabs, text)

/** The tab in the address. Choosing another tab replaces the history entry, so Back leaves the sheet. */
export function useSheetTab() {
  const navigate = useNavigate()
  const tab: SheetTab = useLocation({ select: ({ hash }) => (isSheetTab(hash) ? hash : 'skills') })
  const choose = (wanted: string) => {
    const options = { search: true, replace: true, resetScroll: false, hashScrollIntoView: false } as const
    void navigate({ to: '.', hash: wanted, ...options })
    scrollTo({ top: 0 })
  }
  return { tab, choose }
}

/** The minimum sideways movement of a swipe, in pixels. Scrolling and shaky taps move less. */
const SWIPE_MIN = 60

/** A swipe to the side chooses the next or previous tab. */
export function useSwipe(tab: SheetTab, choose: (tab: SheetTab) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const onTouchStart = ({ touches }: TouchEvent) => {
    const finger = touches[0]
    start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const finger = changedTouches[0]
    if (!start.current || !finger) return
    const across = finger.clientX - start.current.x
    const along = finger.clientY - start.current.y
    start.current = null
    if (Math.abs(across) < SWIPE_MIN || Math.abs(across) < 2 * Math.abs(along)) return
    const tabs = Object.keys(sheetTabs).filter(isSheetTab)
    const next = tabs[tabs.indexOf(tab) + (across < 0 ? 1 : -1)]
    if (next) choose(next)
  }
  return { onTouchStart, onTouchEnd }
}
