import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** The built files of the fonts in the web app, by the family and style that they are for. */
const FONTS = [
  { family: 'Besley Variable', style: 'normal', file: /^besley-latin-wght-normal-[\w-]{8}\.woff2$/ },
  { family: 'Besley Variable', style: 'italic', file: /^besley-latin-wght-italic-[\w-]{8}\.woff2$/ },
  {
    family: 'Atkinson Hyperlegible Next Variable',
    style: 'normal',
    file: /^atkinson-hyperlegible-next-latin-wght-normal-[\w-]{8}\.woff2$/,
  },
] as const

export interface FontFile {
  readonly family: string
  readonly style: string
  /** Its name in the folder of the app's assets. */
  readonly name: string
}

/** The app's own fonts. None if the app is not built here. */
export async function findFonts(webDir: string | null): Promise<FontFile[]> {
  if (webDir === null) return []
  const names = await readdir(path.join(webDir, 'assets')).catch(() => [])
  return FONTS.flatMap(({ family, style, file }) => {
    const name = names.find((one) => file.test(one))
    return name === undefined ? [] : [{ family, style, name }]
  })
}

/** The style sheet of shares and sites. `addressOf`: where a font's file is, as seen from the style sheet. */
export function lookOf(fonts: readonly FontFile[], addressOf: (name: string) => string): string {
  const faces = fonts.map(
    ({ family, style, name }) =>
      `@font-face { font-family: '${family}'; font-style: ${style}; font-weight: 200 900; font-display: swap; src: url('${addressOf(name)}') format('woff2'); }`,
  )
  return `${faces.join('\n')}\n${LOOK}`
}

/** The colors and sizes are those of the web app (`web/src/look/tokens.css`). */
const LOOK = `:root {
  color-scheme: light dark;
  --page: light-dark(#eceee6, #0f1817);
  --surface: light-dark(#f8f8f3, #172221);
  --raised: light-dark(#ffffff, #1f2c2a);
  --sunk: light-dark(#e0e4da, #0a1110);
  --line: light-dark(#cdd3c7, #2c3b38);
  --control: light-dark(#6d7d78, #75877f);
  --ink: light-dark(#14292a, #f1e9da);
  --ink-2: light-dark(#455756, #b9b9ab);
  --primary: light-dark(#11494c, #f2b873);
  --on-primary: light-dark(#ffffff, #231404);
  --link: light-dark(#0f565a, #9fd6ca);
  --bad: light-dark(#a32430, #ff9f95);
  --mark-tint: light-dark(#f6dfc6, #3b2d1b);
  --serif: 'Besley Variable', Rockwell, Georgia, serif;
  --sans: 'Atkinson Hyperlegible Next Variable', Verdana, sans-serif;
}
* { box-sizing: border-box; margin: 0; }
html { background: var(--page); color: var(--ink); font: 1.0625rem/1.625rem var(--sans); text-size-adjust: none; -webkit-text-size-adjust: none; }
body { min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column; overflow-wrap: break-word; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
a[href] { color: var(--link); }
.top, .foot { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: 0.4rem 1rem; min-height: 3.25rem; font-size: 0.9375rem; line-height: 1.25rem; color: var(--ink-2); }
.top { background: var(--surface); border-bottom: 1px solid var(--line); }
.top b, .top .name { font: 600 1.0625rem/1.3rem var(--serif); color: var(--ink); }
.top small { font-size: 0.8125rem; text-align: end; }
.foot { border-top: 1px solid var(--line); margin-top: auto; min-height: 4.5rem; }
.wordmark { display: inline-flex; align-items: center; gap: 0.6rem; font: 700 1rem/1 var(--serif); color: var(--ink); }
.wordmark path { fill: var(--primary); }
.wordmark .fold { opacity: 0.55; }
main { width: min(42rem, 100% - 2rem); margin: 1.25rem auto 2rem; }
h1 { font: 600 clamp(1.875rem, 1.5rem + 1.6vw, 2.375rem)/1.12 var(--serif); letter-spacing: -0.018em; margin: 1rem 0 0; text-wrap: balance; hyphens: auto; }
h2, .prose :is(h2, h3, h4, h5, h6) { font: 600 1.25rem/1.625rem var(--serif); margin: 1.75rem 0 0.5rem; }
.lede { font: italic 400 1.25rem/1.7rem var(--serif); color: var(--ink-2); margin: 0.4rem 0 1rem; text-wrap: pretty; }
.masthead { font: 700 1.0625rem/1.4rem var(--serif); letter-spacing: 0.04em; text-transform: uppercase; border-block: 2px solid var(--ink); padding: 0.5rem 0; text-align: center; margin-bottom: 1rem; }
.dateline { color: var(--ink-2); margin: 0.25rem 0 1rem; }
.plate { margin: 0; }
.plate img, .map img { display: block; width: 100%; height: auto; border-radius: 3px; background: var(--sunk); }
.plate img { max-height: 75vh; object-fit: cover; object-position: 50% 25%; }
.prose { font: 1.125rem/1.875rem var(--serif); margin-top: 1.25rem; text-wrap: pretty; }
.prose > * + * { margin-top: 1rem; }
.prose :is(h2, h3, h4, h5, h6) + * { margin-top: 0.5rem; }
.prose :is(ul, ol) { padding-inline-start: 1.5rem; }
.prose li + li { margin-top: 0.375rem; }
.prose blockquote { padding-inline-start: 1.5rem; color: var(--ink-2); font-style: italic; }
.prose img { max-width: 100%; height: auto; border-radius: 3px; }
.prose mark { background: var(--mark-tint); color: inherit; padding: 0 0.25rem; border-radius: 4px; }
.prose figcaption { font: 0.9375rem/1.375rem var(--sans); color: var(--ink-2); }
.prose aside, .prose [data-callout], .prose [data-embedded] { border: 1px solid var(--line); border-radius: 9px; background: var(--raised); padding: 1rem 1.25rem; }
.prose :is(aside, [data-callout], [data-embedded]) > * + * { margin-top: 0.75rem; }
.prose a[data-card] { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; align-items: center; border: 1px solid var(--line); border-radius: 9px; background: var(--raised); padding: 0.75rem; font: 1.0625rem/1.625rem var(--sans); color: var(--ink); text-decoration: none; }
.prose a[data-card] img { width: 4rem; height: 4rem; object-fit: cover; grid-row: 1 / span 2; }
.prose a[data-card] :not(img) { grid-column: 2; }
.prose a[data-card] strong { color: var(--link); text-decoration: underline; }
.prose pre { font-size: 0.9375rem; line-height: 1.375rem; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sunk); border-radius: 9px; padding: 0.75rem 1rem; }
.prose table { font: 0.9375rem/1.375rem var(--sans); border-collapse: collapse; }
.prose div:has(> table) { overflow-x: auto; }
.prose :is(th, td) { border-bottom: 1px solid var(--line); padding: 0.5rem 1.5rem 0.5rem 0; text-align: start; vertical-align: top; }
.prose hr { width: 6rem; margin: 2rem auto; border: 0; border-top: 1px solid var(--control); }
.prose li[data-task] { list-style: none; }
.facts { display: grid; grid-template-columns: minmax(6.5rem, max-content) minmax(0, 1fr); margin: 1.5rem 0 0; border-top: 1px solid var(--line); }
.facts > * { padding: 0.45rem 1rem 0.45rem 0; border-bottom: 1px solid var(--line); margin: 0; font-size: 0.9375rem; line-height: 1.375rem; min-width: 0; }
.facts dt { color: var(--ink-2); max-width: 12rem; }
.facts dt::first-letter { text-transform: uppercase; }
.ties ul { list-style: none; padding: 0; }
.ties li { padding: 0.4rem 0; border-bottom: 1px solid var(--line); }
.ties span { color: var(--ink-2); }
.map { margin: 1.25rem 0; }
.map > div { position: relative; overflow: hidden; border-radius: 3px; }
.map > div > svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
.map svg svg { overflow: visible; }
.map circle { fill: #f6efdf; stroke: #0b1718; stroke-width: 2; }
.map text { font: 700 13px/1 var(--sans); fill: #14292a; text-anchor: middle; }
.pins { columns: 2 12rem; padding-inline-start: 1.9rem; margin-top: 0.75rem; }
.pins li { break-inside: avoid; padding: 0.25rem 0 0.25rem 0.25rem; }
.pins li::marker { font-weight: 700; color: var(--ink-2); }
.rows { list-style: none; padding: 0; }
.rows a, .rows .row { display: grid; grid-template-columns: 52px minmax(0, 1fr) auto; gap: 0.85rem; align-items: center; min-height: 4.5rem; padding: 0.35rem 0; border-bottom: 1px solid var(--line); color: var(--ink); text-decoration: none; }
.rows.plain a { grid-template-columns: minmax(0, 1fr) auto; }
.rows b { display: block; font: 600 1.125rem/1.4rem var(--serif); }
.rows a:hover b { text-decoration: underline; }
.rows small { display: block; font-size: 0.9375rem; line-height: 1.25rem; color: var(--ink-2); }
.rows .go { width: 1.1rem; height: 1.1rem; fill: none; stroke: var(--ink-2); stroke-width: 2; }
.thumb { width: 52px; height: 52px; border-radius: 3px; overflow: hidden; background: var(--sunk); }
.thumb img { width: 100%; height: 100%; object-fit: cover; display: block; }
header.site { flex-wrap: wrap; padding: 0.4rem 1rem; gap: 0 1.25rem; }
header.site a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--ink); text-decoration: none; }
header.site nav { display: flex; flex-wrap: wrap; gap: 0 1.1rem; }
header.site a:hover, header.site [aria-current] { text-decoration: underline; text-underline-offset: 0.3rem; }
.sections { list-style: none; padding: 0; columns: 2 10rem; }
.sections li { break-inside: avoid; display: flex; justify-content: space-between; gap: 1rem; border-bottom: 1px solid var(--line); }
.sections a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.sections span { align-self: center; color: var(--ink-2); }
.timeline { list-style: none; padding: 0; margin-top: 1rem; }
.timeline li { border-inline-start: 2px solid var(--control); padding: 0.25rem 0 1.1rem 1rem; }
.timeline span { display: block; font-size: 0.9375rem; color: var(--ink-2); }
.timeline b { display: block; font: 600 1.125rem/1.5rem var(--serif); }
[hidden] { display: none !important; }
.made { font-size: 0.8125rem; color: var(--ink-2); }
.more { border-top: 2px solid var(--ink); padding-top: 0.6rem; margin-top: 2rem; }
.alone { padding: 3.5rem 0 2rem; }
.ask { display: grid; gap: 0.4rem; margin-top: 1.25rem; max-width: 24rem; }
.ask label { font-size: 0.9375rem; font-weight: 600; }
.ask input { font: inherit; min-height: 3rem; padding: 0 0.8rem; border: 1px solid var(--control); border-radius: 9px; background: var(--raised); color: var(--ink); width: 100%; }
.ask button { font: 600 1.0625rem/1.25rem var(--sans); min-height: 3rem; margin-top: 0.5rem; border: 0; border-radius: 9px; background: var(--primary); color: var(--on-primary); cursor: pointer; }
.wrong { color: var(--bad); }
@media print { html { background: #fff; color: #000; } .top, .foot, .more, .rows { display: none; } .plate img { max-height: 12cm; } }
`
