import { useEffect, useState } from 'react'

import { startNewVersion, useIsNewVersionReady } from '#recovery/new-version.ts'
import { useInstallOffer } from '#stores/install-offer.ts'
import { Button } from '#ui/button/button.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

/** What this device keeps of Waybook for times without a network, and how to have it as an app. */
export function DevicePanel() {
  return (
    <RailSection title="On this device">
      <div className="grid max-w-measure justify-items-start gap-3">
        <NewVersion />
        {isSecureContext ? (
          <>
            <KeptApp />
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
      <p>A new version is ready. What you have begun to write stays.</p>
      <Button onClick={() => void startNewVersion()}>Reload</Button>
    </>
  )
}

/** Browsers have no service workers there. */
function PlainHttp() {
  return (
    <>
      <p>
        This address begins with http://, and browsers keep no pages from such addresses: without a connection to the
        server, Waybook does not open on this device, and it cannot be installed as an app.
      </p>
      <p className="text-14 text-ink-2">
        Whoever hosts Waybook can give it an address with https:// in the home network too, with Caddy or Tailscale: see
        “Https at home” in <code>docs/hosting.md</code>.
      </p>
    </>
  )
}

const keptWords = {
  kept: 'Waybook opens on this device without a network.',
  'not yet': 'Not kept on this device yet. That happens by itself while you read, unless your browser saves data.',
  refused: 'This browser keeps nothing for times without a network. Private windows never do.',
}

function KeptApp() {
  const kept = useKeptApp()
  return kept === null ? <Spinner /> : <p>{keptWords[kept]}</p>
}

/** Whether the app is kept; `null` until that is known. */
function useKeptApp(): keyof typeof keptWords | null {
  const isOffered = 'serviceWorker' in navigator
  const [kept, setKept] = useState<keyof typeof keptWords | null>(isOffered ? null : 'refused')
  useEffect(() => {
    if (!isOffered) return
    const unmounted = new AbortController()
    const say = (found: keyof typeof keptWords) => {
      if (!unmounted.signal.aborted) setKept(found)
    }
    const look = async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      if (!registration?.active) say('not yet')
      await navigator.serviceWorker.ready
      say('kept')
    }
    look().catch(() => say('refused'))
    return () => unmounted.abort()
  }, [isOffered])
  return kept
}

const outcomeWords = {
  agreed: 'Installed. You find Waybook among the apps of this device.',
  declined: 'Not installed. The menu of your browser offers it too.',
}

function Installing() {
  const install = useInstallOffer()
  const [state, setState] = useState<'asking' | 'agreed' | 'declined' | null>(null)
  const ask = async (offered: () => Promise<boolean>) => {
    setState('asking')
    const agreed = await offered().catch(() => false)
    setState(agreed ? 'agreed' : 'declined')
  }
  if (isApp()) return <p>You are using it as an app.</p>
  return (
    <>
      {install ? (
        <Button onClick={() => void ask(install)} busy={state === 'asking'} busyLabel="Your browser asks...">
          Install as an app
        </Button>
      ) : null}
      {install || state !== null ? null : <p className="text-14 text-ink-2">{installWords()}</p>}
      <StatusLine quiet>{state === 'agreed' || state === 'declined' ? outcomeWords[state] : null}</StatusLine>
    </>
  )
}

/** Whether the page has a window of its own. Safari on iPhones tells it its own way. */
function isApp(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  )
}

/** Where the browser does not offer to install, in the words of its own menus. */
function installWords(): string {
  const { userAgent, maxTouchPoints } = navigator
  // An iPad says that it is a Mac.
  const isIos = /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  return isIos
    ? 'To have it as an app, press Share in Safari and then “Add to Home Screen”. Otherwise Safari forgets what it keeps after a week without a visit.'
    : 'To have it as an app, look for “Install” or “Add to home screen” in the menu of your browser.'
}
