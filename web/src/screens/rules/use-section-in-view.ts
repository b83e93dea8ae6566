import { useSyncExternalStore } from 'react'

/** How far down the window one reads: what has passed this line is in view. */
const READING_LINE = 0.3

/** The id of the section that is being read; at the page's end, where the last one may be too short to rise, that one. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(onMove, () => sectionInView(ids))
}

function onMove(notice: () => void) {
  window.addEventListener('scroll', notice, { passive: true })
  window.addEventListener('resize', notice)
  return () => {
    window.removeEventListener('scroll', notice)
    window.removeEventListener('resize', notice)
  }
}

function sectionInView(ids: readonly string[]): string | undefined {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1) return ids.at(-1)
  const line = clientHeight * READING_LINE
  const passed = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line)
  return passed.at(-1) ?? ids[0]
}
