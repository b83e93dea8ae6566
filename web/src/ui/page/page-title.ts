import { createContext, use, useEffect } from 'react'

/** What a page stands in, nearest first, as the browser's title says it behind the page's own name. */
export const Surroundings = createContext<readonly string[]>(['Waybook'])

/** What is told of a page that says nothing of itself. */
const ABOUT = 'Run and play a narrative-dice campaign'

/** Names the page for the browser's tabs and history, and describes it, while it is shown. */
export function usePageTitle(name: string, about = '') {
  const surroundings = use(Surroundings)
  useEffect(() => setPageTitle([name, ...surroundings], about), [name, about, surroundings])
}

export function setPageTitle(names: readonly string[], about = '') {
  document.title = [...new Set(names)].join(' · ')
  document.querySelector('meta[name=description]')?.setAttribute('content', about === '' ? ABOUT : about)
}
