import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Clicks a result until it disappears. For its first 100 ms, clicks do not clear it (TRAY-7). */
export async function clickAway(result: Locator): Promise<void> {
  await expect
    .poll(() => {
      result.query()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      return result.query()
    })
    .toBeNull()
}
