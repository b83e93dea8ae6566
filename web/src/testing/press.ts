import { commands, page, server, type Locator, type UserEventClickOptions } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Presses the mouse at a point in the window, in CSS pixels, so the browser fires the same events as for a user. */
    press: (x: number, y: number) => Promise<void>
  }
}

/**
 * Makes the page itself find out where an element can be pressed. Playwright would need thirty messages through three processes, which takes longer
 * than the effect of the press. Clicks with options still use Playwright.
 */
export function pressFromWithin(): void {
  const some = page.elementLocator(document.body)
  // oxlint-disable-next-line typescript/unbound-method -- called for a locator below
  const byPlaywright = some.click
  Object.defineProperty(Reflect.getPrototypeOf(some) ?? some, 'click', {
    value: async function click(this: Locator, options?: UserEventClickOptions) {
      await (options ? byPlaywright.call(this, options) : press(this))
    },
  })
}

/** The browser's own functions, even if a test replaces them. */
const { requestAnimationFrame, setTimeout } = globalThis
const now = performance.now.bind(performance)

/** How long to wait before another try. */
const WAITS_MS = [0, 20, 100]

/** Where to scroll an element if something covers it, such as a bar at an edge of the window. */
const PLACES = ['nearest', 'end', 'center', 'start'] as const

/** Presses the middle of an element once it can be pressed. Rejects with the reason if it can't. */
async function press(locator: Locator): Promise<void> {
  const { timeout = 0 } = server.config.expect.poll ?? {}
  const until = now() + timeout
  for (let tries = 0; ; tries += 1) {
    const element = await locator.findElement({ timeout: until - now() })
    const place = PLACES[tries % PLACES.length] ?? 'nearest'
    const reason = await reasonToWait(element)
    if (!reason && (await pressNow(element, place))) return
    if (now() > until) throw new Error(`${locator.selector} cannot be pressed: ${reason ?? 'it is covered'}`)
    await new Promise((resolve) => setTimeout(resolve, WAITS_MS[tries] ?? 250))
  }
}

/** Why a press must wait. Like a user, it waits until the element is visible, at rest and enabled. */
async function reasonToWait(element: Element): Promise<string | null> {
  const before = element.getBoundingClientRect()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const { x, y, width, height } = element.getBoundingClientRect()
  if (x !== before.x || y !== before.y || width !== before.width || height !== before.height) return 'it moves'
  if (!element.checkVisibility({ visibilityProperty: true }) || width === 0 || height === 0) return 'it is not visible'
  return element.closest(':disabled, [aria-disabled=true]') ? 'it is disabled' : null
}

/** Returns whether the press reached the element. Anything else at that point doesn't receive the press. */
async function pressNow(element: Element, block: ScrollLogicalPosition): Promise<boolean> {
  const target = element.closest('button, a, [role=button], [role=link]') ?? element
  if (block !== 'nearest' || !isInWindow(element))
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
  const [x, y] = middleOf([...element.getClientRects()].find(hasArea) ?? element.getBoundingClientRect())
  if (!reaches(within(element).elementFromPoint(x, y), target)) return false
  if (document.activeElement === document.body) window.focus()
  let reached: boolean | undefined
  const guard = (event: Event) => {
    const [hit] = event.composedPath()
    reached ??= reaches(hit ?? null, target)
    if (reached) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of PARTS) addEventListener(type, guard, { capture: true })
  await commands.press(x, y)
  for (const type of PARTS) removeEventListener(type, guard, { capture: true })
  return reached ?? false
}

/** Whether a press at `hit` presses the target. Browsers pass a press on any part of a label, such as a switch's track, to its field. */
function reaches(hit: EventTarget | null, target: Element): boolean {
  if (!(hit instanceof Element)) return false
  return target.contains(hit) || hit.closest('label')?.control === target
}

/** The root to search for an element. The text editor has a shadow root. */
function within(element: Element): DocumentOrShadowRoot {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root : document
}

/** The events of a press. */
const PARTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']

/** The middle of the part of a box that is in the window. */
function middleOf({ left, right, top, bottom }: DOMRect): readonly [x: number, y: number] {
  return [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
}

const hasArea = ({ width, height }: DOMRect) => width > 0 && height > 0

function isInWindow(element: Element): boolean {
  const { top, left, bottom, right } = element.getBoundingClientRect()
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
}
