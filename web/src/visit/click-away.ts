import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Clicks a result until it is gone: for 100 ms after it has come, no click clears it (TRAY-7). */
export async function clickAway(result: Locator): Promise<void> {
  await expect
    .poll(() => {
      result.query()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      return result.query()
    })
    .toBeNull()
}
