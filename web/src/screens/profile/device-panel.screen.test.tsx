import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { watchForInstallOffer } from '#stores/install-offer.ts'

import { DevicePanel } from './device-panel.tsx'

/** Chromium would make such an event once the page is secure, has a manifest and is used for a while. */
function offerToInstall(outcome: 'accepted' | 'dismissed') {
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => await Promise.resolve({ outcome }),
  })
  dispatchEvent(offer)
  return offer
}

async function openPanel() {
  const screen = await render(<DevicePanel />)
  return screen.getByRole('region', { name: 'On this device' })
}

it('[INS-8] on plain http the panel says what that means and where the way to https is described', async () => {
  vi.stubGlobal('isSecureContext', false)
  const panel = await openPanel()
  await expect.element(panel.getByText(/begins with http:\/\/.*does not open on this device/)).toBeVisible()
  await expect.element(panel.getByText(/docs\/hosting\.md/)).toBeVisible()
  await expect.element(panel.getByText(/To have it as an app/)).not.toBeInTheDocument()
})

it('[INS-8] says whether the app is kept', async () => {
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(undefined)
  const ready = Promise.withResolvers<ServiceWorkerRegistration>()
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(ready.promise)
  const panel = await openPanel()
  await expect.element(panel.getByText(/^Not kept on this device yet/)).toBeVisible()
  ready.resolve({} as ServiceWorkerRegistration)
  await expect.element(panel.getByText('Waybook opens on this device without a network.')).toBeVisible()
})

it('[INS-8] says so if the browser refuses to keep anything', async () => {
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockRejectedValue(new Error('SecurityError'))
  const panel = await openPanel()
  await expect.element(panel.getByText(/^This browser keeps nothing/)).toBeVisible()
})

it('[INS-9] where the browser offers to install, a button does, and says what came of it', async () => {
  watchForInstallOffer()
  const panel = await openPanel()
  await expect.element(panel.getByText(/look for “Install”/)).toBeVisible()
  for (const [outcome, words] of [
    ['dismissed', /^Not installed/],
    ['accepted', /^Installed/],
  ] as const) {
    const offer = offerToInstall(outcome)
    expect(offer.defaultPrevented).toBe(true)
    await panel.getByRole('button', { name: 'Install as an app' }).click()
    await expect.element(panel.getByRole('status').getByText(words)).toBeVisible()
    await expect.element(panel.getByRole('button', { name: 'Install as an app' })).not.toBeInTheDocument()
  }
})

it('[INS-9] on an iPhone it tells the words of Safari', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)')
  const panel = await openPanel()
  await expect.element(panel.getByText(/press Share in Safari and then “Add to Home Screen”/)).toBeVisible()
})
