import type { CampaignFiles } from '../../world/test-server.ts'

export const world: CampaignFiles = {
  'Locations/Low Tarrow.md': `---
name: Low Tarrow
---

## The harbour

![The causeway at ebb](../Attachments/Low%20Tarrow%20map.svg)

> [!info] Tides
> Out at six, in at noon.

- [ ] pay the toll
- [x] ask for [[Old Marl]]
  - [ ] bring the ==bell==

![[Brother Hask's Shadow]]

> [!gm] The cellar
> zugzwang
`,
  'Locations/The Drowned Road.md': '---\nname: The Drowned Road\n---\n\nSeven miles of causeway. %%sesquipedal%%\n',
  'World/Factions/The Quiet Ledger.md': `---
name: The Quiet Ledger
type: organization
description: They write down who owes what.
relationships:
  - { type: includes, to: "[[World/NPCs/Grey Wick]]" }
---

Their clerk is [[World/NPCs/Grey Wick|a grey man]].
`,
  'World/NPCs/Grey Wick.md': '---\nname: Grey Wick\ntype: character\n---\n\nCounts lamps. See [[Old Marl.md]].\n',
  'World/Lore/Tides.md': 'Twice a day, and once more at the turn of the year.\n',
  'Items/Tide Bell.md':
    '---\nname: Tide Bell\ndescription: Rings an hour before the water.\n---\n\n![[Low Tarrow map.svg|200x120]]\n',
  'Items/Wick-knife.md':
    '---\nname: Wick-knife\nproperties: { item_type: melee weapon, damage: 2, item_range: Engaged }\n---\n',
  'Events/Night of the Third Lamp.md':
    '---\nname: Night of the Third Lamp\n---\n\n%% absquatulate\n\nAll of this is for session nine.\n',
  'Scenes/The Toll Gate.md': `---
name: The Toll Gate
visible: true
boxText: |
  The gate is shut. %%zugzwang%%

  > [!gm]
  > absquatulate ![[Secret door.svg]]
gmNotes: |
  ![[Secret door.svg]] behind the chest. %%borborygmus%%
---

See [[Home]].
`,
  'Newsletters/Session 3 Gazette.md':
    '---\nname: The Tarrow Tidings\ndate: 2026-01-10\n---\n\nMarl seen at the far bank!\n',
  'Sessions/Session 1.md': '# Session 1\n\nThey met [[Old Marl]].\n',
  'Sessions/Session 2.md': '# Session 2\n',
}
