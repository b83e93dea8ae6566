import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#456"/></svg>'

const files: Readonly<Record<string, string>> = {
  'campaign.yaml': 'name: The Drowned Road\n',
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  'characters/odo-brandreth.md': '---\nname: Odo Brandreth\ntags: [party-member]\n---\n',
  'characters/the-unlit.md': '---\nname: The Unlit\n---\n',
  'scenes/the-toll-gate.md': '---\nname: The toll gate\nvisible: true\n---\n',
  'scenes/the-toll-gate.svg': picture,
  'scenes/the-third-lamp.md': '---\nname: The third lamp\n---\n',
  'scenes/the-third-lamp.svg': picture,
}

/** Two of the party, one whom players do not see, and two scenes to put them on: a server opens with it in no time. */
export async function writeSmallCampaign(folder: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
