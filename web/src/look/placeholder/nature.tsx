import type { EntityType } from '@waybook/contract'

import { tint, type Drawing } from './drawing.ts'

export const nature = {
  flora: {
    ...tint('#d0dcc6', '#33553a', '#22301f', '#97b58f'),
    Mark: ({ ground }) => (
      <>
        <path d="M200 340C200 250 200 190 200 96" fill="none" stroke="currentColor" strokeWidth="14" />
        <path d="M200 84C240 116 244 168 200 204 156 168 160 116 200 84ZM200 284C204 226 244 196 302 196 300 252 262 288 200 284ZM200 316C196 262 158 232 102 236 106 290 142 322 200 316Z" />
        <path d="M200 120V190M206 276 270 222M194 308 134 262" fill="none" strokeWidth="7" style={{ stroke: ground }} />
      </>
    ),
  },
  fauna: {
    ...tint('#e0d6c0', '#5c4a26', '#322a1a', '#c2ab78'),
    Mark: () => (
      <>
        <path d="M200 214C246 214 284 262 276 302 268 338 232 318 200 318S132 338 124 302C116 262 154 214 200 214Z" />
        <ellipse cx="166" cy="146" rx="28" ry="42" />
        <ellipse cx="234" cy="146" rx="28" ry="42" />
        <ellipse cx="104" cy="204" rx="25" ry="36" transform="rotate(-24 104 204)" />
        <ellipse cx="296" cy="204" rx="25" ry="36" transform="rotate(24 296 204)" />
      </>
    ),
  },
  biome: {
    ...tint('#c8dad4', '#1f5450', '#1a3230', '#86b8ae'),
    Mark: () => (
      <>
        <circle cx="262" cy="132" r="42" />
        <path d="M0 222C70 178 130 178 200 214S330 250 400 210V262C330 300 270 296 200 264S70 230 0 274Z" />
        <path d="M0 318C70 278 130 278 200 310S330 346 400 306V400H0Z" opacity=".62" />
      </>
    ),
  },
} satisfies Partial<Record<EntityType, Drawing>>
