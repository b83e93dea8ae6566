/** HTML in which a blank line ends nothing, so a fence could be a part of it. */
const LONG_HTML = /<(?:[!?]|pre|script|style|textarea)/i
const FENCE_SIGN = /`{3}|~{3}/
const OPENING = /^(?:(`{3,})[^`]*|(~{3,}).*)$/
const BLANK = /^\s*$/

/** Where a text has fenced code, as far as this is certain without parsing it. */
interface SureFences {
  readonly code: readonly (readonly [start: number, end: number])[]
  /** From here on, anything could be code. */
  readonly unsureFrom: number
}

/** Finds fences at the margin. They are in no list and no quote, and nothing but HTML above them could contain them. */
export function sureFences(markdown: string): SureFences {
  const code: [number, number][] = []
  const first = FENCE_SIGN.exec(markdown)?.index
  if (first === undefined) return { code, unsureFrom: Infinity }
  if (LONG_HTML.test(markdown)) return { code, unsureFrom: first }
  let open: { readonly start: number; readonly closing: RegExp } | null = null
  let mayBeHtml = false
  for (let at = 0; at <= markdown.length;) {
    const newline = markdown.indexOf('\n', at)
    const end = newline < 0 ? markdown.length : newline
    const line = markdown.slice(at, end).replace(/\r$/, '')
    if (open?.closing.test(line)) {
      code.push([open.start, end])
      open = null
      mayBeHtml = false
    } else if (!open) {
      if (BLANK.test(line)) mayBeHtml = false
      else mayBeHtml ||= line.includes('<')
      const [, ticks, waves] = OPENING.exec(line) ?? []
      const fence = ticks ?? waves
      if (fence !== undefined && !mayBeHtml)
        open = { start: at, closing: new RegExp(`^ {0,3}\\${fence.charAt(0)}{${fence.length},}[ \\t]*$`) }
      else if (FENCE_SIGN.test(line)) return { code, unsureFrom: at }
    }
    at = end + 1
  }
  if (open) code.push([open.start, markdown.length])
  return { code, unsureFrom: Infinity }
}
