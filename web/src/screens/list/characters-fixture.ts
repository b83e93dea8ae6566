export const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member, guide]\ndescription: Knows the road.\n---\n',
  'characters/mr-linnet.md': '---\nname: Mr. Linnet\ntags: [npc]\ndescription: Buys tide notes.\n---\n',
}

export const crowd = {
  'characters/ada.md': '---\nname: Ada\ntags: [guide]\nvisible: true\n---\n',
  'characters/odo.md': '---\nname: Odo\ntags: [party-member]\nmaxHp: 14\n---\n',
  ...files,
}
export const namesIn = (title: string) =>
  [...document.querySelectorAll(`ul[aria-label="${title}"] h3 a`)].map((name) => name.textContent)
