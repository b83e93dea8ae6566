import { expect, test } from '@playwright/test'

import { longestWork } from './longest-work.ts'
import { sessionOf } from './party.ts'
import { ask, drag, sit, stored, tokenOf } from './table.ts'

const SCENE = 'scenes/larks-hythe'
const TOKENS = 300

test('[VTT-25] with 300 tokens on the table a drag holds the page up for no more than 50 ms', async ({ browser }) => {
  const before = await (await browser.newContext({ storageState: sessionOf('game-master') })).newPage()
  await before.goto('/profile')
  const missing = TOKENS - Object.keys(await stored(before, SCENE)).length
  const tokens = Array.from({ length: missing }, (_, index) => ({
    sceneId: SCENE,
    characterId: ['characters/kessa-vane', 'characters/reed-wight', 'characters/odo-brandreth'][
      Math.min(index, 1 + (index % 2))
    ],
    position: { x: 2 + (index % 25) * 4, y: 4 + Math.floor(index / 25) * 8 },
    size: 'small',
    visible: true,
  }))
  await Promise.all(tokens.map(async (one) => await ask(before, 'addToken', one)))
  await ask(before, 'setActiveScene', { sceneId: SCENE })
  await before.context().close()

  const gameMaster = await sit(browser, 'game-master')
  await expect(gameMaster.locator('[data-token-id]')).toHaveCount(TOKENS)
  const kessa = tokenOf(gameMaster, /Kessa Vane/)
  const works: number[] = []
  // The best of three: on a busy machine the one or other waits for a processor.
  for (const way of [1, -1, 1])
    works.push(
      await longestWork(gameMaster, async () => await drag(gameMaster, kessa, { x: 200 * way, y: 150 * way }, 8)),
    )
  expect(Math.min(...works)).toBeLessThanOrEqual(50)
})
