import type { CampaignFiles } from '../../world/test-server.ts'

export const people: CampaignFiles = {
  'Characters/Old Marl.md': `---
name: Old Marl
aliases: [Marl, the ferryman]
tags: [party-member, ferryman]
cssclasses: [wide, no-inline-title]
publish: true
created: 2026-01-03T09:12
picture: "[[Old Marl.svg]]"
description: Keeper of the Tarrow ferry. %%borborygmus, he is dying%%
characteristics: { brawn: 3, agility: 2, intellect: 2, cunning: 3, willpower: 2, presence: 2 }
properties:
  home: "[[Low Tarrow]]"
---

%% borborygmus: ask Jo whether he should die at the third lamp %%

Old Marl has crossed the ==same water== for forty years.[^1] He carries ![[Tide Bell]] on a rope, and knows [[Locations/Low Tarrow#The harbour|the harbour]] better than his own hand. ^crossing

![[Low Tarrow map.svg|Low Tarrow from the water|420]]

## History

> [!quote] On the ferry
> "Pay at the ==far== bank."

> [!gm]- What he hides
> The sesquipedal truth: he let [[Élodie Brandreth]] drown.
> ![[Secret door.svg]]

> [!note]+ What the party knows
> - [x] He lost a daughter
> - [ ] Where the second boat went, see [[#History]]
>
> > [!warning] Never
> > mention the lamp.

![[The Quiet Ledger]]

![[Ferry song.mp3]]

[^1]: Forty-one, he says.
`,
  'Characters/Kessa Vane.md': `---
name: Kessa Vane
tags: [party-member, guide]
cssclass: portrait
permalink: kessa
---

She follows [[Old Marl#^crossing|the old man]], [[Marl]] and [[Characters/Brother Hask's Shadow]].

%%
absquatulate: she leaves after session 9

- [[Nobody]]
%%

| what | where |
| ---- | ----- |
| knife | [[Wick-knife\\|her belt]] |

\`\`\`dataview
TABLE status FROM #npc WHERE secret = "sesquipedal"
\`\`\`

> [!tip]
> Her knots hold.
`,
  "Characters/Brother Hask's Shadow.md":
    '---\nname: Brother Hask’s Shadow\nvisible: true\n---\n\nIt follows [Hask](Hask.md). ![[Kessa Vane]]\n',
  'Characters/Élodie Brandreth.md':
    '---\nname: Élodie Brandreth\ntags: [npc/dead]\npublish: false\n---\n\n> [!GM]\n> zugzwang\n',
}
