import { useMutation } from '@tanstack/react-query'
import { CAMPAIGN_NAME_MAX, IMPORT_MAX_BYTES, IMPORT_PATH, importPlan, Problem } from '@waybook/contract'
import { freshHome } from '@waybook/messages/freshHome'
import { useState } from 'react'

import { call } from '#api/call.ts'
import { upload } from '#api/upload.ts'

/** How many names are tried for the new campaign. */
const NAMES_MAX = 9

/** Creates a campaign named after a file, uploads the file to it, and opens its import page. An unreadable file leaves no campaign. */
export function useBringFile() {
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number } | null>(null)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > IMPORT_MAX_BYTES)
        throw new Error(freshHome.tooLarge({ megabytes: IMPORT_MAX_BYTES / 1024 / 1024 }))
      setSending({ name: file.name, share: 0 })
      const { name, campaignId, path } = await createNamed(nameFor(file))
      try {
        const answer = await upload({
          path: IMPORT_PATH,
          file,
          to: path.replace(/\/$/, ''),
          onProgress: (share) => setSending({ name: file.name, share }),
          signal: new AbortController().signal,
        })
        const { importId, faults } = importPlan.parse(JSON.parse(answer))
        if (importId === null) throw new Problem('bad-params', faults[0]?.message ?? freshHome.unreadable())
        return `${path}admin/import#${new URLSearchParams({ upload: importId, title: file.name }).toString()}`
      } catch (problem) {
        await takeBack({ name, campaignId })
        throw problem
      }
    },
    // Each campaign is an app of its own, so the page loads again.
    onSuccess: (address) => location.assign(address),
  })
  return { bring: mutate, sending: isPending || isSuccess ? sending : null, error }
}

function nameFor({ name }: File): string {
  const written = name.replace(/\.[a-z\d]{1,8}$/i, '').trim()
  return (written || freshHome.myCampaign()).slice(0, CAMPAIGN_NAME_MAX - 2)
}

async function createNamed(name: string, number = 1) {
  const tried = number === 1 ? name : `${name} ${number}`
  try {
    return { name: tried, ...(await call('createCampaign', { name: tried, skills: 'standard', force: false })) }
  } catch (error) {
    if (!(error instanceof Problem) || error.id !== 'conflict' || number === NAMES_MAX) throw error
    return await createNamed(name, number + 1)
  }
}

/** Removes the campaign again, and returns the demo to the list, which its creation has put away. */
async function takeBack({ name, campaignId }: { readonly name: string; readonly campaignId: string }): Promise<void> {
  await call('removeCampaign', { id: campaignId, name })
  const { campaigns } = await call('listCampaigns', {})
  const demo = campaigns.find(({ isDemo, isPutAway }) => isDemo && isPutAway)
  if (demo) await call('putCampaignAway', { id: demo.campaignId, away: false })
}
