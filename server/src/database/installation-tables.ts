/** The tables of the installation, which tell its campaigns apart. The rows of all others belong to one campaign. */
export interface InstallationTables {
  addedCampaign: AddedCampaignTable
  campaignHost: CampaignHostTable
  rollKey: RollKeyTable
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

/** The one key from which the secrets of rolls follow (decision 0118). It never leaves the server, except in a backup. */
interface RollKeyTable {
  /** Always 1. */
  readonly one: number
  /** 32 bytes in hex. */
  readonly key: string
}

/** The rows belong to a campaign, by its id. */
export interface OfCampaign {
  readonly campaign: string
}
