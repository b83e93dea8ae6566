export type Link = HTMLAnchorElement | null

/** Where somebody rests: on a link, or on none. */
export interface Rest {
  readonly link: () => Link
  /** Goes to a link or leaves it, at once or after so many milliseconds without a word of anything else. */
  readonly go: (link: Link, afterMs?: number) => void
  /** Forgets where to go next. */
  readonly stay: () => void
}

/** Tells `show` of each change. */
export function startRest(show: (link: Link) => void): Rest {
  let current: Link = null
  let timer = 0
  const change = (link: Link) => {
    if (link !== current) show(link)
    current = link
  }
  return {
    link: () => current,
    stay: () => clearTimeout(timer),
    go: (link, afterMs) => {
      clearTimeout(timer)
      if (afterMs === undefined) change(link)
      else timer = window.setTimeout(change, afterMs, link)
    },
  }
}
