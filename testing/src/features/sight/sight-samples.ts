import type { TokenSight } from '@waybook/contract'

const torch: TokenSight = { sees: true, range: 12, darkRange: 2, light: { bright: 3, dim: 6 } }

export const sightSamples = {
  'setSight.change': [{ on: true }, { groups: 'own', dark: true }, { on: false }],
  'forgetSeen.group': [undefined, 'party'],
  'setTokenSight.sight': [torch, null],
}
