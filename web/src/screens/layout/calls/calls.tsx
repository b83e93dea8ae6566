import { frame } from '@waybook/messages/frame'

import { useMe } from '#api/session.ts'
import { usePlayingSounds } from '#parts/sounds/use-playing-sounds.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { useChangingRoll } from '#stores/changing-dice.ts'
import { CALL_KEY, openPlayPanel, useCheckViews, type AimRequest, type PartAddress } from '#stores/checks.ts'
import { useTableSound } from '#stores/table-sound.ts'
import { isDiceKeyEnabled } from '#stores/tray.ts'
import { usePageActions, type PageAction } from '#ui/page/page-actions.ts'

import { useIsTable } from '../use-is-table.ts'
import type { HitOffer, OpenPart } from './use-open-checks.ts'
import { useAskedByFold, useHitOffers, useOpenParts } from './use-open-checks.ts'

const later = { inAdvance: false } as const

const CallBanner = lazyPart<{ readonly asked: readonly OpenPart[] }>(
  async () => (await import('./call-banner.tsx')).CallBanner,
  later,
)
const HelpLine = lazyPart<{ readonly parts: readonly OpenPart[] }>(
  async () => (await import('./help-line.tsx')).HelpLine,
  later,
)
const ReactionLine = lazyPart<{ readonly offer: HitOffer }>(
  async () => (await import('./reaction-line.tsx')).ReactionLine,
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
const SoundLine = lazyPart<object>(async () => (await import('#parts/sounds/sound-line.tsx')).SoundLine, later)

/** The checks on every page. Their code loads when a check is open or a panel opens. */
export function Calls() {
  const { open, panel, aim } = useCheckViews()
  // The table shows it in its own bars.
  const isTable = useIsTable()
  // The surface on which dice change takes its place.
  const isChanging = useChangingRoll() !== null
  useCallKey()
  return (
    <>
      {isTable ? null : <CallBar className="peer call-bar" />}
      {open && !isChanging ? <CheckSurface address={open} /> : null}
      {panel === 'call' ? <CallPanel /> : null}
      {panel === 'storyPoints' ? <StoryPanel /> : null}
      {aim ? <AimDialog request={aim} /> : null}
    </>
  )
}

/** The check that waits for the viewer's roll, else a hit that the viewer can reduce, else another player's check that the viewer can help with, else the offer of sound. */
export function CallBar({ className }: { readonly className: string }) {
  const { role } = useMe()
  const { open } = useCheckViews()
  const { shown } = useAskedByFold()
  const parts = useOpenParts()
  const [hit] = useHitOffers()
  const others = parts.filter(({ part }) => !part.mine && part.roll === null)
  const { choice, needsTap } = useTableSound()
  const offersSound = usePlayingSounds().length > 0 && (choice === null || needsTap)
  return (
    // Always mounted, because screen readers announce only what changes in an existing live region.
    <div aria-live="polite" data-call-bar={shown.length > 0 || undefined} className={className}>
      {open ? null : shown.length > 0 ? (
        <CallBanner asked={shown} />
      ) : hit ? (
        <ReactionLine key={hit.id} offer={hit} />
      ) : role === 'player' && others.length > 0 ? (
        <HelpLine parts={others} />
      ) : offersSound ? (
        <SoundLine />
      ) : null}
    </div>
  )
}

const callCheck: PageAction = {
  get name() {
    return frame.callCheck()
  },
  keys: [CALL_KEY],
  isOn: isDiceKeyEnabled,
  run: () => openPlayPanel('call'),
}

/** The key that opens the game master's panel. */
function useCallKey(): void {
  const isGameMaster = useMe().role === 'gameMaster'
  usePageActions('frame', isGameMaster ? [callCheck] : [])
}
