const cardinals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const

/** `third`, or `11th` above ten. */
export function ordinalWord(number: number): string {
  return ordinals[number - 1] ?? `${number}${endingOf(number)}`
}

function endingOf(number: number): string {
  if (Math.floor(number / 10) % 10 === 1) return 'th'
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'
}

/** Reads `3`, `3rd`, `third` and `three`; `null` if the text is none of these. */
export function readNumberWord(text: string): number | null {
  const [, digits] = /^(\d{1,6})(?:st|nd|rd|th)?$/.exec(text) ?? []
  if (digits !== undefined) return Number(digits)
  const place = [ordinals, cardinals].map((words) => words.findIndex((word) => word === text)).find((one) => one >= 0)
  return place === undefined ? null : place + 1
}
