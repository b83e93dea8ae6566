export const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  'characters/old-marl.md': '---\nname: Old Marl\n---\n',
  'characters/the-ferryman.md': '---\nname: The ferryman\nreveal: name\n---\n\nHe rows.\n',
  'items/wick-knife.md': '---\nname: Wick-knife\n---\n',
}

export const forKessa = {
  ...files,
  'items/tide-bell.md': '---\nname: Tide bell\naudience: [characters/kessa-vane]\n---\n',
}
