import { DEFAULT_STRAIN_THRESHOLD, SECOND_MANEUVER_STRAIN, STIMPACK_STRAIN } from '@waybook/rules'

import { NamedTexts } from './named-texts.tsx'
import { Prose } from './prose.tsx'

const rules = [
  {
    name: 'Suffering it',
    text: `A second maneuver costs ${SECOND_MANEUVER_STRAIN}. Threat, fear and hardship cost more.`,
  },
  { name: 'Shaking it off', text: `A stimpack reduces strain by ${STIMPACK_STRAIN}. Advantage recovers it too.` },
  {
    name: 'The threshold',
    text: `Whoever goes beyond it is out of the scene. It is ${DEFAULT_STRAIN_THRESHOLD} unless a sheet says otherwise.`,
  },
]

export function StrainRules() {
  return (
    <>
      <Prose>Strain is what wears you out without a wound: effort, worry, a bad night.</Prose>
      <NamedTexts items={rules} />
    </>
  )
}
