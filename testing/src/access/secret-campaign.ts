import type { CampaignFiles } from '../world/test-server.ts'

/** Hidden entities: a player may see neither the id nor the name nor a word of their texts. */
export const hidden = {
  'characters/zebulon-quarrel': 'Zebulon Quarrel',
  'items/quicksilver-bell': 'Quicksilver Bell',
  'locations/ossuary-vault': 'Ossuary Vault',
  'scenes/nightglass-stair': 'Nightglass Stair',
} as const

export const visible = [
  'characters/kessa-vane',
  'characters/odo-brandreth',
  'items/wick-knife',
  'locations/low-tarrow',
  'organizations/wickwardens',
  'events/third-lamp',
  'scenes/toll-gate',
  'newsletters/first-gazette',
] as const

/** The page with parts that `campaign.yaml` hides by their names. */
const HIDING = 'organizations/wickwardens'

/** Words that occur only in secret texts: texts of hidden entities, secret paragraphs, secret relationships, notes. */
const secretWords = [
  'plumbago',
  'vermicular',
  'tatterdemalion',
  'borborygmus',
  'absquatulate',
  'zugzwang',
  'sesquipedal',
  'hobbledehoy',
] as const

/** The tokens on the toll gate that are hidden from players. Their ids contain a secret word. */
export const secretTokens = {
  'zugzwang-token': { characterId: 'characters/zebulon-quarrel', visible: true },
  'hobbledehoy-token': { characterId: 'characters/kessa-vane', visible: false },
} as const

/** A job of the game master about a hidden entity. */
export const secretJob = {
  startedBy: 'game master',
  followers: [],
  job: {
    id: 'job',
    title: 'Image of Zebulon Quarrel',
    description: 'Paints characters/zebulon-quarrel',
    status: 'running' as const,
    createdAt: 1,
    lastUpdatedAt: 1,
    startedAt: 1,
    completedAt: null,
    logs: [],
    metadata: { entityId: 'characters/zebulon-quarrel' },
    result: null,
    error: null,
  },
  task: null,
}

/** An import of the campaign, whose result lists the added entities. */
export const secretImport = {
  ...secretJob,
  job: {
    ...secretJob.job,
    id: 'import-job',
    title: 'Import of the campaign',
    description: 'A folder uploaded on the admin page',
    status: 'completed' as const,
    completedAt: 1,
    metadata: {},
    result: { added: ['characters/zebulon-quarrel'], changed: [], removed: [] },
  },
}

/** Every string that must not reach a player, including the slugs of ids. */
export const secrets: readonly string[] = [
  ...Object.keys(hidden).map((id) => id.slice(id.indexOf('/') + 1)),
  ...Object.values(hidden),
  ...secretWords,
]

const hiddenIds = Object.keys(hidden)
const everything = [...visible, ...hiddenIds]

const relations = (ids: readonly string[]) => ids.map((id) => `  - { type: affects, to: ${id} }`).join('\n')
const links = hiddenIds.map((id) => `[[${id}]] and [[${id}|an old acquaintance]]`).join(', ')
/** The drawing is flat, because all forms of a square one take ten times as long to make. */
const picture = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 1"><rect width="40" height="1" fill="hsl(${hue} 60% 50%)"/></svg>`

/** A map with pins to hidden pages, a secret pin, and a pin for the player of a character without a player. */
const pinsOf = (id: string) => `map: ${id}.svg
pins:
${everything.map((to, index) => `  - { to: ${to}, at: [${index}, 5] }`).join('\n')}
  - { at: [50, 50], label: A zugzwang of pins, secret: true }
  - { to: items/wick-knife, at: [60, 60], label: hobbledehoy, for: [characters/zebulon-quarrel] }
`
/** A date that players do not know, with the text that they see instead. */
function secretDate(id: string): string {
  const key = id.startsWith('newsletters') ? 'campaignDate' : 'date'
  return `${key}: 5 March 241, at a plumbago hour\nuntil: 6 March 241, zugzwang\nplayersDate: some spring\n`
}

function visibleEntity(id: string): string {
  const kinds = {
    characters: `tags: [party-member]\ncharacteristics: { brawn: 2 }\ninventory: { items/wick-knife: 1, items/quicksilver-bell: 2 }\ntalents: { items/wick-knife: 1, items/quicksilver-bell: 2 }\n`,
    items: 'properties: { item_type: melee weapon, maker: "[[characters/zebulon-quarrel]]" }\n',
    scenes: `visible: true\nboxText: |\n  Shut by [[Zebulon Quarrel]].\n\n  > [!secret]\n  > A plumbago key.\ngmNotes: the sesquipedal plan\nexits:\n  - { to: scenes/nightglass-stair, requirement: hard }\n`,
  }
  const kind = Object.entries(kinds).find(([category]) => id.startsWith(category))?.[1] ?? ''
  return `---
name: The ${id.slice(id.indexOf('/') + 1).replace('-', ' ')}
description: Known to [[characters/zebulon-quarrel]].%%zugzwang%%
visualDescription: Seen near [[locations/ossuary-vault]].
${kind}${kind.includes('tags') ? '' : secretDate(id)}${pinsOf(id)}relationships:
${relations(everything.filter((other) => other !== id))}
  - { type: zugzwang with, to: locations/low-tarrow, secret: true }
---

Everybody knows ${links}, [[Zebulon Quarrel]] and [[the sesquipedal one]].

> [!secret]
> The plumbago of ${id}, told by [[characters/zebulon-quarrel]].

- A list
  > [!secret]
  > with hobbledehoy inside

%% A vermicular comment on ${id} %% ![[characters/zebulon-quarrel]]

%%
Quite borborygmus.

- absquatulate
%%

> [!gm]- Zugzwang
> ![[ossuary-vault.svg|tatterdemalion]]
${hiddenByName(id)}`
}

/** Parts that `campaign.yaml` hides by their names, and embeds of them and of parts of a hidden page. Players propose no changes to a page that has one. */
function hiddenByName(id: string): string {
  if (id !== HIDING)
    return `\n![[${HIDING}#DM notes]]\n\n![[${HIDING}#^rumor]]\n\n![[characters/zebulon-quarrel#History]]\n\n![[Zebulon Quarrel#^crypt]]\n\n[[Papers/open deed.pdf|A deed]]\n\n> [!gm]\n> ![[zugzwang deed.pdf]]\n`
  return `\n> [!warning] GM only\n> A borborygmus.\n\n## DM notes\n\nThe plumbago, told by [[characters/zebulon-quarrel]]. ^rumor\n`
}

function hiddenEntity(id: string, name: string): string {
  return `---
name: ${name}
visible: false
date: 7 March 200, tatterdemalion
aliases: [${name === hidden['characters/zebulon-quarrel'] ? 'The Sesquipedal One' : 'A hobbledehoy'}]
tags: [vermicular]
description: A tatterdemalion thing.
visualDescription: Quite borborygmus.
properties: { absquatulate: often }
${pinsOf(id)}relationships:
${relations(visible)}
---

## History

The long vermicular history, with [[characters/kessa-vane]] and [[plumbago deed.pdf]].

A tatterdemalion crypt. ^crypt
`
}

/** A small campaign in which the hidden entities are related to everything, mentioned everywhere, carried, the target of exits, and have pictures. */
export const secretCampaign: CampaignFiles = {
  'Papers/open deed.pdf': '%PDF-1.4 Everybody may read this.',
  'Papers/zugzwang deed.pdf': '%PDF-1.4 A tatterdemalion deed.',
  'Papers/plumbago deed.pdf': '%PDF-1.4 A borborygmus.',
  'campaign.yaml':
    'name: The Matrix\nhide: [DM notes, GM only]\ntagline: Who may know what.\ncover: cover.svg\nmap: locations/ossuary-vault\n',
  'cover.svg': picture(10),
  ...Object.fromEntries(visible.map((id) => [`${id}.md`, visibleEntity(id)])),
  ...Object.fromEntries(Object.entries(hidden).map(([id, name]) => [`${id}.md`, hiddenEntity(id, name)])),
  ...Object.fromEntries(everything.map((id, index) => [`${id}.svg`, picture(20 + index * 25)])),
}
