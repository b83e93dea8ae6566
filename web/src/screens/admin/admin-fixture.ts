export const files = {
  'characters/kessa-vane.md': `---
name: Kessa Vane
tags: [party-member]
maxHp: 14
inventory: { items/wick-knife: 1, items/oil: 3 }
---
`,
  'characters/odo.md': '---\nname: Odo\ntags: [party-member]\n---\n',
  'characters/aunt-hob.md': '---\nname: Aunt Hob\n---\n',
  'items/wick-knife.md': '---\nname: Wick-knife\n---\n',
  'items/oil.md': '---\nname: Oil\n---\n',
}
