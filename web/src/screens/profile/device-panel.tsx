import { profile } from '@waybook/messages/profile'
import { useEffect, useState } from 'react'

import { startNewVersion, useIsNewVersionReady } from '#recovery/new-version.ts'
import { useInstallOffer } from '#stores/install-offer.ts'
import { Button } from '#ui/button/button.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

/** Whether Waybook is saved on this device for offline use, and how to install it as an app. */
export function DevicePanel() {
  return (
    <RailSection title={profile.onThisDevice()}>
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
      <p>{profile.newVersion()}</p>
      <Button onClick={() => void startNewVersion()}>{profile.reload()}</Button>
    </>
  )
}

const codeElements = { code: (words: string) => <code>{words}</code> }

/** Browsers do not run service workers on plain http. */
function PlainHttp() {
  return (
    <>
      <p>{profile.plainHttp()}</p>
      <p className="text-14 text-ink-2">
        <RichMessage parts={profile.plainHttpMend(codeElements)} />
      </p>
    </>
  )
}

const offlineWords = {
  saved: () => profile.offlineSaved(),
  'not yet': () => profile.offlineNotYet(),
  refused: () => profile.offlineRefused(),
}

function OfflineApp() {
  const state = useOfflineApp()
  return state === null ? <Spinner /> : <p>{offlineWords[state]()}</p>
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
  agreed: () => profile.installed(),
  declined: () => profile.notInstalled(),
}

function Installing() {
  const install = useInstallOffer()
  const [state, setState] = useState<'asking' | 'agreed' | 'declined' | null>(null)
  const ask = async (offered: () => Promise<boolean>) => {
    setState('asking')
    const agreed = await offered().catch(() => false)
    setState(agreed ? 'agreed' : 'declined')
  }
  if (isApp()) return <p>{profile.usingApp()}</p>
  return (
    <>
      {install ? (
        <Button onClick={() => void ask(install)} busy={state === 'asking'} busyLabel={profile.waitingForBrowser()}>
          {profile.installApp()}
        </Button>
      ) : null}
      {install || state !== null ? null : <p className="text-14 text-ink-2">{installWords()}</p>}
      <StatusLine quiet>{state === 'agreed' || state === 'declined' ? outcomeWords[state]() : null}</StatusLine>
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
  return isIos ? profile.installOnIos() : profile.installByMenu()
}
