/** Orders texts by code point, as their bytes in UTF-8 are ordered; `<` would put surrogates before the last letters. */
export function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index++) {
    const [one, other] = [a.charCodeAt(index), b.charCodeAt(index)]
    if (one !== other) return lifted(one) - lifted(other)
  }
  return a.length - b.length
}

/** Surrogates stand for code points above all that have one unit. */
function lifted(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit
}
