export const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><rect width="800" height="800" fill="teal"/></svg>'
export const charted = {
  'campaign.yaml':
    'name: The Small Road\ntagline: Short and wet.\nmasthead: The Small Tidings\nmap: locations/the-reach\n',
  'locations/the-reach.md': '---\nname: The Reach\nmap: locations/the-reach-map.svg\n---\n',
  'locations/the-reach-map.svg': SQUARE,
}
