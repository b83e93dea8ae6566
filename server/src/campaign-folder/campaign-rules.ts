import type { Calendar, Skill } from '@waybook/rules'
import type * as z from 'zod'

import { hiddenName, type HiddenNames } from '#rich-text/hidden-sections.ts'

import { calendarIn } from './campaign-calendar.ts'
import type { campaignFields } from './campaign-file.ts'
import { skillsIn } from './campaign-skills.ts'

/** The settings of a campaign that apply to all its files. */
export interface CampaignRules {
  readonly skills: readonly Skill[]
  readonly calendar: Calendar
  /** The author's own keys that pages show as properties. */
  readonly shownKeys: ReadonlySet<string>
  /** Names that pages get from `campaign.yaml`, by the paths of their files. A file's own `name` wins. */
  readonly givenNames: ReadonlyMap<string, string>
  /** Whether players do not see pages whose files do not say who sees them. */
  readonly isHidden: boolean
  /** The names of headings, callouts, folders, tags and pages that are for the game master only. */
  readonly hidden: HiddenNames
}

/** The rules in `campaign.yaml`. `null` if it has faults. */
export function campaignRules(about: z.infer<typeof campaignFields> | null): CampaignRules {
  return {
    skills: skillsIn(about?.skills),
    calendar: calendarIn(about?.calendar),
    shownKeys: new Set(about?.properties),
    givenNames: new Map(Object.entries(about?.names ?? {})),
    isHidden: about?.defaultVisibility === 'gameMaster',
    hidden: new Set(about?.hide.map(hiddenName)),
  }
}
