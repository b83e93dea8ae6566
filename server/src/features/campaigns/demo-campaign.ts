import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Skill } from '@waybook/rules'

import { CAMPAIGN_FILE, readCampaignFile } from '#campaign-folder/campaign-file.ts'
import { skillsIn } from '#campaign-folder/campaign-skills.ts'

/** The folder of the demo campaign, which comes with Waybook. */
export const DEMO_DIR = path.join(import.meta.dirname, '../../../../campaign')

interface DemoCampaign {
  readonly name: string
  readonly skills: readonly Skill[]
}

/** Reads the file of the demo campaign. `null` if this installation has no demo. */
export async function readDemoCampaign(folder = DEMO_DIR): Promise<DemoCampaign | null> {
  const source = await readFile(path.join(folder, CAMPAIGN_FILE), 'utf8').catch(() => null)
  const { value } = readCampaignFile(source ?? undefined, null)
  return value && { name: value.name, skills: skillsIn(value.skills) }
}
