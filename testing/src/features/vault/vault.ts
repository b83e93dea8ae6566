import type { CampaignFiles } from '../../world/test-server.ts'
import { people } from './vault-people.ts'
import { world } from './vault-world.ts'

export const drawing = (hue: number, width = 640, height = 400) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 45% 62%)"/><path d="M0 ${height} L${width / 3} ${height / 3} L${width / 2} ${height * 0.7} L${width * 0.75} ${height / 4} L${width} ${height} Z" fill="hsl(${hue} 40% 34%)"/></svg>`

/** Words that are only in comments and in `[!gm]`. */
export const vaultSecrets = ['borborygmus', 'zugzwang', 'sesquipedal', 'absquatulate'] as const

/** The picture that only the game master's part of a text shows. */
export const SECRET_PICTURE = 'Secret door.svg'

/** Pages that Obsidian and its users keep beside a campaign. */
const beside: CampaignFiles = {
  '.obsidian/app.json': '{"attachmentFolderPath":"Attachments"}',
  '.obsidian/workspace.json': '{"main":{}}',
  '.obsidian/plugins/dataview/manifest.json': '{"id":"dataview"}',
  'Boards/Campaign.canvas': '{"nodes":[{"id":"a","type":"file","file":"Characters/Old Marl.md"}],"edges":[]}',
  'People.base': 'views:\n  - type: table\n',
  'Attachments/Ferry song.mp3': 'not really',
  'Daily notes/2026-01-03.md': '- [ ] print the maps\n- [x] ask Jo about Saturday\n',
  'Daily notes/2026-01-10.md': 'Prepared [[The Toll Gate]]. #prep\n',
  'Templates/NPC.md': '---\nname: "{{title}}"\ntags: []\n---\n\n## Looks\n\n## Wants\n',
  'Excalidraw/Causeway.excalidraw.md': '---\nexcalidraw-plugin: parsed\n---\n==⚠  Switch to EXCALIDRAW VIEW ⚠==\n',
  'Home.md': '# Start here\n\n```dataview\nLIST FROM "Characters"\n```\n',
  'World/Gods/Mother Ebb.md': '---\nname: Mother Ebb\ntype: deity\n---\n\nShe takes.\n',
  'README.md': 'Our vault.\n',
}

/** A typical vault, with a `campaign.yaml` and names in the front matter added. */
export const vault: CampaignFiles = {
  'campaign.yaml': 'name: The Drowned Road\ntagline: A vault, opened as it is.\n',
  ...people,
  ...world,
  ...beside,
  'Attachments/Old Marl.svg': drawing(200, 400, 400),
  'Attachments/Low Tarrow map.svg': drawing(30, 1200, 700),
  [`Attachments/${SECRET_PICTURE}`]: drawing(350),
  'Attachments/Pasted image 20260103.svg': drawing(120),
  'Scenes/The Toll Gate.svg': drawing(90, 800, 800),
  'World/Factions/The Quiet Ledger.svg': drawing(270, 400, 400),
}

/** Files that the author must fix before the vault opens. */
export const unmended: CampaignFiles = {
  'Characters/Nettie.md': 'A ferrywoman with a long memory.\n',
  'Characters/Tam Oakes.md': '---\nname: Tam Oakes\nrace: human\nstatus: alive\n---\n',
  'World/NPCs/Old Marl.md': '---\nname: Another Marl\ntype: character\n---\n',
  'Items/Rope.md': '---\nname: Rope\ntags: gear\n---\n',
  'Items/Hook.md': '---\nname: Hook\n---\n\n> [!secrte] It is cut.\n',
}
