import type { EntityType } from '@waybook/contract'

import { tint, type Drawing } from './drawing.ts'

export const things = {
  quality: {
    ...tint('#d9d6c6', '#4f5a3a', '#2b3022', '#abb38e'),
    Mark: ({ ground }) => (
      <>
        <path d="M200 78 312 190 200 324 88 190Z" />
        <path d="M200 120 274 192 200 280 126 192Z" style={{ fill: ground }} />
        <circle cx="200" cy="196" r="26" />
      </>
    ),
  },
  set: {
    ...tint('#d4d6dd', '#3f4a63', '#272c38', '#9ea8c0'),
    Mark: ({ ground }) => (
      <>
        <path d="M92 96H146V316H92ZM158 96H212V316H158ZM232 112 282 98 334 300 284 314Z" />
        <path d="M104 130H134V146H104ZM170 130H200V146H170Z" style={{ fill: ground }} />
      </>
    ),
  },
  item: {
    ...tint('#e2d3bf', '#6b452a', '#372b20', '#c6a27f'),
    Mark: ({ ground }) => (
      <>
        <path d="M128 168H272L298 334H102Z" />
        <path d="M152 168V146a48 48 0 0 1 96 0v22" fill="none" stroke="currentColor" strokeWidth="16" />
        <rect x="176" y="212" width="48" height="36" rx="5" style={{ fill: ground }} />
      </>
    ),
  },
  sourcebook: {
    ...tint('#e3d5c8', '#6a3f38', '#37271f', '#c99d8c'),
    Mark: ({ ground }) => (
      <>
        <path d="M200 128C166 104 122 100 76 104V294C122 290 166 294 200 318 234 294 278 290 324 294V104C278 100 234 104 200 128Z" />
        <path
          d="M200 136V306M106 154C130 152 152 156 170 164M106 198C130 196 152 200 170 208M294 154C270 152 248 156 230 164M294 198C270 196 248 200 230 208"
          fill="none"
          strokeWidth="9"
          style={{ stroke: ground }}
        />
      </>
    ),
  },
  newsletter: {
    ...tint('#dcd9cf', '#454a48', '#2b2e2c', '#acb0a8'),
    Mark: ({ ground }) => (
      <>
        <path d="M106 82H294V322H106Z" transform="rotate(-5 200 202)" />
        <path
          d="M134 122H266M134 244H190M134 268H190M134 292H190M210 244H266M210 268H266M210 292H266"
          fill="none"
          strokeWidth="9"
          style={{ stroke: ground }}
          transform="rotate(-5 200 202)"
        />
        <path d="M134 146H266V220H134Z" style={{ fill: ground }} transform="rotate(-5 200 202)" />
      </>
    ),
  },
  note: {
    ...tint('#e0dcc8', '#565036', '#302d20', '#bdb48c'),
    Mark: ({ ground }) => (
      <>
        <path d="M112 80H250L292 122V320H112Z" />
        <path d="M250 80V122H292" style={{ fill: ground }} />
        <path
          d="M142 160H262M142 200H262M142 240H262M142 280H214"
          fill="none"
          strokeWidth="9"
          style={{ stroke: ground }}
        />
      </>
    ),
  },
  image: {
    ...tint('#cdd5de', '#34495f', '#242d38', '#97adc4'),
    Mark: ({ ground }) => (
      <>
        <path d="M86 102H314V300H86Z" />
        <path d="M108 124H292V278H108Z" style={{ fill: ground }} />
        <path d="M108 278 174 186 214 236 246 204 292 260V278Z" />
        <circle cx="248" cy="160" r="18" />
      </>
    ),
  },
  style: {
    ...tint('#dcd0d4', '#64394d', '#33262c', '#c095a8'),
    Mark: ({ ground }) => (
      <>
        <path d="M206 96C274 96 326 142 326 200 326 246 284 250 260 246 234 242 222 258 232 280 242 304 228 318 200 318 132 318 80 268 80 206 80 144 138 96 206 96Z" />
        <path
          d="M138 182a20 20 0 1 0 .1 0ZM196 134a20 20 0 1 0 .1 0ZM258 158a20 20 0 1 0 .1 0ZM146 246a20 20 0 1 0 .1 0Z"
          style={{ fill: ground }}
        />
      </>
    ),
  },
  change: {
    ...tint('#d9d8c9', '#565238', '#2f2d20', '#b5b08c'),
    Mark: () => (
      <>
        <path d="M122 262A100 100 0 1 1 200 306" fill="none" stroke="currentColor" strokeWidth="26" />
        <path d="M84 226 168 244 116 306Z" />
        <path d="M200 146V212L244 238" fill="none" stroke="currentColor" strokeWidth="18" />
      </>
    ),
  },
} satisfies Partial<Record<EntityType, Drawing>>
