import { openBrowser } from '../browser.ts'
import { MOVED, SCENE } from './campaign.ts'
import { longestTask } from './longest-task.ts'

export const TOKENS = 300
const STEPS = 20

/** Fills the scene with tokens and drags one; answers the longest task that the page had with it, in milliseconds of processor time. */
export async function dragOnFullTable(
  origin: string,
  cookie: string,
  ask: (operation: string, params: object) => Promise<unknown>,
): Promise<number> {
  for (let index = 0; index < TOKENS - 1; index += 1)
    await ask('addToken', {
      sceneId: SCENE,
      characterId: MOVED,
      // In rows above the one that is dragged.
      position: { x: 1 + (index % 50) * 2, y: 2 + Math.floor(index / 50) * 4 },
      size: 'small',
      visible: true,
    })
  const { browser, page } = await openBrowser(origin, cookie)
  await page.goto(`${origin}/vtt/dam3`)
  const tokens = page.locator('[data-token-id]')
  await tokens.nth(TOKENS - 1).waitFor()
  const box = await tokens.first().boundingBox()
  if (!box) throw new Error('There is no token on the table')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const longestMs = await longestTask(page, async () => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 200, y - 150, { steps: STEPS })
    await page.mouse.up()
  })
  await browser.close()
  return longestMs
}
