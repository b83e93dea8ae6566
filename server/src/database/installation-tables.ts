/** The tables of the installation, which tell its campaigns apart. The rows of all others belong to one campaign. */
export interface InstallationTables {
  addedCampaign: AddedCampaignTable
  campaignHost: CampaignHostTable
}

/** The campaigns beside the default one, which needs no row. */
interface AddedCampaignTable {
  readonly campaign: string
  /** Milliseconds since 1970. */
  readonly addedAt: number
}

/** Where an added campaign answers. All other hosts belong to the default campaign. */
interface CampaignHostTable {
  readonly campaign: string
  /** A name in lower case, without a port. */
  readonly host: string
}

/** The rows belong to a campaign, by its id. */
export interface OfCampaign {
  readonly campaign: string
}
