/** Orders texts by code point, which is also the order of their UTF-8 bytes. `<` compares UTF-16 units instead. */
export function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index++) {
    const [one, other] = [a.charCodeAt(index), b.charCodeAt(index)]
    if (one !== other) return lifted(one) - lifted(other)
  }
  return a.length - b.length
}

/** Surrogates encode code points above all single units. */
function lifted(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit
}
