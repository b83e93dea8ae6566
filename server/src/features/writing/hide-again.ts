import { readCampaignFile } from '#campaign-folder/campaign-file.ts'
import { campaignRules } from '#campaign-folder/campaign-rules.ts'
import type { CampaignTransaction } from '#database/database.ts'
import { hiddenName } from '#rich-text/hidden-sections.ts'

import { compileAgain } from './write-texts.ts'

/** Within a transaction, after `campaign.yaml` was written: recompiles the pages that have a name which is hidden now, or no longer. */
export async function hideAgain(tx: CampaignTransaction, before: string, now: string): Promise<void> {
  const [old, current] = [hiddenIn(before), hiddenIn(now)]
  const names = [...old.symmetricDifference(current)]
  if (names.length === 0) return
  const { db, campaign } = tx
  const rows = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .select(['id', 'name', 'sourcePath', 'sourceText'])
    .execute()
  const wantedLetters = names.map(lettersIn)
  const mayHave = (words: string) => {
    const letters = lettersIn(words)
    return wantedLetters.some((name) => letters.includes(name))
  }
  const wanted = rows.filter(({ name, sourcePath, sourceText }) => mayHave(`${name} ${sourcePath} ${sourceText}`))
  await compileAgain(
    tx,
    wanted.map(({ id }) => id),
    null,
  )
}

function hiddenIn(text: string): Set<string> {
  return new Set(campaignRules(readCampaignFile(text, null).value).hidden)
}

/** Marks of emphasis may be within a heading. */
function lettersIn(words: string): string {
  return hiddenName(words).replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
