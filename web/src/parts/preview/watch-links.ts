/** How long one rests on a link until its card comes, and how long the card stays once one has left both. */
const REST_MS = 500
const LEAVE_MS = 300
/** As long as phones take a touch for a hold. */
const HOLD_MS = 500

type Listen = <Name extends keyof DocumentEventMap>(
  name: Name,
  listener: (event: DocumentEventMap[Name]) => void,
) => void

/**
 * Tells on which link to an entity somebody rests, by pointer, by keyboard or with a finger, and `null` once they have left
 * it and its card. Answers how to stop.
 */
export function watchLinks(show: (link: Link) => void): () => void {
  const rest = startRest(show)
  const watching = new AbortController()
  const listen: Listen = (name, listener) =>
    document.addEventListener(name, listener, { signal: watching.signal, capture: true })
  followPointer(rest, listen)
  followKeyboard(rest, listen)
  followFinger(rest, listen)
  return () => {
    watching.abort()
    rest.go(null)
  }
}

/** A finger hovers nowhere: what it does is told apart below. */
function followPointer(rest: Rest, listen: Listen) {
  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return
    const link = linkAt(target)
    if (isOnCard(target) || (link && link === rest.link())) rest.stay()
    else if (link) rest.go(link, rest.link() ? LEAVE_MS : REST_MS)
  })
  listen('pointerout', ({ target, pointerType }) => {
    if (pointerType !== 'touch' && (linkAt(target) || isOnCard(target))) rest.go(null, LEAVE_MS)
  })
}

function followKeyboard(rest: Rest, listen: Listen) {
  listen('focusin', ({ target }) => {
    const link = linkAt(target)
    if (link?.matches(':focus-visible')) rest.go(link, REST_MS)
  })
  listen('focusout', ({ target }) => {
    // At once: what has the focus next must not lie beneath the card.
    if (linkAt(target)) rest.go(null)
  })
  listen('keydown', ({ key }) => {
    if (key === 'Escape') rest.go(null)
  })
}

/** A tap follows the link as ever. Held, it shows the card in place of the browser's menu, until something else is touched. */
function followFinger(rest: Rest, listen: Listen) {
  let held: Link = null
  listen('pointerdown', ({ target, pointerType }) => {
    held = pointerType === 'touch' ? linkAt(target) : null
    if (!isOnCard(target)) rest.go(null)
    if (held) rest.go(held, HOLD_MS)
  })
  for (const end of ['pointerup', 'pointercancel'] as const) listen(end, () => rest.stay())
  listen('contextmenu', (event) => {
    if (held) event.preventDefault()
  })
  listen('click', (event) => {
    if (held && held === rest.link()) {
      event.preventDefault()
      event.stopPropagation()
    } else if (!isOnCard(event.target)) rest.go(null)
  })
}

/** `RichText` takes the address from links to what has no page. */
function linkAt(target: EventTarget | null): Link {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-entity][href]') : null
}

function isOnCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-preview]') !== null
}

export type Link = HTMLAnchorElement | null

/** Where somebody rests: on a link, or on none. */
interface Rest {
  readonly link: () => Link
  /** Goes to a link or leaves it, at once or after so many milliseconds without a word of anything else. */
  readonly go: (link: Link, afterMs?: number) => void
  /** Forgets where to go next. */
  readonly stay: () => void
}

/** Tells `show` of each change. */
function startRest(show: (link: Link) => void): Rest {
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
