import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { watchForInstallOffer } from '#stores/install-offer.ts'

import { DevicePanel } from './device-panel.tsx'

/** Dispatches the event with which Chromium offers to install a secure page with a manifest. */
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

it('[INS-8] on plain http the panel explains the consequences and points to the instructions for https', async () => {
  vi.stubGlobal('isSecureContext', false)
  const panel = await openPanel()
  await expect.element(panel.getByText(/begins with http:\/\/.*does not open on this device/)).toBeVisible()
  await expect.element(panel.getByText(/docs\/hosting\.md/)).toBeVisible()
  await expect.element(panel.getByText(/To install it as an app/)).not.toBeInTheDocument()
})

it('[INS-8] says whether the app is saved on the device', async () => {
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(undefined)
  const ready = Promise.withResolvers<ServiceWorkerRegistration>()
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(ready.promise)
  const panel = await openPanel()
  await expect.element(panel.getByText(/^Not saved on this device yet/)).toBeVisible()
  ready.resolve({} as ServiceWorkerRegistration)
  await expect.element(panel.getByText('Waybook opens on this device without a network.')).toBeVisible()
})

it('[INS-8] says that the browser saves nothing if it refuses', async () => {
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockRejectedValue(new Error('SecurityError'))
  const panel = await openPanel()
  await expect.element(panel.getByText(/^This browser saves nothing/)).toBeVisible()
})

it('[INS-9] if the browser offers to install, a button does so and reports the outcome', async () => {
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

it('[INS-9] on an iPhone the instructions use Safari’s words', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)')
  const panel = await openPanel()
  await expect.element(panel.getByText(/tap Share in Safari, then “Add to Home Screen”/)).toBeVisible()
})
