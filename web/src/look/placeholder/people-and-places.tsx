import type { EntityType } from '@waybook/contract'

import { tint, type Drawing } from './drawing.ts'

export const peopleAndPlaces = {
  character: {
    ...tint('#c9d6cf', '#234a4b', '#1d3534', '#8fb3ab'),
    Mark: () => (
      <path d="M200 112a58 58 0 1 1 0 116 58 58 0 0 1 0-116ZM82 400C86 316 132 262 200 262S314 316 318 400Z" />
    ),
  },
  identity: {
    ...tint('#d5d0d8', '#4b3f5c', '#2c2833', '#a99db8'),
    Mark: ({ ground }) => (
      <>
        <path d="M84 150C130 168 168 158 200 140 232 158 270 168 316 150 322 222 292 272 246 272 222 272 210 254 200 240 190 254 178 272 154 272 108 272 78 222 84 150Z" />
        <path
          d="M118 200C134 186 158 188 172 206 156 218 132 218 118 200ZM282 200C266 186 242 188 228 206 244 218 268 218 282 200Z"
          style={{ fill: ground }}
        />
      </>
    ),
  },
  location: {
    ...tint('#d8d9c4', '#4a5a34', '#2a3124', '#a3ae88'),
    Mark: () => (
      <>
        <path d="M40 318 150 150 204 232 246 176 360 318Z" />
        <path d="M196 92V150" strokeWidth="8" stroke="currentColor" />
        <path d="M200 92 246 108 200 124Z" />
      </>
    ),
  },
  organization: {
    ...tint('#d3d3dc', '#3d4467', '#272a38', '#9fa6c4'),
    Mark: ({ ground }) => (
      <>
        <path d="M200 84 300 118V212C300 280 254 318 200 342 146 318 100 280 100 212V118Z" />
        <path d="M200 134 218 184H270L228 216 244 268 200 236 156 268 172 216 130 184H182Z" style={{ fill: ground }} />
      </>
    ),
  },
  talent: {
    ...tint('#dfd3c6', '#63492f', '#332a20', '#c0a486'),
    Mark: ({ ground }) => (
      <>
        <path d="M200 72 232 152 318 158 252 212 274 296 200 250 126 296 148 212 82 158 168 152Z" />
        <circle cx="200" cy="190" r="30" style={{ fill: ground }} />
        <path d="M150 332H250V352H150Z" />
      </>
    ),
  },
  archetype: {
    ...tint('#d3d8cf', '#41584a', '#26332b', '#9fb5a4'),
    Mark: () => (
      <path d="M150 96a44 44 0 1 1 0 88 44 44 0 0 1 0-88ZM250 96a44 44 0 1 1 0 88 44 44 0 0 1 0-88ZM56 350C60 262 96 206 150 206 172 206 189 215 200 230 211 215 228 206 250 206 304 206 340 262 344 350Z" />
    ),
  },
  career: {
    ...tint('#dcd4c2', '#5d4d2e', '#31291c', '#bca77f'),
    Mark: ({ ground }) => (
      <>
        <path d="M84 150H316V320H84Z" />
        <path d="M150 150V112H250V150" strokeWidth="18" stroke="currentColor" fill="none" />
        <path d="M84 222H316V234H84ZM184 210H216V250H184Z" style={{ fill: ground }} />
      </>
    ),
  },
  critical: {
    ...tint('#e2cfca', '#7a3529', '#3a211c', '#cf9a8d'),
    Mark: () => (
      <path d="M204 76 186 168 262 150 214 214 312 240 214 256 250 336 186 268 122 330 148 246 74 222 158 196 118 120 178 168Z" />
    ),
  },
} satisfies Partial<Record<EntityType, Drawing>>
