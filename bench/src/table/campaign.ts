import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

export const SCENE = 'scenes/toll-gate'
/** Every fourth watching account plays a character. */
export const characterOf = (account: number) => (account % 4 === 0 ? `characters/hero-${account}` : null)
export const MOVED = 'characters/hero-0'

/** Writes a campaign with a scene and one character per account. */
export async function writeTableCampaign(folder: string, accounts: number): Promise<void> {
  await mkdir(path.join(folder, 'scenes'), { recursive: true })
  await mkdir(path.join(folder, 'characters'))
  await writeFile(path.join(folder, 'campaign.yaml'), 'name: A Full Table\n')
  await writeFile(path.join(folder, `${SCENE}.md`), '---\nname: The toll gate\nvisible: true\n---\n')
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#456"/></svg>'
  await writeFile(path.join(folder, `${SCENE}.svg`), picture)
  for (let account = 0; account < accounts; account += 1) {
    const text = `---\nname: Hero ${account}\ntags: [party-member]\n---\n`
    await writeFile(path.join(folder, `characters/hero-${account}.md`), text)
  }
}
