import { Problem, type RestorePlan, type RestoreStatus } from '@waybook/contract'

export type Coming = AsyncIterable<Uint8Array>

/** Restores backups on the admin page. One backup waits at a time. `userId`: the game master who restores. */
export interface Restores {
  /** Receives a backup and checks it. Throws the Problem `bad-params` if it cannot be restored. */
  receive(coming: Coming, userId: string): Promise<RestorePlan>
  /** Checks a stored backup. Throws the Problem `not-found` if there is none of that name. */
  prepareStored(name: string, userId: string): Promise<RestorePlan>
  /** Lets the server stop, replace everything and open again. Returns at once. */
  begin(restoreId: string, userId: string): Promise<void>
  /** Discards a checked backup. Does nothing if it no longer waits. */
  cancel(restoreId: string): Promise<void>
  /** The last restore since the process started. */
  status(): RestoreStatus | null
}

const notSupported = async () => await Promise.reject(new Problem('not-supported'))

/** For commands, and for servers whose data is in memory. */
export const noRestores: Restores = {
  receive: notSupported,
  prepareStored: notSupported,
  begin: notSupported,
  cancel: notSupported,
  status: () => null,
}
