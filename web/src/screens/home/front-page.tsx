import type { CampaignAbout } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { Contours } from '#look/contours.tsx'

const COLUMNS = [68, 151]
const LINES = 6
const MASTHEAD_LETTERS_MAX = 11

/**
 * A newspaper with the last word of the campaign's masthead. Its picture comes from the newest newsletter, or the campaign's cover,
 * or contour lines drawn for the campaign.
 */
export function FrontPage({ campaign }: { readonly campaign: CampaignAbout }) {
  const { data } = useOperation('listEntities', { type: 'newsletter', limit: 1 })
  const picture = data?.entities[0]?.image ?? campaign.covers.wide ?? campaign.covers.tall
  return (
    <svg viewBox="0 0 300 380" preserveAspectRatio="xMidYMid slice" className="size-full">
      <rect width="300" height="380" fill="#b9c4bd" />
      <g color="#6f8580" opacity=".45">
        <Contours seed={campaign.name} width={300} height={380} levels={9} stroke={1.3} />
      </g>
      <g transform="rotate(-6 150 200)">
        <path d="M62 74H252V332H62Z" fill="#21484a" opacity=".35" />
        <path d="M52 62H242V320H52Z" fill="#f6f1e2" />
        <path d="M68 84H226" stroke="#14292a" strokeWidth="3" />
        <text x="147" y="112" textAnchor="middle" fontWeight="800" fontSize="23" fill="#14292a" className="font-serif">
          {shortened(campaign.masthead)}
        </text>
        <path d="M68 122H226M68 126H226" stroke="#14292a" strokeWidth="1.2" />
        <g transform="translate(68 138)">
          <rect width="158" height="86" fill="#cfd3c7" />
          {picture ? (
            <image href={picture.thumbnails.medium} width="158" height="86" preserveAspectRatio="xMidYMid slice" />
          ) : (
            <svg width="158" height="86" color="#3f4f5c">
              <Contours seed={`${campaign.name} news`} width={158} height={86} levels={8} stroke={1.1} />
            </svg>
          )}
        </g>
        <path d={COLUMNS.flatMap(columnOf).join('')} fill="#7f8f8a" />
      </g>
    </svg>
  )
}

/** The masthead's last word, or "News" if that word does not fit. */
function shortened(masthead: string): string {
  const word = masthead.split(' ').at(-1) ?? ''
  return word.length > 0 && word.length <= MASTHEAD_LETTERS_MAX ? word : 'News'
}

/** Lines of print. The last line of a column is short. */
function columnOf(x: number): string[] {
  return Array.from(
    { length: LINES },
    (_, line) => `M${x} ${238 + line * 11.5}h${line === LINES - 1 ? 44 : 75}v4H${x}Z`,
  )
}
