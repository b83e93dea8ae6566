import { openBrowser } from '../browser.ts'
import { MOVED, SCENE } from './campaign.ts'
import { longestTask } from './longest-task.ts'

export const TOKENS = 300
const STEPS = 20
const DRAGGED_PX = 200

type Ask = (operation: string, params: object) => Promise<unknown>

/** The server, the signed-in session and the token to drag. */
interface Table {
  readonly origin: string
  readonly cookie: string
  readonly tokenId: string
}

/** Fills the scene with tokens and drags one; returns the page's longest task during the drag, in milliseconds of processor time. */
export async function dragOnFullTable({ origin, cookie, tokenId }: Table, ask: Ask): Promise<number> {
  await ask('updateToken', { tokenId, position: { x: 50, y: 70 } })
  for (let index = 0; index < TOKENS - 1; index += 1)
    await ask('addToken', {
      sceneId: SCENE,
      characterId: MOVED,
      // In rows above the dragged token.
      position: { x: 1 + (index % 50) * 2, y: 2 + Math.floor(index / 50) * 4 },
      size: 'small',
      visible: true,
    })
  const { browser, page } = await openBrowser(origin, cookie)
  // Wait for everything that loads after the first picture: its layout does not belong to the drag.
  await page.goto(`${origin}/vtt/dam3`, { waitUntil: 'networkidle' })
  await page
    .locator('[data-token-id]')
    .nth(TOKENS - 1)
    .waitFor()
  const token = page.locator(`[data-token-id="${tokenId}"]`)
  const box = await token.boundingBox()
  if (!box) throw new Error('The token is not on the table')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const longestMs = await longestTask(page, async () => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - DRAGGED_PX, y, { steps: STEPS })
    await page.mouse.up()
  })
  const after = await token.boundingBox()
  if (!after || after.x > box.x - DRAGGED_PX / 2) throw new Error('The token was not dragged')
  await browser.close()
  return longestMs
}
