import { operations } from '@waybook/contract'
import { DEFAULT_SITE } from '@waybook/server/features/site/site-options.ts'
import { writeSite } from '@waybook/server/features/site/write-site.ts'

import { CAMPAIGN_ID, ORIGIN, type TestServer } from '../../world/test-server.ts'
import { answerOf, type Ask } from './call.ts'
import type { Line } from './transcript.ts'
import { pagesOf } from './viewers.ts'

/** Requests by a visitor without cookies for every page that a share may have. They count as a player without a character. */
export async function shareLines({ app }: TestServer, gameMaster: Ask): Promise<Line[]> {
  const { pages } = answerOf(operations.previewShare, await gameMaster('previewShare', { ids: pagesOf('guest') }))
  const ids = pages.filter(({ leftOut }) => leftOut === null).map(({ id }) => id)
  const { url } = answerOf(operations.createShare, await gameMaster('createShare', { ids, campaignId: CAMPAIGN_ID }))
  const address = url.slice(ORIGIN.length)
  const lines: Line[] = []
  for (const path of ['', ...ids.map((id) => `/${id}`)]) {
    const { statusCode, body } = await app.inject({ url: address + path })
    const status = statusCode === 200 ? 'ok' : String(statusCode)
    // The secret of the address is not known to the judges, and differs in each run.
    const text = body.replaceAll(address, '/share')
    lines.push({ viewer: 'guest', name: `GET /share${path}`, params: {}, status, text })
  }
  return lines
}

/** The files of the public site. They count as answers to a player without a character. */
export async function siteLines({ services }: TestServer): Promise<Line[]> {
  const records = services.store.records(CAMPAIGN_ID)
  const lines: Line[] = []
  for await (const file of writeSite({ campaignId: CAMPAIGN_ID, records }, DEFAULT_SITE))
    if ('text' in file)
      lines.push({ viewer: 'guest', name: `GET /site/${file.path}`, params: {}, status: 'ok', text: file.text })
  return lines
}
