/** Separates a campaign's id, which has none, from that of a job. */
const BETWEEN = '.'

/** The reference by which the image service names a job. Its address is the same for all campaigns, so the reference says which one it is. */
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
