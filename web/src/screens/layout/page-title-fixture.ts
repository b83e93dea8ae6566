import { player } from '#testing/visit.tsx'

export const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\ndescription: Knows the road.\n---\n',
  'items/wick-knife.md': '---\nname: Wick knife\nproperties: { description: Trims wicks. }\n---\n',
}
export const as = player()

export const title = () => document.title
export const about = () => document.querySelector('meta[name=description]')?.getAttribute('content')

/** Adds the meta description that the test page lacks. */
export function withDescription() {
  if (about() === undefined)
    document.head.append(Object.assign(document.createElement('meta'), { name: 'description' }))
}
