import { player } from '#testing/visit.tsx'

export const item = (name: string) =>
  `---\nname: ${name}\nproperties: { description: Made of ${name.toLowerCase()}. }\n---\n`
export const as = player()
export const numbers = Array.from({ length: 130 }, (_, index) => String(index + 1).padStart(3, '0'))
export const many = Object.fromEntries(numbers.map((number) => [`items/thing-${number}.md`, item(`Thing ${number}`)]))

/** Texts as long as a card shows, or longer. */
export const wordy = Object.fromEntries(
  numbers
    .slice(0, 20)
    .map((number) => [
      `items/lamp-${number}.md`,
      `---\nname: Lamp ${number} of the causeway\ntags: [wickwardens, low-tarrow, lighthouse]\ndescription: ${'Lit at dusk, put out at dawn. '.repeat(9)}\n---\n`,
    ]),
)
