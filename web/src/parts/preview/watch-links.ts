/** How long the user rests on a link before its card appears, and how long the card stays after the user leaves both. */
const REST_MS = 500
const LEAVE_MS = 300
/** After this long, phones treat a touch as a long press. */
const HOLD_MS = 500

type Listen = <Name extends keyof DocumentEventMap>(
  name: Name,
  listener: (event: DocumentEventMap[Name]) => void,
) => void

/**
 * Calls `show` with the entity link on which the user rests by pointer, keyboard or finger, and with `null` when they leave it and its card. Returns
 * a function that stops this.
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

/** Ignores fingers, which do not hover: `followFinger` handles them. */
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
    // Immediately, because the card must not cover the element that gets the focus next.
    if (linkAt(target)) rest.go(null)
  })
  listen('keydown', ({ key }) => {
    if (key === 'Escape') rest.go(null)
  })
}

/** A tap follows the link as usual. A long press shows the card instead of the browser's menu, until something else is touched. */
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

/** Only links with an address: `RichText` removes it from links to entities without a page. */
function linkAt(target: EventTarget | null): Link {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-entity][href]') : null
}

function isOnCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-preview]') !== null
}

export type Link = HTMLAnchorElement | null

/** The link on which the user rests, if any. */
interface Rest {
  readonly link: () => Link
  /** Changes to a link, or to none, at once or after `afterMs`. A later call cancels a pending change. */
  readonly go: (link: Link, afterMs?: number) => void
  /** Cancels the pending change. */
  readonly stay: () => void
}

/** Calls `show` on each change. */
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
