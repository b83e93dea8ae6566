import { Store, useStore } from './store.ts'

const choice = new Store<{ readonly isOpen: boolean }>({ isOpen: false })

/** Whether the user is choosing a campaign to switch to. */
export function useCampaignChoice(): boolean {
  return useStore(choice).isOpen
}

export function openCampaignChoice(): void {
  choice.change({ isOpen: true })
}

export function closeCampaignChoice(): void {
  choice.change({ isOpen: false })
}
