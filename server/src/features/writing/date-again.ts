import { isDeepStrictEqual } from 'node:util'

import { calendarIn } from '#campaign-folder/campaign-calendar.ts'
import { CAMPAIGN_FILE, readCampaignFile } from '#campaign-folder/campaign-file.ts'
import { faultLine, warning, type Fault } from '#campaign-folder/fault.ts'
import type { CampaignTransaction } from '#database/database.ts'

import { compileAgain } from './write-texts.ts'

/** How many lost dates are listed. */
const LISTED_MAX = 20

/**
 * Within a transaction, after `campaign.yaml` was written: recompiles the entities with a date if the calendar has changed. Warns about dates
 * that the new calendar does not have: these entities have no date until somebody fixes their texts.
 */
export async function dateAgain(tx: CampaignTransaction, before: string, now: string): Promise<Fault[]> {
  const [old, current] = [before, now].map((text) => readCampaignFile(text, null))
  if (isDeepStrictEqual(calendarIn(old?.value?.calendar), calendarIn(current?.value?.calendar))) return []
  const faults = await compileAgain(tx, await readDatedIds(tx), null)
  const place = { file: CAMPAIGN_FILE, line: current?.lineOf(['calendar']) ?? 1 }
  const lost = faults.filter(({ severity }) => severity === 'fault')
  const fix = 'write it in the new calendar'
  return lost.slice(0, LISTED_MAX).map((one) => warning(place, `a date is lost: ${faultLine(one)}`, fix))
}

/** The entities with a date, even one that could not be read so far. */
async function readDatedIds({ db, campaign }: CampaignTransaction): Promise<string[]> {
  const rows = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where((eb) =>
      eb.or([
        eb('dates', 'is not', null),
        eb('sourceText', 'like', '%\ndate:%'),
        eb('sourceText', 'like', '%\ncampaignDate:%'),
      ]),
    )
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
