import { useEffect } from 'react'

import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { CALL_KEY, openPlayPanel, useCheckViews, type AimRequest, type PartAddress } from '#stores/checks.ts'
import { isDiceKeyEnabled } from '#stores/tray.ts'
import { isTyping } from '#ui/page/is-text-input.ts'

import type { OpenPart } from './use-open-checks.ts'
import { useAskedByFold, useOpenParts } from './use-open-checks.ts'

const later = { inAdvance: false } as const

const CallBanner = lazyPart<{ readonly asked: readonly OpenPart[] }>(
  async () => (await import('./call-banner.tsx')).CallBanner,
  later,
)
const HelpLine = lazyPart<{ readonly parts: readonly OpenPart[] }>(
  async () => (await import('./help-line.tsx')).HelpLine,
  later,
)
const CheckSurface = lazyPart<{ readonly address: PartAddress }>(
  async () => (await import('./check-surface.tsx')).CheckSurface,
  later,
)
const CallPanel = lazyPart<object>(async () => (await import('./panel/call-panel.tsx')).CallPanel, later)
const StoryPanel = lazyPart<object>(async () => (await import('./story/story-panel.tsx')).StoryPanel, later)
const AimDialog = lazyPart<{ readonly request: AimRequest }>(
  async () => (await import('./aim/aim-dialog.tsx')).AimDialog,
  later,
)

/** What checks bring onto every page. Its code is loaded when a check is open or a panel is opened. */
export function Calls() {
  const { open, panel, aim } = useCheckViews()
  useCallKey()
  return (
    <>
      <CallBar />
      {open ? <CheckSurface address={open} /> : null}
      {panel === 'call' ? <CallPanel /> : null}
      {panel === 'storyPoints' ? <StoryPanel /> : null}
      {aim ? <AimDialog request={aim} /> : null}
    </>
  )
}

/** Above the tabs on phones; elsewhere it hangs from the top bar. */
const place =
  'max-md:fixed max-md:inset-x-2 max-md:bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-6 row-start-2 md:sticky md:top-(--view-bar) md:mx-auto md:w-[min(var(--container-page),100%-4rem)] print:hidden low:static'
/** On the table it floats above the map: beside its tools and its panel, and below or beside the order of initiative. */
const placeOnTable =
  'md:in-[:root:has([data-fills-window])]:fixed md:in-[:root:has([data-fills-window])]:top-22 md:in-[:root:has([data-fills-window])]:right-4 md:in-[:root:has([data-fills-window])]:left-22 md:in-[:root:has([data-fills-window])]:w-auto md:in-[:root:has([data-panel=open])]:right-[24.5rem] md:max-xl:in-[:root:has([data-turn-bar])]:top-58 xl:in-[:root:has([data-turn-bar])]:left-[25rem]'

/** The check that the viewer is asked for; without one, a check of somebody else that the viewer may help with. */
function CallBar() {
  const { role } = useMe()
  const { open } = useCheckViews()
  const { shown } = useAskedByFold()
  const others = useOpenParts().filter(({ part }) => !part.mine && part.roll === null)
  return (
    // Always mounted, because screen readers announce only what changes in an existing live region.
    <div aria-live="polite" data-call-bar={shown.length > 0 || undefined} className={`${place} ${placeOnTable}`}>
      {open ? null : shown.length > 0 ? (
        <CallBanner asked={shown} />
      ) : role === 'player' && others.length > 0 ? (
        <HelpLine parts={others} />
      ) : null}
    </div>
  )
}

/** Opens the game master’s panel with its keyboard shortcut, except while the user types into a field. */
function useCallKey(): void {
  const isGameMaster = useMe().role === 'gameMaster'
  useEffect(() => {
    if (!isGameMaster) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== CALL_KEY || event.defaultPrevented || !isDiceKeyEnabled() || isTyping(event))
        return
      event.preventDefault()
      openPlayPanel('call')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isGameMaster])
}
