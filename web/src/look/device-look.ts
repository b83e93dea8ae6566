import { removeStored, writeStored } from '#stores/device-storage.ts'

/** What users choose for this device beside the color scheme. The first value of each is what pages have without a choice. */
export const deviceLooks = {
  'text-size': ['normal', 'large', 'larger'],
  spacing: ['normal', 'wide'],
  /** `device`: more if the device asks for it. */
  contrast: ['device', 'more'],
  /** `device`: less if the device asks for it. */
  motion: ['device', 'less'],
} as const

export type DeviceLook = keyof typeof deviceLooks

export function chosenLook(look: DeviceLook): string {
  return document.documentElement.getAttribute(`data-${look}`) ?? deviceLooks[look][0]
}

/** Changes the page at once, and those opened later: `public/scheme.js` sets the attributes before the first paint. */
export function chooseLook(look: DeviceLook, value: string): void {
  const isDefault = value === deviceLooks[look][0]
  if (isDefault) document.documentElement.removeAttribute(`data-${look}`)
  else document.documentElement.setAttribute(`data-${look}`, value)
  if (isDefault) removeStored('localStorage', `waybook-${look}`)
  else writeStored('localStorage', `waybook-${look}`, value)
}

/** Whether the user or the device asks for less motion. */
export function prefersReducedMotion(): boolean {
  return chosenLook('motion') === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
