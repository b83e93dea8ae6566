import { Store, useStore } from './store.ts'

/** The event that Chromium sends if it can install the page. `prompt` works once. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const offer = new Store<{ readonly prompt: InstallPrompt | null }>({ prompt: null })

/** Saves the browser's install prompt for our own button. Call this at startup, because the event may come at once. */
export function watchForInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return
    // Otherwise some browsers cover the page with their own prompt.
    event.preventDefault()
    offer.change({ prompt: event })
  })
  addEventListener('appinstalled', () => offer.change({ prompt: null }))
}

function isInstallPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function'
}

/** Makes the browser ask the user to install the page; `null` if the browser can't. Resolves to whether the user agreed. */
export function useInstallOffer(): (() => Promise<boolean>) | null {
  const { prompt } = useStore(offer)
  if (prompt === null) return null
  return async () => {
    const { outcome } = await prompt.prompt()
    offer.change({ prompt: null })
    return outcome === 'accepted'
  }
}
