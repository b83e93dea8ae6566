import { Store, useStore } from './store.ts'

/** What Chromium sends if it would install the page. It can ask the user once. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const offer = new Store<{ readonly prompt: InstallPrompt | null }>({ prompt: null })

/** Keeps the browser's offer to install the page for our own button. Called at the start, since the offer may come at once. */
export function watchForInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return
    // Otherwise some browsers cover the page with it.
    event.preventDefault()
    offer.change({ prompt: event })
  })
  addEventListener('appinstalled', () => offer.change({ prompt: null }))
}

function isInstallPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function'
}

/** Has the browser ask whether to install; `null` if it does not offer to. Resolves to whether the user agreed. */
export function useInstallOffer(): (() => Promise<boolean>) | null {
  const { prompt } = useStore(offer)
  if (prompt === null) return null
  return async () => {
    const { outcome } = await prompt.prompt()
    offer.change({ prompt: null })
    return outcome === 'accepted'
  }
}
