import type { EntityType, LinkedEntity } from '@waybook/contract'

import { Store, useStore } from './store.ts'

/** A request from a list, the search or the editor to create a page. */
export interface NewPageRequest {
  readonly type?: EntityType
  readonly name?: string
  /** Called instead of opening the editor of the new page. */
  readonly onCreated?: (entity: Omit<LinkedEntity, 'aliases'>) => void
}

const newPage = new Store<{ readonly request: NewPageRequest | null }>({ request: null })

/** The current request; `null` if there is none. */
export function useNewPage(): NewPageRequest | null {
  return useStore(newPage).request
}

export function openNewPage(request: NewPageRequest): void {
  newPage.change({ request })
}

export function closeNewPage(): void {
  newPage.change({ request: null })
}
