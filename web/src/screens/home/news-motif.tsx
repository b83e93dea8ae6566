import type { CampaignAbout } from '@waybook/contract'

import { Contours } from '#look/contours.tsx'

const COLUMNS = [68, 151]
const LINES = 6
const MASTHEAD_LETTERS_MAX = 11

/** A newspaper that carries the last word of the campaign's masthead. */
export function NewsMotif({ campaign }: { readonly campaign: CampaignAbout }) {
  return (
    <svg viewBox="0 0 300 380" preserveAspectRatio="xMidYMid slice" className="size-full">
      <rect width="300" height="380" fill="#a9c6bd" />
      <g color="#5f8f86" opacity=".45">
        <Contours seed="news" width={300} height={380} levels={9} stroke={1.3} />
      </g>
      <g transform="rotate(-6 150 200)">
        <path d="M62 74H252V332H62Z" fill="#21484a" opacity=".35" />
        <path d="M52 62H242V320H52Z" fill="#f6f1e2" />
        <path d="M68 84H226" stroke="#14292a" strokeWidth="3" />
        <text x="147" y="112" textAnchor="middle" fontWeight="800" fontSize="23" fill="#14292a" className="font-serif">
          {shortened(campaign.masthead)}
        </text>
        <path d="M68 122H226M68 126H226" stroke="#14292a" strokeWidth="1.2" />
        <Engraving />
        <path d={COLUMNS.flatMap(columnOf).join('')} fill="#7f8f8a" />
      </g>
    </svg>
  )
}

/** The last word of the masthead, or "News" if it does not fit. */
function shortened(masthead: string): string {
  const word = masthead.split(' ').at(-1) ?? ''
  return word.length > 0 && word.length <= MASTHEAD_LETTERS_MAX ? word : 'News'
}

/** A low sun and a lamp tower on a headland. */
function Engraving() {
  return (
    <g transform="translate(68 138) scale(.5)">
      <path d="M0 0H316V172H0Z" fill="#e39a6a" />
      <circle cx="96" cy="86" r="34" fill="#ffe2a6" />
      <path d="M0 110H316V172H0Z" fill="#3f4f5c" />
      <path
        d="M214 112 220 50H238L244 112ZM217 46H241V40H217ZM221 38 229 26 237 38ZM150 172C190 150 180 132 228 112 240 130 230 150 270 172Z"
        fill="#14292a"
      />
    </g>
  )
}

/** Lines of print; the last one of a column is short. */
function columnOf(x: number): string[] {
  return Array.from(
    { length: LINES },
    (_, line) => `M${x} ${238 + line * 11.5}h${line === LINES - 1 ? 44 : 75}v4H${x}Z`,
  )
}
