import type { EntityType } from '@waybook/contract'

import { tint, type Drawing } from './drawing.ts'

export const eventsAndScenes = {
  event: {
    ...tint('#e6d2c6', '#7a3e33', '#3a2823', '#cf9a88'),
    Mark: () => (
      <>
        <circle cx="200" cy="210" r="62" />
        <path
          stroke="currentColor"
          strokeWidth="14"
          d="M200 92v36M200 292v36M82 210h36M282 210h36M116 126l26 26M258 268l26 26M284 126l-26 26M142 268l-26 26"
        />
      </>
    ),
  },
  scene: {
    ...tint('#cbd8da', '#23485a', '#1e3038', '#8fb2c0'),
    Mark: () => (
      <>
        <path d="M84 112H190V202H316V308H84Z" fill="none" stroke="currentColor" strokeWidth="14" />
        <path d="M190 112H316V202" fill="none" stroke="currentColor" strokeWidth="14" strokeDasharray="14 22" />
        <circle cx="136" cy="256" r="20" />
        <circle cx="254" cy="256" r="20" />
      </>
    ),
  },
} satisfies Partial<Record<EntityType, Drawing>>
