import type { EntityType, LinkedEntity } from '@waybook/contract'

import { Store, useStore } from './store.ts'

/** A request to create a page, by a list, the search or the editor. */
export interface NewPageRequest {
  readonly type?: EntityType
  readonly name?: string
  /** Called in place of opening the editor of the new page. */
  readonly onCreated?: (entity: Omit<LinkedEntity, 'aliases'>) => void
}

const newPage = new Store<{ readonly request: NewPageRequest | null }>({ request: null })

/** What is to be created; `null` while nobody asks. */
export function useNewPage(): NewPageRequest | null {
  return useStore(newPage).request
}

export function openNewPage(request: NewPageRequest): void {
  newPage.change({ request })
}

export function closeNewPage(): void {
  newPage.change({ request: null })
}
