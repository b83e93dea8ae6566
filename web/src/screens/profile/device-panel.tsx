import { useEffect, useState } from 'react'

import { startNewVersion, useIsNewVersionReady } from '#recovery/new-version.ts'
import { useInstallOffer } from '#stores/install-offer.ts'
import { Button } from '#ui/button/button.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

/** Whether Waybook is saved on this device for offline use, and how to install it as an app. */
export function DevicePanel() {
  return (
    <RailSection title="On this device">
      <div className="grid max-w-measure justify-items-start gap-3">
        <NewVersion />
        {isSecureContext ? (
          <>
            <OfflineApp />
            <Installing />
          </>
        ) : (
          <PlainHttp />
        )}
      </div>
    </RailSection>
  )
}

function NewVersion() {
  if (!useIsNewVersionReady()) return null
  return (
    <>
      <p>A new version is ready. Reloading keeps what you are writing.</p>
      <Button onClick={() => void startNewVersion()}>Reload</Button>
    </>
  )
}

/** Browsers do not run service workers on plain http. */
function PlainHttp() {
  return (
    <>
      <p>
        This address begins with http://. Browsers save no pages from such addresses. Without a connection to the
        server, Waybook does not open on this device, and you cannot install it as an app.
      </p>
      <p className="text-14 text-ink-2">
        The person who hosts Waybook can set up an https:// address in a home network too, with Caddy or Tailscale. See
        “Https at home” in <code>docs/hosting.md</code>.
      </p>
    </>
  )
}

const offlineWords = {
  saved: 'Waybook opens on this device without a network.',
  'not yet':
    'Not saved on this device yet. This happens automatically while you read, unless your browser’s data saver is on.',
  refused: 'This browser saves nothing for offline use. Private windows never do.',
}

function OfflineApp() {
  const state = useOfflineApp()
  return state === null ? <Spinner /> : <p>{offlineWords[state]}</p>
}

/** Whether the app is saved on this device. Null until the service worker answers. */
function useOfflineApp(): keyof typeof offlineWords | null {
  const isOffered = 'serviceWorker' in navigator
  const [state, setState] = useState<keyof typeof offlineWords | null>(isOffered ? null : 'refused')
  useEffect(() => {
    if (!isOffered) return
    const unmounted = new AbortController()
    const say = (found: keyof typeof offlineWords) => {
      if (!unmounted.signal.aborted) setState(found)
    }
    const look = async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      if (!registration?.active) say('not yet')
      await navigator.serviceWorker.ready
      say('saved')
    }
    look().catch(() => say('refused'))
    return () => unmounted.abort()
  }, [isOffered])
  return state
}

const outcomeWords = {
  agreed: 'Installed. Waybook is now among the apps on this device.',
  declined: 'Not installed. You can also install it from your browser’s menu.',
}

function Installing() {
  const install = useInstallOffer()
  const [state, setState] = useState<'asking' | 'agreed' | 'declined' | null>(null)
  const ask = async (offered: () => Promise<boolean>) => {
    setState('asking')
    const agreed = await offered().catch(() => false)
    setState(agreed ? 'agreed' : 'declined')
  }
  if (isApp()) return <p>You are using the installed app.</p>
  return (
    <>
      {install ? (
        <Button onClick={() => void ask(install)} busy={state === 'asking'} busyLabel="Waiting for your browser...">
          Install as an app
        </Button>
      ) : null}
      {install || state !== null ? null : <p className="text-14 text-ink-2">{installWords()}</p>}
      <StatusLine quiet>{state === 'agreed' || state === 'declined' ? outcomeWords[state] : null}</StatusLine>
    </>
  )
}

/** Whether the page runs as an installed app. iOS Safari reports this in `navigator.standalone`. */
function isApp(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  )
}

/** Instructions for browsers that do not offer to install, in the words of their menus. */
function installWords(): string {
  const { userAgent, maxTouchPoints } = navigator
  // An iPad identifies itself as a Mac.
  const isIos = /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  return isIos
    ? 'To install it as an app, tap Share in Safari, then “Add to Home Screen”. Otherwise Safari deletes saved pages after a week without a visit.'
    : 'To install it as an app, look for “Install” or “Add to home screen” in your browser’s menu.'
}
