import type { TextFinding } from '@waybook/contract'
import { campaignForm } from '@waybook/messages/campaignForm'

import { TextField } from '#ui/field/text-field.tsx'

import type { SetField } from './campaign-edits.ts'
import { DiceChoice } from './dice-choice.tsx'
import { RelationshipNames } from './relationship-names.tsx'
import { SkillsList } from './skills-list.tsx'

/** The text fields. */
const texts = [
  { key: 'name', label: () => campaignForm.name(), max: 100, brief: true },
  {
    key: 'tagline',
    label: () => campaignForm.tagline(),
    max: 300,
    brief: true,
    hint: () => campaignForm.taglineHint(),
  },
  { key: 'region', label: () => campaignForm.region(), max: 100, brief: true, hint: () => campaignForm.regionHint() },
  {
    key: 'masthead',
    label: () => campaignForm.masthead(),
    max: 100,
    brief: false,
    hint: () => campaignForm.mastheadHint(),
  },
  { key: 'accent', label: () => campaignForm.accent(), max: 7, brief: false, hint: () => campaignForm.accentHint() },
  { key: 'cover', label: () => campaignForm.cover(), max: 500, brief: false, hint: () => campaignForm.coverHint() },
  {
    key: 'coverTall',
    label: () => campaignForm.coverTall(),
    max: 500,
    brief: false,
    hint: () => campaignForm.coverHint(),
  },
] as const

interface CampaignFieldsProps {
  readonly fields: Readonly<Record<string, unknown>>
  /** Shows only the fields for a new campaign. */
  readonly brief: boolean
  readonly findings: readonly TextFinding[]
  readonly onSet: SetField
}

/** The fields of `campaign.yaml` as a form. */
export function CampaignFields({ fields, brief, findings, onSet }: CampaignFieldsProps) {
  return (
    <>
      {texts
        .filter((field) => field.brief || !brief)
        .map(({ key, label, max, ...field }) => (
          <TextField
            key={key}
            label={label()}
            maxLength={max}
            value={shown(fields[key])}
            onChange={({ target }) => onSet([key], target.value || undefined)}
            {...('hint' in field && { hint: field.hint() })}
          />
        ))}
      {brief ? null : (
        <>
          <RelationshipNames
            names={fields['relationships']}
            onChange={(names) => onSet(['relationships'], Object.keys(names).length === 0 ? undefined : names)}
          />
          <DiceChoice dice={fields['dice']} points={fields['points']} onSet={onSet} />
          <SkillsList written={fields['skills']} findings={findings} onSet={onSet} />
        </>
      )}
    </>
  )
}

const shown = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
