import { player } from '#testing/visit.tsx'

export const files = {
  'characters/kessa-vane.md':
    '---\nname: Kessa Vane\ntags: [party-member]\ncharacteristics: { brawn: 2, agility: 4 }\nskills: { melee: 3, rangedLight: 2 }\n---\n',
  'characters/odo.md':
    '---\nname: Odo\ntags: [party-member]\ncharacteristics: { agility: 4 }\ninventory: { items/knife: 1 }\n---\n',
  'items/sling.md': '---\nname: Sling\nproperties: { item_type: ranged weapon, item_range: Long }\n---\n',
  'items/knife.md': '---\nname: Knife\nproperties: { item_type: melee weapon }\n---\n',
  'items/net.md': '---\nname: Net\nproperties: { item_type: net launcher, item_range: Long }\n---\n',
  'items/coat.md': '---\nname: Coat\nproperties: { item_type: armor, soak: 1 }\n---\n',
  'items/oil.md': '---\nname: Oil\n---\n',
}
export const kessa = player('characters/kessa-vane')
