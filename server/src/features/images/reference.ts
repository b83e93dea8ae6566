/** Separates a campaign's id, which contains no dot, from a job's id. */
const BETWEEN = '.'

/** The image service's name for a job. All campaigns share one callback address, so the reference contains the campaign's id. */
export function orderReference(campaignId: string, defaultCampaign: string, jobId: string): string {
  return campaignId === defaultCampaign ? jobId : `${campaignId}${BETWEEN}${jobId}`
}

export function readReference(
  reference: string,
  defaultCampaign: string,
): { readonly campaignId: string; readonly jobId: string } {
  const at = reference.indexOf(BETWEEN)
  if (at === -1) return { campaignId: defaultCampaign, jobId: reference }
  return { campaignId: reference.slice(0, at), jobId: reference.slice(at + 1) }
}
