/** The tables of the installation. In all other tables, each row belongs to one campaign. */
export interface InstallationTables {
  addedCampaign: AddedCampaignTable
  campaignHost: CampaignHostTable
  rollKey: RollKeyTable
  pushKey: PushKeyTable
}

/** The campaigns except the default one, which needs no row. */
interface AddedCampaignTable {
  readonly campaign: string
  /** Milliseconds since 1970. */
  readonly addedAt: number
}

/** The hosts of added campaigns. All other hosts belong to the default campaign. */
interface CampaignHostTable {
  readonly campaign: string
  /** A lowercase name without a port. */
  readonly host: string
}

/** The key that the secrets of rolls are derived from (decision 0118). It leaves the server only in a backup. */
interface RollKeyTable {
  /** Always 1. */
  readonly one: number
  /** 32 bytes in hex. */
  readonly key: string
}

/** The key pair that signs push messages (decision 0254). Browsers accept messages to their subscriptions only with it. */
interface PushKeyTable {
  /** Always 1. */
  readonly one: number
  /** In base64url, as browsers expect it. */
  readonly publicKey: string
  /** The sealed private key. */
  readonly sealed: string
}

/** A row that belongs to a campaign, by the campaign's id. */
export interface OfCampaign {
  readonly campaign: string
}
